"""Reads files as tables whose layout nobody knows."""

from server.imports.statements.document import Table
from server.imports.statements.generic_table import read_table
from server.imports.statements.open_document import open_document
from server.imports.statements.statement import NumberStyle, Statement
from server.imports.statements.unknown_table import UnknownTable, describe_table


def open_table(data: bytes) -> Table:
    """The first table in the file."""
    return next(part for part in open_document(data) if isinstance(part, Table))


def describe(data: bytes) -> UnknownTable:
    """What a person would see of the file."""
    described = describe_table(open_table(data))
    assert described is not None
    return described


def read(data: bytes, style: NumberStyle | None = None) -> Statement:
    """The statement by the mapping that is guessed."""
    return read_table(open_table(data), describe(data).guess, style)
