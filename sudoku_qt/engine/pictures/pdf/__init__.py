# SPDX-License-Identifier: MIT
"""PDF documents, whose pages another process draws: whatever they hold, it is held to limits.

`pages` starts it and takes what it drew, `drawing` is what it does, and `limits` what it may use.
"""
