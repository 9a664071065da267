# SPDX-License-Identifier: MIT
"""Of marks that should be a pattern of one kind, a module each: what they lack of it."""
