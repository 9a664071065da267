# SPDX-License-Identifier: MIT
"""Hints that teach: what is amiss, the next step in four stages, why something is so, looking back.

`advice` says what helps now, `stages` and `walk` tell a step bit by bit, `why` proves one candidate
or digit, and `analysis` goes through a finished game. Nothing here looks at a clock.
"""
