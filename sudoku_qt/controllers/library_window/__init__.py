# SPDX-License-Identifier: MIT
"""The library in the window: what lies in it is listed, found, changed, and opened."""
