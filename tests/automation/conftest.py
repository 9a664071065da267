# SPDX-License-Identifier: MIT
"""The robot drives the whole program that the tests of the controllers make."""

from tests.controllers.conftest import begin, program
from tests.owners import *  # noqa: F403 - pytest looks for fixtures here

__all__ = ["begin", "program"]
