# SPDX-License-Identifier: MIT
"""What the tests of the models stand on: whose a timer is."""

from tests.english_forms import *  # noqa: F403 - pytest looks for fixtures here
from tests.owners import *  # noqa: F403 - pytest looks for fixtures here
