# SPDX-License-Identifier: MIT
"""How queries are answered, and how the library is counted."""
