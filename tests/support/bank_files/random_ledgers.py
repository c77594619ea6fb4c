"""Random ledgers of a bank, for properties that hold in every layout."""

import datetime as dt
from random import Random

from hypothesis import strategies as st

from tests.support.bank_files.bank_ledger import BankEntry, BankLedger

WORDS = ("SARI", "CONTOH", "Transfer", "ke", "WARUNG", "0812", "BANK BCA", "12/08", "bayar", "PT")
LONGEST_PERIOD = 90
MOST_ENTRIES = 30


@st.composite
def random_ledgers(
    draw: st.DrawFn, *, sen: bool = True, min_entries: int = 1, overdraft: bool = False
) -> BankLedger:
    """A ledger over New Year or not; amounts in whole rupiah unless the layout has `sen`.

    The entries come from one drawn seed, because drawing each of them takes a hundred times as
    long; what shrinks is their number.
    """
    unit = 1 if sen else 100
    start = draw(st.dates(dt.date(2021, 1, 1), dt.date(2027, 12, 1)))
    count = draw(st.integers(min_entries, MOST_ENTRIES))
    random = Random(draw(st.integers(0, 2**32 - 1)))
    length = random.randint(0, LONGEST_PERIOD)
    opening = random.choice((0, random.randint(0, 5 * 10**11 // unit) * unit))
    stamps = sorted((random.randint(0, length), random.randrange(86_400)) for _ in range(count))
    entries, balance = [], opening
    for days, seconds in stamps:
        amount = _amount(random, unit)
        if balance + amount < 0 and not overdraft:
            amount = -amount
        balance += amount
        entries.append(
            BankEntry(
                start + dt.timedelta(days=days),
                dt.time(seconds // 3600, seconds // 60 % 60, seconds % 60),
                amount,
                " ".join(random.choices(WORDS, k=random.randint(1, 6))),
            )
        )
    return BankLedger(opening, tuple(entries), start, start + dt.timedelta(days=length))


def _amount(random: Random, unit: int) -> int:
    size = random.choice((random.randint(1, 10**9 // unit), random.randint(1, 10**5)))
    return size * unit * random.choice((1, -1))
