# SPDX-License-Identifier: MIT
"""One design language for Qt's own controls: what each is made of, in the colours of a theme."""
