# SPDX-License-Identifier: MIT
"""A fault: a sentence about bad input, its blanks kept apart so that any language can say it."""


class Fault(Exception):
    """Something a user gave us that cannot be used: what is wrong, where, and what to do.

    `template` is the English sentence with `{blanks}`; it is also the key under which the
    window finds the sentence in the player's language. `facts` fill the blanks; a fact that is
    itself a `Fault` is said in the same language. `str()` gives the English sentence.
    """

    def __init__(self, template: str, **facts: object) -> None:
        super().__init__(template)
        self.template = template
        self.facts = facts

    def __str__(self) -> str:
        return self.template.format(**self.facts)
