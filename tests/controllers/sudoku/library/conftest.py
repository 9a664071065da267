# SPDX-License-Identifier: MIT
"""Nothing of the library is found out, or taken over, before a test asks for it."""

from tests.controllers.library_window.conftest import unhurried

__all__ = ["unhurried"]
