# SPDX-License-Identifier: MIT
"""How a person solves: a board of candidates, techniques, and the ladder that puts them in order.

Others use `techniques.LADDER`, `path` to follow it, `step.Step` for what a technique says, and
`pages` for its words. `search` holds the searches that several techniques share.
"""
