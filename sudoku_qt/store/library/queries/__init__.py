# SPDX-License-Identifier: MIT
"""How queries are answered, and the library counted."""
