"""Requests to the child process and its answers, as bytes."""

import datetime as dt
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Any, Final

import orjson

from server.imports.statements.columns import ColumnMapping
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

FileContent = list[Statement] | UnknownTable
"""The statements of all accounts in a file, or a table that needs a mapping."""

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


def pack_request(request: ReadRequest) -> bytes:
    head = {
        "today": request.today,
        "password": request.password,
        "mapping": request.mapping,
        "number_style": request.number_style,
    }
    return orjson.dumps(head) + b"\n" + request.data


def unpack_request(head: bytes, data: bytes) -> ReadRequest:
    values = orjson.loads(head)
    mapping, style = values["mapping"], values["number_style"]
    return ReadRequest(
        data=data,
        today=dt.date.fromisoformat(values["today"]),
        password=values["password"],
        mapping=ColumnMapping(**mapping) if mapping is not None else None,
        number_style=NumberStyle(style) if style is not None else None,
    )


def pack_content(content: FileContent) -> bytes:
    if isinstance(content, UnknownTable):
        return orjson.dumps({"table": content})
    return orjson.dumps({"statements": content}, default=_pack_other, option=_PACKED)


def pack_fault(unreadable: Unreadable) -> bytes:
    fault = (unreadable.fault, unreadable.position, unreadable.page)
    return orjson.dumps({"fault": fault})


def unpack_content(content: bytes) -> FileContent:
    """What the child found; raises `Unreadable` if it could not read the file."""
    values = orjson.loads(content)
    if "fault" in values:
        fault, position, page = values["fault"]
        raise Unreadable(Fault(fault), position, page)
    if "table" in values:
        return _unpack_table(values["table"])
    return [_unpack_statement(statement) for statement in values["statements"]]


_PACKED: Final = orjson.OPT_PASSTHROUGH_DATACLASS


def _pack_other(value: object) -> object:
    """The rows as lists, which are half as long as objects."""
    if isinstance(value, StatementRow):
        return _row_values(value)
    if isinstance(value, frozenset):
        return sorted(value)
    if isinstance(value, dt.date):  # of a library's own kind
        return dt.date(value.year, value.month, value.day)
    if isinstance(value, Statement | PrintedTotals):
        return {each.name: getattr(value, each.name) for each in fields(value)}
    raise TypeError


def _unpack_statement(values: dict[str, Any]) -> Statement:
    style = values["number_style"]
    return Statement(
        **values
        | {
            "rows": tuple(map(_unpack_row, values["rows"])),
            "start": _day(values["start"]),
            "end": _day(values["end"]),
            "totals": PrintedTotals(**values["totals"]),
            "balance_step": BalanceStep(values["balance_step"]),
            "number_style": NumberStyle(style) if style is not None else None,
            "notes": frozenset(map(Note, values["notes"])),
        }
    )


def _unpack_row(row: Sequence[Any]) -> StatementRow:
    values = dict(zip(_ROW_FIELDS, row, strict=True))
    time = values["time"]
    values["day"] = dt.date.fromisoformat(values["day"])
    values["kind"] = RowKind(values["kind"])
    values["time"] = dt.time.fromisoformat(time) if time is not None else None
    return StatementRow(**values)


def _unpack_table(values: dict[str, Any]) -> UnknownTable:
    style = values["number_style"]
    return UnknownTable(
        **values
        | {
            "header": tuple(values["header"]),
            "sample": tuple(map(tuple, values["sample"])),
            "guess": ColumnMapping(**values["guess"]),
            "number_style": NumberStyle(style) if style is not None else None,
        }
    )


def _day(text: str | None) -> dt.date | None:
    return dt.date.fromisoformat(text) if text is not None else None
