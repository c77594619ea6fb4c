"""Tables of HTML files, which banks hand out under the names of sheets."""

from html.parser import HTMLParser
from typing import Final

from server.imports.statements.document import Cell, Table
from server.imports.statements.limits import MOST_ROWS
from server.imports.statements.statement import Fault, Unreadable

_CELLS: Final = frozenset(("td", "th"))
_HIDDEN: Final = frozenset(("script", "style", "head"))
_WIDEST_SPAN: Final = 50


def read_html(text: str) -> Table:
    """The rows of all tables in the file, those of a table within a cell after the cell's own."""
    parser = _TableParser()
    parser.feed(text)
    parser.close()
    return Table(tuple(parser.rows))


class _TableParser(HTMLParser):
    """Collects the texts of cells; nothing that the file refers to is loaded."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.rows: list[tuple[Cell, ...]] = []
        self._open_rows: list[list[str]] = []
        self._open_cells: list[list[str]] = []
        self._spans: list[int] = []
        self._tables = 0
        self._hidden = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in _HIDDEN:
            self._hidden += 1
        elif tag == "table":
            self._tables += 1
        elif tag == "tr":
            self._end_rows(at_least=max(self._tables, 1))
            self._open_rows.append([])
        elif tag in _CELLS and self._open_rows:
            self._end_cell()
            self._open_cells.append([])
            self._spans.append(_span(dict(attrs).get("colspan")))
        elif tag == "br":
            self.handle_data("\n")

    def handle_endtag(self, tag: str) -> None:
        if tag in _HIDDEN:
            self._hidden = max(self._hidden - 1, 0)
        elif tag in _CELLS:
            self._end_cell()
        elif tag == "tr":
            self._end_rows(at_least=max(self._tables, 1))
        elif tag == "table" and self._tables:
            self._end_rows(at_least=self._tables)
            self._tables -= 1

    def handle_data(self, data: str) -> None:
        if self._open_cells and not self._hidden:
            self._open_cells[-1].append(data)

    def close(self) -> None:
        """Add what a file that was cut off has left open."""
        super().close()
        self._end_rows(at_least=1)

    def _end_cell(self) -> None:
        """End the cell of the innermost row, if one is open; many files leave its end out."""
        if not self._open_rows or len(self._open_cells) < len(self._open_rows):
            return
        lines = "".join(self._open_cells.pop()).split("\n")
        text = "\n".join(folded for line in lines if (folded := " ".join(line.split())))
        self._open_rows[-1] += [text, *[""] * (self._spans.pop() - 1)]

    def _end_rows(self, at_least: int) -> None:
        """End the rows of this depth of tables and those below."""
        while len(self._open_rows) >= at_least:
            self._end_cell()
            self.rows.append(tuple(self._open_rows.pop()))
            if len(self.rows) > MOST_ROWS:
                raise Unreadable(Fault.TOO_LARGE)


def _span(text: str | None) -> int:
    if text is None or not text.isdecimal():
        return 1
    return min(max(int(text), 1), _WIDEST_SPAN)
