# SPDX-License-Identifier: MIT
"""Lists and tables of lines, and the field that searches them."""
