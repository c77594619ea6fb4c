"""Statements of frequent calls, run on the cursor of the driver.

SQLAlchemy prepares each execution anew: it looks for the compiled statement, makes a context, a
result and its metadata. That took longer than the database. Here a statement is compiled once for
each dialect, and an execution binds its values, runs, and converts the rows.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, cast

from sqlalchemy import ClauseElement, Connection, Dialect, Executable

MOST_KEPT: Final = 512

Values = Mapping[str, Any]
Convert = Callable[[Any], Any]
Record = tuple[Any, ...]
"""A row as the driver gives it, its values converted as their types say."""


class Compiled:
    """A statement in the words of a dialect, and how its values are bound and its rows read."""

    def __init__(self, made: Any, dialect: Dialect) -> None:
        self.text: str = made.string
        self.gives_rows = bool(made._result_columns)
        self._constants = {
            name: parameter.effective_value
            for parameter, name in made.bind_names.items()
            if not parameter.required
        }
        self._names: Sequence[str] | None = made.positiontup if made.positional else None
        self._bound: list[tuple[str, Convert]] = list(made._bind_processors.items())
        self._types = [(each.type, dialect) for each in made._result_columns]
        self._read: list[tuple[int, Convert]] | None = None

    def bind(self, values: Values) -> Any:
        """The values in the form of the driver; a missing one is an error, here or there."""
        given = {**self._constants, **values}
        for name, convert in self._bound:
            given[name] = convert(given[name])
        names = self._names
        return given if names is None else tuple([given[name] for name in names])

    def read(self, cursor: Any) -> list[Any]:
        """All rows of a cursor."""
        converts = self._read
        if converts is None:
            converts = self._read = self._find_converts(cursor.description)
        rows: list[Any] = cursor.fetchall()
        return [_converted(row, converts) for row in rows] if converts else rows

    def _find_converts(self, description: Sequence[Any]) -> list[tuple[int, Convert]]:
        """What the values of columns are converted by, where anything is to be done."""
        found = []
        for place, ((type_, dialect), column) in enumerate(
            zip(self._types, description, strict=True)
        ):
            convert = type_.dialect_impl(dialect).result_processor(dialect, column[1])
            if convert is not None:
                found.append((place, convert))
        return found


def _compile(statement: Executable, dialect: Dialect, names: Record) -> Compiled | None:
    """None when its text depends on its values, or when SQLAlchemy would add some."""
    made: Any = cast("ClauseElement", statement).compile(dialect=dialect, column_keys=sorted(names))
    added = (made.insert_prefetch, made.update_prefetch)
    rendered = (made.post_compile_params, made.literal_execute_params, made.escaped_bind_names)
    return None if any((*added, *rendered)) else Compiled(made, dialect)


class FrequentStatement:
    """A statement to build once and run often; rows are plain tuples.

    It needs a connection whose transaction has begun, which `db.session.connection()` gives.
    Errors are those of SQLAlchemy.
    """

    def __init__(self, statement: Executable) -> None:
        self.statement: Final = statement
        # An INSERT or UPDATE sets the columns that are given with it.
        self._compiled: dict[tuple[Dialect, Record], Compiled | None] = {}

    def all(self, connection: Connection, values: Values) -> list[Any]:
        """All rows; without RETURNING a write gives none."""
        key = connection.dialect, tuple(values)
        if key not in self._compiled:
            self._compiled[key] = _compile(self.statement, *key)
        compiled = self._compiled[key]
        if compiled is None or connection.invalidated or not connection.in_transaction():
            # SQLAlchemy knows what to do then.
            result = connection.execute(self.statement, dict(values))
            return [tuple(row) for row in result] if result.returns_rows else []
        return _run(connection, compiled, compiled.bind(values))

    def first(self, connection: Connection, values: Values) -> Any:
        """The first row; None without any."""
        rows = self.all(connection, values)
        return rows[0] if rows else None


@lru_cache(maxsize=MOST_KEPT)
def frequent(statement: Executable) -> FrequentStatement:
    """The frequent statement of one that is built once, by a function with a cache of its own."""
    return FrequentStatement(statement)


def _run(connection: Connection, compiled: Compiled, bound: Any) -> list[Any]:
    # These names of SQLAlchemy's are private: an upgrade needs a look at `_exec_single_context`.
    link: Any = connection
    text, cursor = compiled.text, None
    try:
        cursor = link.connection.cursor()
        if link._has_events or link.engine._has_events:
            for listen in link.dispatch.before_cursor_execute:
                text, bound = listen(link, cursor, text, bound, None, False)
        link.dialect.do_execute(cursor, text, bound)
        rows = compiled.read(cursor) if compiled.gives_rows else []
        cursor.close()
    except BaseException as error:
        # Only errors of the driver are wrapped.
        told = text if isinstance(error, link.dialect.loaded_dbapi.Error) else None
        link._handle_dbapi_exception(error, told, bound, cursor, None)
        raise
    return rows


def _converted(row: Sequence[Any], converts: list[tuple[int, Convert]]) -> Record:
    values = list(row)
    for place, convert in converts:
        values[place] = convert(values[place])
    return tuple(values)
