# SPDX-License-Identifier: MIT
"""Long work, one file a kind."""
