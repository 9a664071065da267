# SPDX-License-Identifier: MIT
"""The guide as a page of the window: contents, text, and the way back."""
