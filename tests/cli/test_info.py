# SPDX-License-Identifier: MIT
"""`sudoku info`."""

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.hints.order import ladder_of, read_order
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.variants.kinds import KINDS
from sudoku_qt.version import version
from tests.cli.conftest import Sudoku
from tests.cli.puzzles import EASY


def test_it_tells_the_version_and_which_kernel_runs(sudoku: Sudoku) -> None:
    ended = sudoku("info")
    told = dict(line.split(maxsplit=1) for line in ended.out.splitlines())

    assert ended.code == 0
    assert told["version"] == version()
    assert told["kernel"].split()[0] == kernel.BUILD
    assert ("not compiled" in told["kernel"]) is not kernel.COMPILED


def test_what_it_says_can_be_read_and_written_can_be(sudoku: Sudoku) -> None:
    told = dict(line.split(maxsplit=1) for line in sudoku("info").out.splitlines())
    reads, writes = (told[row].split(", ") for row in ("reads", "writes"))

    assert {"line", "grid", "course", "csv", "jsonl"} <= set(reads) & set(writes)
    for name in {*reads, *writes}:
        written = sudoku("convert", EASY, "--to", name)
        assert (written.code == 0) is (name in writes)
        again = sudoku("convert", "-", stdin=written.out.encode())
        assert (again.out == f"{EASY}\n") is (name in reads and name in writes)


def test_the_honest_levels_are_told_from_those_of_the_digging_modes(sudoku: Sudoku) -> None:
    told = dict(line.split(maxsplit=1) for line in sudoku("info").out.splitlines())

    assert told["levels"].startswith("1 very easy, 2 easy, 3 medium, 4 hard, 5 expert (mode st")
    assert told["digging"].startswith("1 extremely easy, 2 easy, 3 medium, 4 difficult, ")
    assert told["digging"].endswith("5 evil (levels of the modes digging and simple)")


def test_in_chinese_the_levels_of_one_english_name_are_called_differently(sudoku: Sudoku) -> None:
    told = sudoku("info", "--language", "zh_CN").out

    assert "1 入门、2 简单、3 中等、4 困难、5 专家" in told
    assert "1 低级、2 初级、3 中级、4 高级、5 骨灰级" in told


def test_techniques_are_listed_with_their_levels(sudoku: Sudoku) -> None:
    ended = sudoku("info", "techniques")
    rows = [line.split(maxsplit=2) for line in ended.out.splitlines()]

    assert ended.code == 0
    assert [name.rstrip("*") for name, *_ in rows] == [rung.name for rung in LADDER]
    assert [int(level) for _, level, _ in rows] == [rung.lowest_level for rung in LADDER]
    assert {name for name, *_ in rows if name.endswith("*")} == {
        f"{rung.name}*" for rung in LADDER if not LADDER.finder(rung.name).on
    }
    told = [line.split() for line in ended.out.splitlines()]
    assert ["m_wing", "5", "expert", "200", "M-Wing,", "a", "kind", "of", "nice_loop"] in told
    assert ["x_wing", "4", "hard", "200!", "X-Wing"] in told
    assert ["full_house", "1", "very", "easy", "200", "Full", "House"] in told
    assert len({line.index(" 200") for line in ended.out.splitlines() if " 200" in line}) == 1


def test_nothing_else_is_listed(sudoku: Sudoku) -> None:
    assert sudoku("info", "secrets").code == 2


def test_a_name_that_it_does_not_say_is_refused(sudoku: Sudoku) -> None:
    assert sudoku("convert", EASY, "--to", "paper").code == 2


def test_the_usual_order_is_a_file_for_steps(sudoku: Sudoku) -> None:
    told = sudoku("info", "order").out
    order = read_order(told.encode())
    assert [each.name for each in order] == [rung.name for rung in LADDER if not rung.whole]
    assert ladder_of(order).active == LADDER.active
    assert (
        sudoku("info", "order", "--language", "zh_CN").out.splitlines()[2:] == told.splitlines()[2:]
    )


def test_the_kinds_of_variants_are_listed_with_their_rules(sudoku: Sudoku) -> None:
    rows = sudoku("info", "variants").out.splitlines()

    assert [row.split()[0] for row in rows] == [kind.name for kind in KINDS]
    assert rows[4] == (
        "antiknight        Anti-knight         made  No digit is a knight's move away from itself."
    )
    assert all("  made  " in row for row in rows)
    assert any(row.endswith("have it between them: difference, ratio, xv.") for row in rows)
    assert any(row.endswith("add up to 10, with a V to 5. (cells, value)") for row in rows)


def test_in_chinese_each_kind_has_another_name_and_rule(sudoku: Sudoku) -> None:
    rows = sudoku("info", "variants", "--language", "zh_CN").out.splitlines()

    assert "antiknight        无马步      可出题  相隔一个马步的两格数字不同。" in rows
    for kind, row in zip(KINDS, rows, strict=True):
        assert kind.rule not in row
        assert kind.title == "XV" or kind.title not in row
