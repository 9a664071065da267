# SPDX-License-Identifier: MIT
"""Test cases for techniques, one a line, and the codes of the published library of cases."""
