"""The totals of a wallet's list are those of its rows, however they are read."""

from typing import Any

import pytest

from tests.support.ledger import SALARY, listed, record
from tests.support.people import SignedIn
from tests.support.transfers import adjust, open_wallet, starting_wallet, transfer

EVERYTHING = {"include": "transfers,adjustments"}
DAYS = {"from": "2024-06-02", "to": "2024-06-03"}


@pytest.mark.both_databases
@pytest.mark.parametrize(
    ("filters", "count"),
    [
        ({}, 4),
        (EVERYTHING, 8),
        ({"include": "transfers"}, 7),
        ({"include": "adjustments"}, 5),
        ({"category": "income"}, 1),
        ({"category": "expenses"}, 3),
        ({"category": "transfer"}, 3),
        ({"category_id": "food-beverages"}, 2),
        (DAYS, 1),
        ({**EVERYTHING, **DAYS}, 4),
        ({"q": "nasi"}, 2),
        ({"q": "nasi", **EVERYTHING}, 3),
    ],
)
def test_the_totals_are_those_of_the_rows(
    ayu: SignedIn, filters: dict[str, str], count: int
) -> None:
    cash, bank = starting_wallet(ayu), open_wallet(ayu, "BCA")
    for day, wallet in enumerate((bank, cash, bank), 1):
        record(ayu, detail="Nasi", date=f"2024-06-0{day}", amount=day, wallet_id=wallet)
        transfer(ayu, bank, cash, 100 * day, detail="Nasi" if day == 1 else "", date="2024-06-02")
    record(ayu, **SALARY, date="2024-06-04", wallet_id=bank)
    undone = transfer(ayu, cash, bank, 7, date="2024-06-04")
    assert ayu.delete(f"/transactions/{undone['id']}").status_code == 200
    transfer(ayu, cash, open_wallet(ayu, "Lain"), 9, fee=3, date="2024-06-05")
    record(ayu, detail="Obat", categoryName="Healthcare", date="2024-06-06", wallet_id=bank)
    adjust(ayu, bank, 5, date="2024-06-07")
    shown = listed(ayu, wallet=bank, **filters)

    def total(type_: str) -> int:
        return sum(row["amount"] for row in shown["datas"] if row["type"] == type_)

    assert shown["totals"] == {
        "income": total("income"),
        "expenses": total("expenses"),
        "count": count,
    }
    assert len(shown["datas"]) == count
    pages: list[dict[str, Any]] = [page := listed(ayu, wallet=bank, limit=1, **filters)]
    while page["next_cursor"]:
        cursor = page["next_cursor"]
        pages.append(page := listed(ayu, wallet=bank, limit=1, cursor=cursor, **filters))
    assert [row for page in pages for row in page["datas"]] == shown["datas"]
    assert all(page["totals"] == shown["totals"] for page in pages)
