"""The shape of a file shows how it is built, and nothing of what it says."""

import datetime as dt
import unicodedata

import pytest

from server.imports.statements import shape as shapes
from server.imports.statements.document import Line, Pages, PlainText, Table, Word
from server.imports.statements.shape import describe_shape, mask


@pytest.mark.parametrize(
    ("text", "masked"),
    [
        ("Rp 1.250.000,50 DB", "Aa 9.999.999,99 AA"),
        ("Warung Ibu Sari; (QRIS) #7", "Aaaaaa Aaa Aaaa; (AAAA) #9"),
        ("\u0410\u0431\u00c9\u00e9 \u4e2d \u0661\u0662", "AaAa a 99"),
        ("\u2160\u00b2\u2462", "999"),
        ("\U0001f600\u24b6\U0001f1ee", "???"),
        ("e\u0301 a\u200bb", "a? a?a"),
        ("\uff11\uff21", "9A"),
        ("a\nb\tc\x00d", "a\\na\ta?a"),
    ],
)
def test_letters_and_digits_are_gone(text: str, masked: str) -> None:
    assert mask(text) == masked


def test_no_letter_of_any_script_is_left() -> None:
    every = map(chr, range(0x30000))
    left = {one for one in mask("".join(every)) if unicodedata.category(one)[0] in "LN"}
    # The last one is how a line feed is shown.
    assert left == {"a", "A", "9", "n"}


def test_a_text_keeps_its_delimiters() -> None:
    lines = ("Tgl;Ket;Jml", '01/08/2026;"Ibu; Sari";-25.000')
    table = Table(tuple(tuple(line.split(";")) for line in lines), lines, ";")
    assert describe_shape([table]) == (
        '(table, rows: 2)\nAaa;Aaa;Aaa\n99/99/9999;"Aaa; Aaaa";-99.999'
    )


def test_a_sheet_shows_what_its_cells_are() -> None:
    row = (dt.date(2026, 8, 1), "Kopi 2", -25_000, 12.5, None, "", None)
    assert describe_shape([Table((row, ()), name="Mutasi 1")]) == (
        '(sheet \'Aaaaaa 9\', rows: 2)\n[9999-99-99] | "Aaaa 9" | -99999 | 99.9 |  | ""\n'
    )


def test_a_page_shows_where_its_words_are() -> None:
    words = (Word("01/08", 36.2, 58.9, 120.4), Word("KOPI", 90, 130, 120.4))
    pages = Pages((Line(1, words),), 1, creator="Budi")
    assert describe_shape([pages]) == (
        "(pages: 1, lines: 1)\n(page 1, 120) [36-59] 99/99 [90-130] AAAA"
    )


def test_a_long_file_is_shown_in_parts() -> None:
    lines = [f"{number:05}" for number in range(1_000)]
    shown = describe_shape([PlainText("\n".join(lines))]).split("\n")
    assert len(shown) == 1 + shapes.HEAD + shapes.MIDDLE + shapes.TAIL + 2
    assert [line for line in shown if "more" in line] == ["(470 more)", "(470 more)"]


def test_a_shape_has_a_limit() -> None:
    wide = PlainText("\n".join(["x" * 10_000] * 100))
    shown = describe_shape([wide] * 20)
    assert len(shown) == shapes.MOST_CHARACTERS
    assert max(map(len, shown.split("\n"))) == shapes.WIDEST
    assert describe_shape([PlainText("x")] * 7).endswith("(2 more documents)")
