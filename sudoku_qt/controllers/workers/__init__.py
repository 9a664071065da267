# SPDX-License-Identifier: MIT
"""Long work, a module for each kind."""
