# SPDX-License-Identifier: MIT
"""Learning: the course, positions in which to find a technique oneself, and what is said of it.

Others use `course.COURSE`, `pool.positions` and what an exercise is and how it is judged.
"""
