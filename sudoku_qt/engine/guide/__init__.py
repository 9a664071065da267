# SPDX-License-Identifier: MIT
"""The guide: its pages as they lie in resources/guide, and tables that stand on them."""
