# SPDX-License-Identifier: MIT
"""The program's own document: any game with its whole history, as a JSON file.

The file is made to be read by people and compared line by line: a fixed order of keys, ASCII
digits, one move a line. A move is preceded by the node that it was played from only where a branch
begins ("12> r1c2=4"); `times` holds the time played at each move. The bookmarks of the history
stand beside them, and the player's cell at the top. `version` is [major, minor]: a reader takes
every minor version of a major version it knows, and writes back the keys it does not know; a newer
major version is refused. A file has the lowest major version that can hold its game. The full
format is `resources/schemas/game-4.schema.json`.

The file is not trusted: its size, its depth and every length are bounded before they are used, and
what it holds twice (the state, and the moves that lead to it) has to agree.
"""

import codecs
from collections.abc import Container, Iterable
from dataclasses import dataclass, field, replace
from itertools import chain, repeat
from typing import Any, Generic, TypeAlias

from sudoku_qt.engine.bookmarks import (
    NO_BOOKMARKS,
    WORDS,
    Bookmarks,
    read_bookmarks,
    write_bookmarks,
)
from sudoku_qt.engine.game import Game, Json, MoveT, Section, SetupT, StateT
from sudoku_qt.engine.history import History, Node
from sudoku_qt.engine.json_text import JsonFault, read_json, text_of
from sudoku_qt.engine.message import Fault, Message

FORMAT = "sudoku-qt.game"
MAJOR = 4
"""The newest major version: with variations of a game, comments and marks; 3 has the rules of
variants, 2 corner notes, colours, and titles as moves."""
NOTED = 4
"""The major version of a game with variations, comments or marks."""
MINOR = 5
"""The newest minor version of each major version: with checkpoints, a hypothesis, the cursor, hints
shown, the title of a puzzle being composed, and the grade of the last level."""
MAX_BYTES = 16 * 2**20
MAX_DEPTH = 20
MAX_READ_MOVES = 100_000
MAX_WRITTEN_MOVES = 20_000
MAX_WRITTEN_TREE = MAX_READ_MOVES
"""The most moves of a game with variations: none of them is an old one."""
MAX_REPLAYED = 2 * 2**20
"""The most characters of moves that are replayed: more than any game has, and quickly done."""
MAX_ELAPSED_MS = 10 * 365 * 24 * 3_600_000
MAX_CURSOR = 999
_KNOWN = (
    "format", "version", "app", "game", "setup", "elapsed_ms", "turn_ms", "cursor", "state",
    "history",
)  # fmt: skip
_KNOWN_HISTORY = ("base", "at", "moves", "times", *WORDS)


class DocumentFault(Fault):
    """The document cannot be opened."""


@dataclass(frozen=True)
class Document:
    """A document as it stands in the file, before a game has interpreted it.

    `moves` are words, perhaps preceded by the number of their parent; `times` is the time played at
    each, in milliseconds, as far as known; `base` is the state in which they begin if that is not
    the game's start; `at` is the current node; `turn_ms` is the part of the time played that
    belongs to the current turn, in games with turns; `cursor` is the player's cell. Unknown keys of
    the file and of its history are kept beside the known ones.
    """

    game: str
    setup: Section
    state: Section
    moves: tuple[str, ...] = ()
    times: tuple[int, ...] = ()
    at: int = 0
    base: Section | None = None
    elapsed_ms: int = 0
    turn_ms: int | None = None
    cursor: int | None = None
    bookmarks: Bookmarks = NO_BOOKMARKS
    app: str = ""
    major: int = 1
    unknown: Section = field(default_factory=dict)
    unknown_history: Section = field(default_factory=dict)


@dataclass(frozen=True)
class Opened(Generic[SetupT, StateT, MoveT]):
    """A document as its game interprets it. `notices` tell what had to be dropped."""

    setup: SetupT
    history: History[StateT, MoveT]
    elapsed_ms: int
    document: Document
    notices: tuple[Message, ...] = ()


AnyOpened: TypeAlias = Opened[Any, Any, Any]
"""A document of any game."""


def write(document: Document) -> bytes:
    """The bytes of the file of a document."""
    whole: Section = {
        "format": FORMAT,
        "version": [document.major, MINOR],
        "app": document.app,
        "game": document.game,
        "setup": document.setup,
        "elapsed_ms": document.elapsed_ms,
        **({} if document.turn_ms is None else {"turn_ms": document.turn_ms}),
        **({} if document.cursor is None else {"cursor": document.cursor}),
        "state": document.state,
        "history": {
            **({} if document.base is None else {"base": document.base}),
            "at": document.at,
            "moves": list(document.moves),
            **({"times": list(document.times)} if any(document.times) else {}),
            **write_bookmarks(document.bookmarks),
            **document.unknown_history,
        },
        **document.unknown,
    }
    return text_of(whole).encode() + b"\n"


def read(data: bytes) -> Document:
    """Read the bytes of a file. Raises `DocumentFault`, which tells what is wrong with them."""
    whole = _parse(data)
    if whole.get("format") != FORMAT:
        raise DocumentFault("This is not a game saved by this program.")
    _check_version(whole)
    history = _section(whole, "history")
    moves = history.get("moves")
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        raise DocumentFault("The file is damaged: its list of moves cannot be read.")
    if len(moves) > MAX_READ_MOVES:
        raise DocumentFault("The file has more than {limit} moves.", limit=f"{MAX_READ_MOVES:,}")
    elapsed_ms = _number(whole, "elapsed_ms", MAX_ELAPSED_MS)
    turn_ms = _number(whole, "turn_ms", MAX_ELAPSED_MS) if "turn_ms" in whole else None
    game = whole.get("game")
    app = whole.get("app", "")
    return Document(
        game=game if isinstance(game, str) else "",
        setup=_section(whole, "setup"),
        state=_section(whole, "state"),
        moves=tuple(str(move) for move in moves),
        times=_times(history),
        at=_number(history, "at", MAX_READ_MOVES),
        base=_section(history, "base") if "base" in history else None,
        elapsed_ms=elapsed_ms,
        turn_ms=None if turn_ms is None else min(turn_ms, elapsed_ms),
        cursor=_cursor(whole.get("cursor")),
        bookmarks=read_bookmarks(history),
        app=app if isinstance(app, str) else "",
        major=_major(whole),
        unknown=_unknown(whole, _KNOWN),
        unknown_history=_unknown(history, _KNOWN_HISTORY),
    )


def refuse_newer(data: bytes) -> None:
    """Raise `DocumentFault` if the document was written by a newer program; check nothing else."""
    try:
        whole = _parse(data)
    except DocumentFault:
        return
    if whole.get("format") == FORMAT and _major(whole) > MAJOR:
        raise _newer(whole)


def is_document(head: bytes) -> bool:
    """Whether the first bytes of a file look like a document of ours."""
    start = head.removeprefix(codecs.BOM_UTF8).lstrip()
    return start.startswith(b"{") and FORMAT.encode() in start[:200]


def pack(
    game: Game[SetupT, StateT, MoveT],
    setup: SetupT,
    history: History[StateT, MoveT],
    elapsed_ms: int,
    *,
    app: str = "",
    before: Document | None = None,
) -> Document:
    """A game as a document. `before` is the document it was read from, whose unknown keys stay."""
    history = history.folded(MAX_WRITTEN_TREE if game.has_variations else MAX_WRITTEN_MOVES)
    nodes = history.nodes
    first = nodes[0].state
    written = Document(
        game=game.name,
        setup=game.write_setup(setup),
        state=game.write_state(setup, history.state),
        moves=tuple(move_words(game, setup, nodes)),
        times=tuple([node.elapsed_ms for node in nodes[1:]]),
        at=history.at,
        bookmarks=replace(history.bookmarks, ahead=_ahead(history)),
        base=None if first == game.start(setup) else game.write_state(setup, first),
        elapsed_ms=elapsed_ms,
        app=app,
        major=NOTED
        if has_notes(game, history)
        else game.major_version(first, [node.move for node in nodes if node.move is not None]),
    )
    return written if before is None else _with_unknown(game, setup, written, before)


def has_notes(game: Game[SetupT, StateT, MoveT], history: History[StateT, MoveT]) -> bool:
    """Whether a history has variations, comments or marks, in a game that has such."""
    noted = bool(history.bookmarks.notes or history.bookmarks.main)
    parents = enumerate(node.parent for node in history.nodes)
    return noted or (
        game.has_variations and any(parent != number - 1 for number, parent in parents)
    )


def _with_unknown(
    game: Game[SetupT, StateT, MoveT], setup: SetupT, written: Document, before: Document
) -> Document:
    """Add the words that stood in the file before, and that the game itself would not write."""
    known = game.write_state(setup, game.read_state(setup, before.state))
    return replace(
        written,
        setup={**written.setup, **_unknown(before.setup, written.setup)},
        state={**written.state, **_unknown(before.state, {**known, **written.state})},
        major=max(written.major, before.major),
        unknown=before.unknown,
        unknown_history=before.unknown_history,
    )


def unpack(game: Game[SetupT, StateT, MoveT], document: Document) -> Opened[SetupT, StateT, MoveT]:
    """Let the game interpret a document. If the moves do not lead to the state, the state counts.

    Raises `Fault` if the setup or the state cannot be read.
    """
    setup = game.read_setup(document.setup)
    state = game.read_state(setup, document.state)
    try:
        history = _replay(game, setup, document)
        if history.state != state:
            raise DocumentFault("The moves in the file lead to another position.")
    except Fault as fault:
        notice = Message("The game is here, but its history was lost. {reason}", reason=fault)
        return Opened(setup, History(state), document.elapsed_ms, document, (notice,))
    return Opened(setup, history, document.elapsed_ms, document)


def _replay(
    game: Game[SetupT, StateT, MoveT], setup: SetupT, document: Document
) -> History[StateT, MoveT]:
    start = game.start(setup) if document.base is None else game.read_state(setup, document.base)
    if sum(map(len, document.moves)) > MAX_REPLAYED:
        raise DocumentFault("The file has more moves than can be played again.")
    nodes = replayed(game, setup, start, document.moves, document.times)
    if document.at >= len(nodes):
        raise DocumentFault("The file says that it stands after a move it does not have.")
    return History.from_nodes(nodes, document.at, document.bookmarks)


def replayed(
    game: Game[SetupT, StateT, MoveT],
    setup: SetupT,
    start: StateT,
    moves: Iterable[str],
    times: Iterable[int] = (),
) -> list[Node[StateT, MoveT]]:
    """The nodes of a history from its moves, as in a document. Raises `Fault`."""
    nodes: list[Node[StateT, MoveT]] = [Node(start, None, -1)]
    known = chain(times, repeat(0))  # version 1.0 of the program adds moves without times
    for words, elapsed_ms in zip(moves, known, strict=False):
        parent, word = _split(words, len(nodes) - 1)
        move = game.read_move(setup, word)
        state = game.play(setup, nodes[parent].state, move)
        nodes.append(Node(state, move, parent, elapsed_ms))
    return nodes


def _split(words: str, latest: int) -> tuple[int, str]:
    number, mark, word = words.partition("> ")
    if not mark:
        return latest, words
    if not (number.isascii() and number.isdigit() and len(number) < 7 and int(number) <= latest):
        raise DocumentFault("“{word}” is not a move.", word=words[:20])
    return int(number), word


def move_words(
    game: Game[SetupT, StateT, MoveT], setup: SetupT, nodes: tuple[Node[StateT, MoveT], ...]
) -> list[str]:
    """The moves of a history, with the number of the node before it where a branch begins.

    It is written with every move, so a list: a generator is called again for each part.
    """
    words = []
    for number, node in enumerate(nodes):
        if node.move is not None:
            word = game.write_move(setup, node.move)
            words.append(word if node.parent == number - 1 else f"{node.parent}> {word}")
    return words


def _ahead(history: History[StateT, MoveT]) -> int | None:
    """Where redo ends, unless who reads the moves will think so anyway."""
    at, end = history.at, history.end_of(history.at)
    is_usual = end == at or end == History.from_nodes(history.nodes, at).end_of(at)
    return None if is_usual else end


def _times(history: Section) -> tuple[int, ...]:
    """The times of the moves; what is none counts as unknown, for it only tells a story."""
    times = history.get("times", [])
    if not isinstance(times, list) or len(times) > MAX_READ_MOVES:
        return ()
    return tuple(_time(value) for value in times)


def _cursor(value: Json) -> int | None:
    whole = value if isinstance(value, int) and not isinstance(value, bool) else -1
    return whole if 0 <= whole <= MAX_CURSOR else None


def _time(value: Json) -> int:
    whole = value if isinstance(value, int) and not isinstance(value, bool) else 0
    return whole if 0 <= whole <= MAX_ELAPSED_MS else 0


def _parse(data: bytes) -> Section:
    try:
        whole = read_json(data, MAX_BYTES, MAX_DEPTH)
    except JsonFault as fault:
        raise DocumentFault(fault.message.template, **fault.message.facts) from None
    if not isinstance(whole, dict):
        raise DocumentFault("This is not a game saved by this program.")
    return whole


def _check_version(whole: Section) -> None:
    major = _major(whole)
    if not major:
        raise DocumentFault("The file is damaged: it does not say its version.")
    if major > MAJOR:
        raise _newer(whole)


def _major(whole: Section) -> int:
    version = whole.get("version")
    major = version[0] if isinstance(version, list) and len(version) == 2 else 0
    return major if isinstance(major, int) and not isinstance(major, bool) and major > 0 else 0


def _newer(whole: Section) -> DocumentFault:
    app = whole.get("app")
    return DocumentFault(
        "This game was saved by a newer program ({app}). Update this one to open it.",
        app=app[:60] if isinstance(app, str) and app else FORMAT,
    )


def _unknown(section: Section, known: Container[str]) -> Section:
    return {key: value for key, value in section.items() if key not in known}


def _section(whole: Section, name: str) -> Section:
    section = whole.get(name)
    if not isinstance(section, dict):
        raise DocumentFault("The file is damaged: its part “{name}” is missing.", name=name)
    return section


def _number(section: Section, name: str, most: int) -> int:
    number = section.get(name, 0)
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= most:
        raise DocumentFault("The file is damaged: its “{name}” is not a number.", name=name)
    return number
