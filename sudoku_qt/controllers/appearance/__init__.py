# SPDX-License-Identifier: MIT
"""The language, theme and size of everything shown."""
