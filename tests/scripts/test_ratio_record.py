"""The record of ratios keeps what a commit changed, and tells a loss from noise."""

from pathlib import Path

import pytest

from scripts.proving.ratio import Ratio, ratio
from scripts.proving.record import COLUMNS, Record, read
from scripts.proving.report import Row, must

TOKEN = "processor time of token"


def row(value: float, noise: float = 0.01, against: str = "bare hello") -> Row:
    return Row(TOKEN, "", ratio=Ratio(against, value, noise))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A record in which a token costs four calls of the bare hello."""
    path = tmp_path / "record.csv"
    Record(path).add([("cost", row(4.0))], "aaaa1111")
    return path


def test_an_entry_is_read_as_it_was_recorded(file: Path) -> None:
    (entry,) = read(file)
    assert file.read_text(encoding="utf-8").splitlines()[0] == ",".join(COLUMNS)
    assert entry.key == ("cost", TOKEN, "bare hello")
    assert (entry.commit, entry.ratio, entry.noise) == ("aaaa1111", 4.0, 0.01)


def test_names_with_commas_stay_whole(file: Path) -> None:
    crowd = Row("SQLite, 16 clients, overview", "", ratio=Ratio("fava", 0.06))
    Record(file).add([("crowd", crowd)], "bbbb2222")
    assert read(file)[-1].row == "SQLite, 16 clients, overview"


@pytest.mark.parametrize(
    ("found", "verdict"),
    [
        (row(4.15), "same (4 at aaaa1111)"),
        (row(4.5), "worse (4 at aaaa1111)"),
        (row(3.5), "better (4 at aaaa1111)"),
        # The turns of this run differ too much to tell.
        (row(4.5, noise=0.1), "same (4 at aaaa1111)"),
        (row(4.5, against="fava"), "new"),
        (must("the session is kept", True, "200"), ""),
    ],
)
def test_a_change_counts_beyond_noise(file: Path, found: Row, verdict: str) -> None:
    assert Record(file).compare("cost", found) == verdict


def test_only_a_change_is_recorded(file: Path) -> None:
    Record(file).add([("cost", row(4.1)), ("cost", must("it ends", True, ""))], "bbbb2222")
    assert [entry.commit for entry in read(file)] == ["aaaa1111"]
    Record(file).add([("cost", row(3.0))], "cccc3333")
    assert [entry.commit for entry in read(file)] == ["aaaa1111", "cccc3333"]
    # Small losses add up, because the last entry is what counts.
    assert Record(file).compare("cost", row(4.0)) == "worse (3 at cccc3333)"


def test_a_record_with_other_columns_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "record.csv"
    file.write_text("commit,value\naaaa1111,3\n", encoding="utf-8")
    with pytest.raises(ValueError, match="needs the columns commit, date"):
        Record(file)


def test_noise_falls_with_the_number_of_turns() -> None:
    few = ratio("bare hello", [2.0, 3.0, 4.0, 5.0, 6.0], [1.0] * 5)
    many = ratio("bare hello", [2.0, 3.0, 4.0, 5.0, 6.0] * 16, [1.0] * 80)
    assert (few.value, many.value) == (4.0, 4.0)
    assert 0 < many.noise < few.noise / 3
    assert ratio("fava", [2.0], [4.0]) == Ratio("fava", 0.5)


def test_what_slows_both_figures_of_a_turn_is_no_noise() -> None:
    assert ratio("bare hello", [4.0, 12.0, 8.0], [1.0, 3.0, 2.0]) == Ratio("bare hello", 4.0)
