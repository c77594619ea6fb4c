"""Reminders come back from an archive once, each with its own rhythm, amount and wallets."""

from typing import Any, Final

import pytest
from flask import Flask

from tests.support.imports import bring_in, undo
from tests.support.people import SignedIn
from tests.support.reminders import agenda, remind, split
from tests.support.transfers import open_wallet
from tests.support.whole_ledger import archive_of

DAY: Final = "2099-03-05"
RENT: Final = {
    "description": "Sewa",
    "day": DAY,
    "frequency": "monthly",
    "amount": 2_000_000,
    "category_id": "rent",
}
SPAN: Final = ("2099-03-01", "2099-03-31")


def stored(person: SignedIn) -> list[dict[str, Any]]:
    """The reminders with dates in March 2099, and of each only what its owner chose."""
    kept = ("amount", "amount_mode", "automatic", "category_id", "every", "shift", "times")
    found = agenda(person, *SPAN)["datas"]
    return sorted(({name: one[name] for name in kept} for one in found), key=str)


@pytest.mark.parametrize(
    "change",
    [
        {"every": 2},
        {"shift": "before"},
        {"times": 6},
        {"until": "2099-12-31"},
        {"amount_mode": "last"},
        {"automatic": True},
        {"category_id": "utilities"},
    ],
)
def test_one_that_differs_in_any_field_is_another(
    app: Flask, ayu: SignedIn, bayu: SignedIn, change: dict[str, Any]
) -> None:
    remind(bayu, **RENT)
    remind(ayu, **RENT)
    remind(ayu, **{**RENT, **change})

    done = bring_in(bayu, archive_of(app, ayu))

    counts = {one["kind"]: (one["new"], one["existing"]) for one in done["archive"]["counts"]}
    assert counts["reminders"] == (1, 1)
    assert stored(bayu) == stored(ayu)
    assert len(stored(bayu)) == 2
    assert undo(bayu, done["id"])["result"]["kept"] == []
    assert len(stored(bayu)) == 1


def test_wallets_of_the_same_name_are_the_same(app: Flask, ayu: SignedIn, bayu: SignedIn) -> None:
    for person in (ayu, bayu):
        bank, savings = open_wallet(person, "BCA"), open_wallet(person, "Tabungan")
        move = {**RENT, "category_id": None, "wallet_id": bank, "to_wallet_id": savings}
        remind(person, **move, every=2, times=6, automatic=True)
    other = open_wallet(ayu, "GoPay")
    remind(ayu, **{**RENT, "category_id": None, "to_wallet_id": other})

    done = bring_in(bayu, archive_of(app, ayu))

    counts = {one["kind"]: (one["new"], one["existing"]) for one in done["archive"]["counts"]}
    assert counts["reminders"] == (1, 1)
    targets = {one["to_wallet"]["name"] for one in agenda(bayu, *SPAN)["datas"]}
    assert targets == {"Tabungan", "GoPay"}


def test_a_deleted_part_of_a_split_series_comes_back(app: Flask, ayu: SignedIn) -> None:
    rent = remind(ayu, **RENT)
    _before, later = split(ayu, rent["id"], "2099-05-05", "later", description="Sewa")
    archive = archive_of(app, ayu)
    assert ayu.delete(f"/reminders/{later['id']}").status_code == 200

    bring_in(ayu, archive)

    months = agenda(ayu, "2099-03-01", "2099-06-30")["occurrences"]
    assert [one["day"] for one in months] == [f"2099-0{month}-05" for month in (3, 4, 5, 6)]
