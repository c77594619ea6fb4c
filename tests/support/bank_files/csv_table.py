"""The table of a text whose delimiter is known."""

import csv
import io

from server.imports.statements.document import Table


def as_table(data: bytes, delimiter: str) -> Table:
    text = data.decode()
    return Table(
        rows=tuple(tuple(row) for row in csv.reader(io.StringIO(text), delimiter=delimiter)),
        lines=tuple(text.splitlines()),
        delimiter=delimiter,
    )
