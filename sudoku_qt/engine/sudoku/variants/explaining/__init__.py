# SPDX-License-Identifier: MIT
"""Why a rule excludes what a step says: bounds, partners, sets and ways, as data and in words."""
