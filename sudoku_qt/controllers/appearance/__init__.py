# SPDX-License-Identifier: MIT
"""Language, theme and size of everything that is shown."""
