# SPDX-License-Identifier: MIT
"""The choice of a language: which of those that the program speaks is nearest to a wanted one."""

from collections.abc import Iterable, Sequence
from typing import TextIO

ENGLISH = "en"
SAMPLE = "数独"
"""What a console has to be able to carry before it is spoken to in another language."""
WIDE = frozenset({"ja", "zh"})
TRADITIONAL = frozenset({"TW", "HK", "MO", "Hant"})


def best_language(preferred: Iterable[str], spoken: Sequence[str]) -> str:
    """The first wanted language that the program speaks, or else English.

    Wanted languages are named as systems name them: "zh-Hans-CN", "zh_CN.UTF-8", "en".
    """
    for name in preferred:
        first, *others = name.partition(".")[0].replace("-", "_").split("_")
        if first == "zh" and TRADITIONAL & set(others):
            continue
        for language in spoken:
            if language.split("_")[0] == first:
                return language
    return ENGLISH


def has_wide_signs(language: str) -> bool:
    """Whether a language has punctuation as wide as its letters, and no spaces between words."""
    return language.partition("_")[0] in WIDE


def can_be_shown(*streams: TextIO | None) -> bool:
    """Whether texts in other languages than English can be written to these streams."""
    try:
        for stream in streams:
            SAMPLE.encode(getattr(stream, "encoding", None) or "ascii")
    except UnicodeEncodeError:
        return False
    return True
