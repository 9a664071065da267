# SPDX-License-Identifier: MIT
"""The tests, in the same folders as what they test."""
