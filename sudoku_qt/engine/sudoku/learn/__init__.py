# SPDX-License-Identifier: MIT
"""The course: lessons, exercises, and positions in which a player finds a technique.

The entry points are `lessons.course.COURSE`, `examples.pool.positions`, and `exercises` with the
judge of its answers.
"""
