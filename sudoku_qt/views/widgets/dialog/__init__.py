# SPDX-License-Identifier: MIT
"""What dialogs alone are made of: their questions, their choices and the buttons below."""
