# SPDX-License-Identifier: MIT
"""The painters of a variant's figures: they paint values, and know no kind of constraint."""
