"""Requests to the child process and its answers, as bytes."""

import datetime as dt
import zlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from operator import attrgetter
from typing import Any, Final, NamedTuple, overload

import orjson

from server.imports.statements.archive_tables import pack_rows, unpack_rows
from server.imports.statements.columns import ColumnMapping
from server.imports.statements.lumbung_archive import LedgerArchive
from server.imports.statements.proof import Break, BreakReason, Proof, ProofState, prove
from server.imports.statements.shape import Shape
from server.imports.statements.statement import (
    BalanceStep,
    Fault,
    Note,
    NumberStyle,
    PrintedTotals,
    RowKind,
    Statement,
    StatementRow,
    Unreadable,
)
from server.imports.statements.unknown_table import UnknownTable

FileContent = list[Statement] | UnknownTable | LedgerArchive
"""The statements of all accounts in a file, a table that needs a mapping, or a whole ledger."""

CLEAR: Final = b"clear\n"
"""What stands before the bytes of a workbook that was decrypted; other answers tell a fault."""
# How many rows are packed together, and what they unpack to at most.
PART_ROWS: Final = 1_000
_MOST_PART_BYTES: Final = 64 * 1024 * 1024
_ROW_FIELDS: Final = tuple(each.name for each in fields(StatementRow))
_row_values: Callable[[StatementRow], tuple[object, ...]] = attrgetter(*_ROW_FIELDS)


@dataclass(frozen=True, slots=True)
class ReadRequest:
    """A file, and what its reader has to know; `today` is the person's day."""

    data: bytes = field(repr=False)
    today: dt.date
    password: str | None = field(default=None, repr=False)
    mapping: ColumnMapping | None = None
    number_style: NumberStyle | None = None
    # Whether all accounts of the file are wanted as one ledger.
    whole: bool = False


def pack_head(request: ReadRequest) -> bytes:
    """The line before the file."""
    head = {
        "today": request.today,
        "password": request.password,
        "mapping": request.mapping,
        "number_style": request.number_style,
        "whole": request.whole,
    }
    return orjson.dumps(head) + b"\n"


def unpack_request(head: bytes, data: bytes) -> ReadRequest:
    values = orjson.loads(head)
    mapping, style = values["mapping"], values["number_style"]
    return ReadRequest(
        data=data,
        today=dt.date.fromisoformat(values["today"]),
        password=values["password"],
        mapping=ColumnMapping(**mapping) if mapping is not None else None,
        number_style=NumberStyle(style) if style is not None else None,
        whole=values["whole"],
    )


class PackedRows(Sequence[StatementRow]):
    """Rows that are unpacked as they are read, so that very many take little memory."""

    def __init__(self, parts: Sequence[bytes], count: int) -> None:
        self._parts, self._count = parts, count

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[StatementRow]:
        for part in self._parts:
            yield from _unpack_part(part)

    @overload
    def __getitem__(self, index: int) -> StatementRow: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[StatementRow]: ...

    def __getitem__(self, index: int | slice) -> StatementRow | Sequence[StatementRow]:
        if isinstance(index, slice):
            return tuple(self)[index]
        part, place = divmod(range(self._count)[index], PART_ROWS)
        return _unpack_part(self._parts[part])[place]


class ReadStatement(NamedTuple):
    """A statement with what only one who has all its rows at hand can tell.

    `proof` has its first break alone, and `days` are the first and the last one of its rows, which
    are `PackedRows`.
    """

    statement: Statement
    proof: Proof
    days: tuple[dt.date, dt.date] | None


FoundContent = list[ReadStatement] | UnknownTable | LedgerArchive
"""What a file holds, as the process that has read it tells."""


def pack_content(content: FileContent) -> bytes:
    """A line that describes the content, and the rows of all statements in parts."""
    if isinstance(content, UnknownTable):
        return orjson.dumps({"table": content})
    if isinstance(content, LedgerArchive):
        return orjson.dumps({"archive": _pack_archive(content)})
    described, parts = [], []
    for statement in content:
        packed = [_pack_part(part) for part in _cut(statement.rows)]
        described.append({**_describe(statement), "parts": [len(part) for part in packed]})
        parts += packed
    head = orjson.dumps({"statements": described}, default=_pack_other, option=_PACKED)
    return b"\n".join((head, b"".join(parts)))


def pack_fault(unreadable: Unreadable) -> bytes:
    place = (unreadable.position, unreadable.page, unreadable.part)
    fault = (unreadable.fault, *place, unreadable.shape)
    return orjson.dumps({"fault": fault})


def unpack_content(content: bytes) -> FoundContent:
    """What the child found; raises `Unreadable` if it could not read the file."""
    end = content.find(b"\n")
    values = orjson.loads(content if end < 0 else content[:end])
    if "fault" in values:
        fault, position, page, part, shape = values["fault"]
        raise Unreadable(Fault(fault), position, page, part=part, shape=_unpack_shape(shape))
    if "table" in values:
        return _unpack_table(values["table"])
    if "archive" in values:
        return _unpack_archive(values["archive"])
    found, start = [], end + 1
    for described in values["statements"]:
        parts = []
        for length in described["parts"]:
            parts.append(content[start : start + length])
            start += length
        found.append(_unpack_statement(described, parts))
    return found


_PACKED: Final = orjson.OPT_PASSTHROUGH_DATACLASS


def _cut(rows: Sequence[StatementRow]) -> Iterator[Sequence[StatementRow]]:
    for start in range(0, len(rows), PART_ROWS):
        yield rows[start : start + PART_ROWS]


def _pack_part(rows: Sequence[StatementRow]) -> bytes:
    """Rows as lists, which are half as long as objects."""
    values = [_row_values(row) for row in rows]
    return zlib.compress(orjson.dumps(values, default=_pack_other), level=1)


def _unpack_part(part: bytes) -> list[StatementRow]:
    content = zlib.decompressobj().decompress(part, _MOST_PART_BYTES)
    return [_unpack_row(row) for row in orjson.loads(content)]


def _describe(statement: Statement) -> dict[str, object]:
    days = [row.day for row in statement.rows]
    return {
        "statement": replace(statement, rows=()),
        "count": len(statement.rows),
        "days": (min(days), max(days)) if days else None,
        "proof": _describe_proof(prove(statement)),
    }


def _describe_proof(proof: Proof) -> dict[str, Any]:
    """A proof with its first break, which is all that is shown: there may be one in every row."""
    return asdict(replace(proof, breaks=proof.breaks[:1]))


def _pack_other(value: object) -> object:
    if isinstance(value, frozenset):
        return sorted(value)
    if isinstance(value, dt.date):  # of a library's own kind
        return dt.date(value.year, value.month, value.day)
    if isinstance(value, Statement | PrintedTotals):
        return {each.name: getattr(value, each.name) for each in fields(value)}
    raise TypeError


def _unpack_statement(described: dict[str, Any], parts: Sequence[bytes]) -> ReadStatement:
    values, days = described["statement"], described["days"]
    style = values["number_style"]
    statement = Statement(
        **values
        | {
            "rows": PackedRows(parts, described["count"]),
            "start": _day(values["start"]),
            "end": _day(values["end"]),
            "totals": PrintedTotals(**values["totals"]),
            "balance_step": BalanceStep(values["balance_step"]),
            "number_style": NumberStyle(style) if style is not None else None,
            "notes": frozenset(map(Note, values["notes"])),
        }
    )
    proof = _unpack_proof(described["proof"])
    if days is None:
        return ReadStatement(statement, proof, None)
    first, last = map(dt.date.fromisoformat, days)
    return ReadStatement(statement, proof, (first, last))


def _unpack_proof(values: dict[str, Any]) -> Proof:
    breaks = (Break(**one | {"reason": BreakReason(one["reason"])}) for one in values["breaks"])
    return Proof(**values | {"state": ProofState(values["state"]), "breaks": tuple(breaks)})


_KINDS: Final = {kind.value: kind for kind in RowKind}
_NAMES_BY_PLACE: Final = {name: place for place, name in enumerate(_ROW_FIELDS)}
_DAY, _KIND, _TIME = (_NAMES_BY_PLACE[name] for name in ("day", "kind", "time"))


def _unpack_row(row: list[Any]) -> StatementRow:
    row[_DAY] = dt.date.fromisoformat(row[_DAY])
    row[_KIND] = _KINDS[row[_KIND]]
    if row[_TIME] is not None:
        row[_TIME] = dt.time.fromisoformat(row[_TIME])
    return StatementRow(*row)


def _unpack_table(values: dict[str, Any]) -> UnknownTable:
    style = values["number_style"]
    return UnknownTable(
        **values
        | {
            "header": tuple(values["header"]),
            "sample": tuple(map(tuple, values["sample"])),
            "guess": ColumnMapping(**values["guess"]),
            "number_style": NumberStyle(style) if style is not None else None,
            "shape": _unpack_shape(values["shape"]),
        }
    )


def _pack_archive(archive: LedgerArchive) -> dict[str, Any]:
    values = {each.name: getattr(archive, each.name) for each in fields(archive)}
    tables = archive.tables.items()
    return values | {"tables": {name: pack_rows(name, rows) for name, rows in tables}}


def _unpack_archive(values: dict[str, Any]) -> LedgerArchive:
    tables = {name: unpack_rows(name, rows) for name, rows in values["tables"].items()}
    return LedgerArchive(**values | {"tables": tables})


def _unpack_shape(values: dict[str, Any] | None) -> Shape | None:
    return None if values is None else Shape(**values)


def _day(text: str | None) -> dt.date | None:
    return dt.date.fromisoformat(text) if text is not None else None
