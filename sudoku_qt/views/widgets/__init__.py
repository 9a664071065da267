# SPDX-License-Identifier: MIT
"""Small widgets of which everything else consists."""
