# SPDX-License-Identifier: MIT
"""The menus, as the tables of actions say: what does an action, and where it stands."""
