# SPDX-License-Identifier: MIT
"""The guide: its pages, which are files in resources/guide, and the tables on them."""
