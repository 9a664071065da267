# SPDX-License-Identifier: MIT
"""Pages on paper: painting, files and printers, and the workshop with its preview."""
