# SPDX-License-Identifier: MIT
"""The command line, one file a verb; no Qt."""
