# SPDX-License-Identifier: MIT
"""The signatures of picture files, without the imports that decoding needs."""

MAX_BYTES = 64 * 2**20
"""Larger files are not decoded."""
PDF = b"%PDF-"
_SIGNATURES = (b"\x89PNG\r\n", b"\xff\xd8\xff", b"GIF8", b"II*\0", b"MM\0*", PDF)


def is_picture(head: bytes) -> bool:
    """Whether a file that begins so is a picture that can be read, or a PDF."""
    if head.startswith(b"BM"):
        return b"\0" in head[6:10]  # two letters alone may begin any text
    if head.startswith(b"RIFF"):
        return head[8:12] == b"WEBP"
    return head.startswith(_SIGNATURES)
