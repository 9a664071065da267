# SPDX-License-Identifier: MIT
"""What everybody needs who has to do with the library: the way to it, and what a game gives it."""
