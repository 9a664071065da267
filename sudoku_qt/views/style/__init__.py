# SPDX-License-Identifier: MIT
"""The program's design of Qt's own controls, painted in the colours of a theme."""
