# SPDX-License-Identifier: MIT
"""The plan of a worksheet: which puzzle is where on which page, in points; without Qt."""
