# SPDX-License-Identifier: MIT
"""Solving as a person does: a board of candidates, techniques, and the ladder that orders them.

The entry points are `techniques.LADDER`, `path` to follow it, `step.Step` for the result of a
technique, and `pages` for its words. `search` holds the searches that several techniques share.
"""
