# SPDX-License-Identifier: MIT
"""Pages of paper: painted, written to files and printers, and looked at before that."""
