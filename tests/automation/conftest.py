# SPDX-License-Identifier: MIT
"""The robot drives the whole program that the tests of the controllers make."""

from tests.controllers.conftest import begin, program  # noqa: F401 - fixtures go by their names
