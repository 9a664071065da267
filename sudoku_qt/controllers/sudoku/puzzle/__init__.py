# SPDX-License-Identifier: MIT
"""The puzzle of a game: asked for and made, typed in, looked at, graded, and told on its card."""
