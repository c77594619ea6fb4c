"""Moves tables of PostgreSQL to partitions by the hash of a column, with all that belongs to them.

Writers and readers of the tables wait meanwhile. An error leaves everything as it was.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Engine, text

from server.core.database.migration_lock import migration_connection

# Of all columns of all rows, so that it tells one changed value.
_DIGEST: Final = "SELECT count(*), sum(hashtextextended(stored::text, 0)::numeric) FROM {0} stored"
_COPY: Final = "INSERT INTO {0} SELECT * FROM {0}_whole"
_IS_PARTITIONED: Final = "SELECT relkind = 'p' FROM pg_class WHERE oid = to_regclass(:table)"
# Constraints on the table, and foreign keys of other tables to it; those of partitions follow.
_CONSTRAINTS: Final = """
    SELECT conrelid::regclass::text, quote_ident(conname), pg_get_constraintdef(oid), contype
    FROM pg_constraint
    WHERE conparentid = 0 AND (
        (conrelid = to_regclass(:table) AND contype IN ('p', 'u', 'f'))
        OR (confrelid = to_regclass(:table) AND contype = 'f')
    )
    ORDER BY contype = 'f'
"""
_INDEXES: Final = """
    SELECT pg_get_indexdef(indexrelid) FROM pg_index
    WHERE indrelid = to_regclass(:table)
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u'))
"""
_TRIGGERS: Final = """
    SELECT pg_get_triggerdef(oid) FROM pg_trigger
    WHERE tgrelid = to_regclass(:table) AND NOT tgisinternal
    ORDER BY tgname
"""


class PartitionError(RuntimeError):
    """The tables stay as they are; the text says why."""


@dataclass(frozen=True)
class MovedTable:
    """A table that has partitions now, and how many rows were moved."""

    name: str
    rows: int


def partition(
    engine: Engine, tables: Sequence[str], *, by: str, parts: int
) -> Iterator[MovedTable]:
    """Move each table in a transaction of its own; those that have partitions are left out."""
    if engine.dialect.name != "postgresql":
        raise PartitionError("Only PostgreSQL has partitions.")
    for table in tables:
        with migration_connection(engine) as link:
            if not link.execute(text(_IS_PARTITIONED), {"table": table}).scalar_one():
                yield MovedTable(table, _move(link, table, by, parts))


def _move(link: Connection, table: str, by: str, parts: int) -> int:
    _run(link, f"LOCK TABLE {table} IN ACCESS EXCLUSIVE MODE")
    constraints = _rows(link, _CONSTRAINTS, table)
    indexes = [row[0] for row in _rows(link, _INDEXES, table)]
    triggers = [row[0] for row in _rows(link, _TRIGGERS, table)]
    for owner, name, _definition, kind in constraints:
        if kind == "f":
            _run(link, f"ALTER TABLE {owner} DROP CONSTRAINT {name}")
    _run(link, f"ALTER TABLE {table} RENAME TO {table}_whole")
    _copy(link, table, by, parts)
    rows = _require_equal(link, table)
    _run(link, f"DROP TABLE {table}_whole")
    for owner, name, definition, _kind in constraints:
        _run(link, f"ALTER TABLE {owner} ADD CONSTRAINT {name} {definition}")
    # After the rows are here: it is faster, and triggers must not count them again.
    for definition in (*indexes, *triggers):
        _run(link, definition)
    _run(link, f"ANALYZE {table}")
    return rows


def _copy(link: Connection, table: str, by: str, parts: int) -> None:
    _run(
        link,
        f"CREATE TABLE {table} (LIKE {table}_whole INCLUDING DEFAULTS INCLUDING GENERATED"
        f" INCLUDING CONSTRAINTS INCLUDING STORAGE INCLUDING COMMENTS) PARTITION BY HASH ({by})",
    )
    for part in range(parts):
        _run(
            link,
            f"CREATE TABLE {table}_{part} PARTITION OF {table}"
            f" FOR VALUES WITH (MODULUS {parts}, REMAINDER {part})",
        )
    _run(link, _COPY.format(table))


def _require_equal(link: Connection, table: str) -> int:
    digests = [_rows(link, _DIGEST.format(name))[0] for name in (f"{table}_whole", table)]
    if digests[0] != digests[1]:
        raise PartitionError(f"The copy of {table} differs: {digests[0]}, {digests[1]}.")
    return int(digests[0][0])


def _rows(link: Connection, statement: str, table: str | None = None) -> list[Any]:
    return list(link.execute(text(statement), {"table": table} if table else {}))


def _run(link: Connection, statement: str) -> None:
    link.exec_driver_sql(statement)
