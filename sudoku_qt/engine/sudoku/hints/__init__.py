# SPDX-License-Identifier: MIT
"""Hints that teach: mistakes, the next step in four stages, proofs of a digit, reviews of a game.

`advice` decides what helps now, `stages` and `walk` explain a step bit by bit, `why` proves one
candidate or digit, and `analysis` reviews a finished game. Nothing here reads a clock.
"""
