# SPDX-License-Identifier: MIT
"""The spaces of a sentence that was put together from parts."""

import re

HAN, FULL = "\u4e00-\u9fff", "、，。：；？！（）"
NEEDLESS = re.compile(rf"\s+(?=[{FULL}])|(?<=[{FULL}])\s+|(?<=[{HAN}])\s+(?=[{HAN}“])")
BESIDE_LATIN = re.compile(rf"(?<=[{HAN}])(?=[A-Za-z0-9])|(?<=[A-Za-z0-9])(?=[{HAN}])")


def spaced(text: str) -> str:
    """A sentence with spaces as Chinese has them: beside Latin words, and none at punctuation.

    A part is translated for itself, and does not know what it will stand beside. English is only
    freed of spaces at its ends.
    """
    return BESIDE_LATIN.sub(" ", NEEDLESS.sub("", text.strip()))
