# SPDX-License-Identifier: MIT
"""The library in the window: what is played reaches it, and is found and opened there."""
