# SPDX-License-Identifier: MIT
"""The grids of a picture: where they are, how they lie, and what is drawn in them but digits."""
