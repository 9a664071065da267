# SPDX-License-Identifier: MIT
"""The wiring: what the user asks for becomes moves and jobs."""
