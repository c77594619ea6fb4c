"""The ledger of a simulated bank, from which each layout writes its file."""

import datetime as dt
from dataclasses import dataclass

from server.imports.statements.statement import RowKind

HOLDER = "BUDI CONTOH"
ACCOUNT = "0000012345"


@dataclass(frozen=True, slots=True)
class BankEntry:
    """What the bank booked; `amount` in signed sen, above zero for money into the account."""

    day: dt.date
    time: dt.time
    amount: int
    text: str
    kind: RowKind = RowKind.UNKNOWN


@dataclass(frozen=True, slots=True)
class BankLedger:
    """An account over a period, whose entries are in order; `opening` in sen."""

    opening: int
    entries: tuple[BankEntry, ...]
    start: dt.date
    end: dt.date
    account: str = ACCOUNT
    holder: str = HOLDER

    @property
    def balances(self) -> list[int]:
        """The balance after each entry, in sen."""
        balance, balances = self.opening, []
        for entry in self.entries:
            balance += entry.amount
            balances.append(balance)
        return balances

    @property
    def closing(self) -> int:
        return self.opening + sum(entry.amount for entry in self.entries)

    @property
    def money_in(self) -> int:
        return sum(entry.amount for entry in self.entries if entry.amount > 0)

    @property
    def money_out(self) -> int:
        return -sum(entry.amount for entry in self.entries if entry.amount < 0)

    @property
    def rows_in(self) -> int:
        return sum(entry.amount > 0 for entry in self.entries)

    @property
    def rows_out(self) -> int:
        return sum(entry.amount < 0 for entry in self.entries)


def august() -> BankLedger:
    """The five rows of August 2026 that every fixture shows; no amount carries sen."""
    return BankLedger(
        opening=1_000_000_00,
        entries=(
            BankEntry(dt.date(2026, 8, 2), dt.time(9, 15, 4), -72_000_00, "SARI CONTOH"),
            BankEntry(dt.date(2026, 8, 3), dt.time(17, 40, 21), 50_000_00, "ANDI CONTOH"),
            BankEntry(dt.date(2026, 8, 14), dt.time(12, 3, 59), -25_500_00, "WARUNG CONTOH"),
            BankEntry(dt.date(2026, 8, 25), dt.time(8, 0, 0), 5_000_000_00, "PT CONTOH FIKTIF"),
            BankEntry(dt.date(2026, 8, 31), dt.time(23, 59, 59), -12_500_00, "BIAYA ADM"),
        ),
        start=dt.date(2026, 8, 1),
        end=dt.date(2026, 8, 31),
    )
