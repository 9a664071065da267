# SPDX-License-Identifier: MIT
"""Keys of the keyboard: their names, notation and drawing."""
