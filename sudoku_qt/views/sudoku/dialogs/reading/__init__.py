# SPDX-License-Identifier: MIT
"""The dialogs that show what was read, from a picture or a text, before it is used."""
