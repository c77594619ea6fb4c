"""Ledgers in the words of a bank."""

import dataclasses

from tests.support.bank_files.bank_ledger import BankLedger


def with_texts(ledger: BankLedger, texts: tuple[str, ...]) -> BankLedger:
    """The ledger with other texts."""
    entries = tuple(
        dataclasses.replace(entry, text=text)
        for entry, text in zip(ledger.entries, texts, strict=True)
    )
    return dataclasses.replace(ledger, entries=entries)
