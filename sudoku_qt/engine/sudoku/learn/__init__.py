# SPDX-License-Identifier: MIT
"""Learning: the course, positions in which to find a technique oneself, and what is said of it.

Others use `lessons.course.COURSE`, `examples.pool.positions`, what an exercise is and how it is
judged.
"""
