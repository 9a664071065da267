# SPDX-License-Identifier: MIT
"""PDF pages, drawn by a separate process under limits on time and memory.

`pages` starts the process and takes its pages, `drawing` is what it runs, `limits` are its limits.
"""
