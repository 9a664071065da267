# SPDX-License-Identifier: MIT
"""Games and files: opened, saved, kept, found again, never lost."""
