"""Whether a statement says what the ledger of the bank says, and whether it adds up."""

import datetime as dt
from collections.abc import Callable
from typing import Any

from server.imports.statements.document import Document
from server.imports.statements.proof import ProofState, prove
from server.imports.statements.reader import Reader
from server.imports.statements.statement import Statement, Unreadable
from tests.support.bank_files.bank_ledger import BankLedger

TODAY = dt.date(2026, 9, 15)


def read_one(reader: Reader[Any], document: Document, today: dt.date = TODAY) -> Statement:
    """The only statement of a document that the reader recognises."""
    assert reader.matches(document)
    (statement,) = reader.read(document, today)
    assert (statement.layout, statement.issuer) == (reader.layout, reader.issuer)
    return statement


def assert_same(statement: Statement, ledger: BankLedger) -> None:
    """The statement has the rows of the ledger to the sen, and its proof holds."""
    assert [(row.day, row.amount, row.balance) for row in statement.rows] == [
        (entry.day, entry.amount, balance)
        for entry, balance in zip(ledger.entries, ledger.balances, strict=True)
    ]
    assert not prove(statement).breaks


def is_noticed(read: Callable[[], Statement]) -> bool:
    """Whether a file that went wrong is refused, or does not add up."""
    try:
        statement = read()
    except Unreadable:
        return True
    return prove(statement).state is ProofState.BREAKS
