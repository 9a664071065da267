# SPDX-License-Identifier: MIT
"""Reviews: when a technique that was learned comes back, and the position that it comes in."""
