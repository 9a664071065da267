# SPDX-License-Identifier: MIT
"""What a setter sees of a survey: cell by cell, and in which layers."""
