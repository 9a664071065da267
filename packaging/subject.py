# SPDX-License-Identifier: MIT
"""Refuses a commit whose subject is longer than 72 characters; pre-commit hands it the message.

python packaging/subject.py FILE
"""

import sys
from pathlib import Path

MOST = 72
"""So long a line is shown whole by whatever lists commits."""


def fault(message: str) -> str:
    """What is wrong with the subject of a message; nothing where it is right."""
    lines = [line for line in message.splitlines() if not line.startswith("#")]
    subject = lines[0].strip() if lines else ""
    if not subject:
        return "The first line of the message, its subject, is empty."
    if len(subject) > MOST:
        return f"The subject has {len(subject)} characters, more than {MOST}: {subject}"
    if len(lines) > 1 and lines[1].strip():
        return "The line below the subject is to be empty."
    return ""


def main() -> int:
    """Judge the message in the file that is named."""
    found = fault(Path(sys.argv[1]).read_text(encoding="utf-8"))
    if found:
        print(found, file=sys.stderr)
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
