# SPDX-License-Identifier: MIT
"""The file of the library: its tables, its connections, and its faults."""
