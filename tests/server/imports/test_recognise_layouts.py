import datetime as dt

from server.imports.statements.catalogue import READERS, read_known_layout
from server.imports.statements.document import PlainText, Table
from server.imports.statements.reader import Reader
from server.imports.statements.statement import Statement

TODAY = dt.date(2026, 9, 1)


def reader_of(layout: str, heading: str) -> Reader[Table]:
    """A reader of tables that begin with a heading; its statements name the day it was given."""
    return Reader(
        layout=layout,
        issuer="",
        takes=Table,
        recognise=lambda table: table.rows[0] == (heading,),
        read=lambda table, today: [Statement(layout, str(len(table.rows)), (), end=today)],
    )


def test_each_table_is_read_by_the_first_reader_that_recognises_it() -> None:
    documents = [Table((("B",),)), Table((("A",), ("x",))), Table((("A",),)), PlainText("A")]
    readers = [reader_of("a", "A"), reader_of("again", "A"), reader_of("b", "B")]
    found = read_known_layout(documents, TODAY, readers)
    assert found is not None
    assert [(one.layout, one.issuer) for one in found] == [("a", "2"), ("a", "1"), ("b", "1")]


def test_a_text_is_read_once() -> None:
    reader = Reader("t", "", PlainText, lambda _text: True, lambda *_: [Statement("t", "", ())])
    found = read_known_layout(
        [Table((("A",),)), PlainText("A")], TODAY, [reader, reader_of("a", "A")]
    )
    assert found == [Statement("t", "", ())]


def test_a_layout_that_nobody_knows_is_left_to_the_person() -> None:
    assert read_known_layout([Table((("C",),))], TODAY, [reader_of("a", "A")]) is None
    assert read_known_layout([PlainText("A")], TODAY, [reader_of("a", "A")]) is None


def test_each_layout_has_one_reader() -> None:
    layouts = [reader.layout for reader in READERS]
    assert len(layouts) == len(set(layouts))
