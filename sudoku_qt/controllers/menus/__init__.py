# SPDX-License-Identifier: MIT
"""The menus, made from the tables of actions."""
