# SPDX-License-Identifier: MIT
"""The cards about a variant's rules beside the board."""
