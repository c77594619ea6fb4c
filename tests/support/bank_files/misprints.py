"""Ledgers whose statements went wrong in one place, as a reader or the proof has to notice."""

import dataclasses
from collections.abc import Callable
from dataclasses import dataclass

from tests.support.bank_files.bank_ledger import BankEntry, BankLedger


@dataclass(frozen=True)
class MisprintedLedger(BankLedger):
    """Prints the totals of the right ledger, and these balances beside the wrong entries."""

    right: BankLedger = dataclasses.field(kw_only=True)
    printed: tuple[int, ...] = dataclasses.field(kw_only=True)

    @property
    def balances(self) -> list[int]:
        return list(self.printed)

    @property
    def closing(self) -> int:
        return self.right.closing

    @property
    def money_in(self) -> int:
        return self.right.money_in

    @property
    def money_out(self) -> int:
        return self.right.money_out

    @property
    def rows_in(self) -> int:
        return self.right.rows_in

    @property
    def rows_out(self) -> int:
        return self.right.rows_out


def _misprint(ledger: BankLedger, entries: list[BankEntry], printed: list[int]) -> MisprintedLedger:
    return MisprintedLedger(
        opening=ledger.opening,
        entries=tuple(entries),
        start=ledger.start,
        end=ledger.end,
        account=ledger.account,
        holder=ledger.holder,
        right=ledger,
        printed=tuple(printed),
    )


def drop_row(ledger: BankLedger, index: int) -> MisprintedLedger:
    entries, printed = list(ledger.entries), ledger.balances
    del entries[index], printed[index]
    return _misprint(ledger, entries, printed)


def double_row(ledger: BankLedger, index: int) -> MisprintedLedger:
    entries, printed = list(ledger.entries), ledger.balances
    entries.insert(index, entries[index])
    printed.insert(index, printed[index])
    return _misprint(ledger, entries, printed)


def change_amount(ledger: BankLedger, index: int) -> MisprintedLedger:
    """One digit more, of thousands of rupiah."""
    entries = list(ledger.entries)
    amount = entries[index].amount
    change = 1_000_00 if amount > 0 else -1_000_00
    entries[index] = dataclasses.replace(entries[index], amount=amount + change)
    return _misprint(ledger, entries, ledger.balances)


def change_balance(ledger: BankLedger, index: int) -> MisprintedLedger:
    printed = ledger.balances
    printed[index] += 10_00
    return _misprint(ledger, list(ledger.entries), printed)


def swap_sign(ledger: BankLedger, index: int) -> MisprintedLedger:
    entries = list(ledger.entries)
    entries[index] = dataclasses.replace(entries[index], amount=-entries[index].amount)
    return _misprint(ledger, entries, ledger.balances)


Misprint = Callable[[BankLedger, int], MisprintedLedger]
MISPRINTS: tuple[Misprint, ...] = (drop_row, double_row, change_amount, change_balance, swap_sign)
