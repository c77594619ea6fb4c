"""The terms of a debt change for what is still open; paid instalments stay as they are."""

from typing import Any

import pytest

from tests.support.debts import debt_of, only, owe, pay_debt
from tests.support.people import SignedIn
from tests.support.reminders import agenda
from tests.support.wallets import answered, held, refusal, wrong_fields

pytestmark = pytest.mark.usefixtures("september", "right_balances")

FLAT = {"interest": "flat", "rate": 1_500, "principal": 12_000_000, "instalments": 12}


def put(person: SignedIn, debt: dict[str, Any], **changes: Any) -> Any:
    headers = {"If-Match": f'"{debt["version"]}"'}
    return person.put(f"/debts/{debt['id']}", json=changes, headers=headers)


def changed(person: SignedIn, debt: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return only(answered(put(person, debt, **changes)))


def amounts(debt: dict[str, Any]) -> list[tuple[str, int, str]]:
    return [(one["due"], one["amount"], one["state"]) for one in debt["schedule"]]


@pytest.mark.both_databases
def test_everything_changes_while_nothing_is_paid(ayu: SignedIn) -> None:
    loan = owe(ayu)
    after = changed(
        *(ayu, loan),
        name="Vario",
        principal=2_000_000,
        instalments=2,
        next_due="2026-09-20",
        fee=20_000,
        with_whom="Adira",
    )
    assert amounts(after) == [("2026-09-20", 1_010_000, "due"), ("2026-10-20", 1_010_000, "due")]
    assert (after["name"], after["with_whom"], after["version"]) == ("Vario", "Adira", 2)
    # A million less is owed; the borrowed money stays as it was recorded.
    assert held(ayu) == {"Main wallet": 3_000_000, "Motor": -2_000_000}


def test_the_wallet_stays_where_it_is_right_already(ayu: SignedIn) -> None:
    loan = owe(ayu)
    changed(ayu, loan, principal=2_000_000, adjust=False)
    assert held(ayu)["Motor"] == -3_000_000
    lent = owe(ayu, "Laptop", direction="lent", instalments=1)
    changed(ayu, lent, principal=3_500_000)
    assert held(ayu)["Money lent"] == 3_500_000


def test_paid_instalments_stay_as_they_are(ayu: SignedIn) -> None:
    loan = owe(ayu, **FLAT)
    pay_debt(ayu, loan["id"], 1_180_000)
    # Eleven million are left, over five more from another day on, with one percent of all twelve.
    after = changed(ayu, loan, instalments=6, rate=1_000, next_due="2026-10-15")
    assert amounts(after) == [
        ("2026-09-05", 1_180_000, "paid"),
        *((f"{month}-15", 2_320_000, "due") for month in ("2026-10", "2026-11", "2026-12")),
        *((f"{month}-15", 2_320_000, "due") for month in ("2027-01", "2027-02")),
    ]
    reckoned = {"principal": 12_000_000, "instalments": 5}
    assert (after["reckoned"], after["flat_interest"]) == (reckoned, 600_000)
    assert (after["total_cost"], after["left"], after["paid"]) == (780_000, 11_000_000, 1_000_000)
    assert (after["first_due"], after["amount_each"]) == ("2026-09-05", 2_320_000)
    assert after["terms"]["instalments"] == 6


def test_paid_instalments_stay_once_more(ayu: SignedIn) -> None:
    loan = owe(ayu, **FLAT)
    pay_debt(ayu, loan["id"], 1_180_000)
    changed(ayu, loan, instalments=6, rate=1_000)
    second = pay_debt(ayu, loan["id"], 2_320_000)
    # Twelve million are left over four, and one percent of 15.2 million goes with each.
    again = changed(ayu, only(second), principal=15_200_000)
    assert [one["amount"] for one in again["schedule"]] == [1_180_000, 2_320_000, *[3_152_000] * 4]
    # A payment that is taken back opens its instalment again.
    assert ayu.delete(f"/transactions/{second['transaction_id']}").status_code == 200
    states = [one["state"] for one in debt_of(ayu, loan["id"])["schedule"][:3]]
    assert states == ["paid", "due", "due"]


@pytest.mark.parametrize(
    "fields",
    [
        FLAT,
        {"principal": 10_000_000, "instalments": 3},
        {**FLAT, "fee": 100_000, "each": 1_190_000},
        {**FLAT, "interest": "effective", "rate": 1_000},
    ],
)
def test_another_due_day_alone_leaves_all_amounts(ayu: SignedIn, fields: dict[str, Any]) -> None:
    loan = owe(ayu, **fields)
    pay_debt(ayu, loan["id"], loan["next"]["amount"])
    after = changed(ayu, loan, next_due="2026-10-25")
    pairs = zip(loan["schedule"], after["schedule"], strict=True)
    differences = [abs(old["amount"] - new["amount"]) for old, new in pairs]
    # An annuity is rounded anew, for which the last instalment makes up.
    assert max(differences[:-1]) <= (fields.get("interest") == "effective")
    assert differences[-1] <= len(differences) * (fields.get("interest") == "effective")
    assert [one["due"][-2:] for one in after["schedule"][:3]] == ["05", "25", "25"]


@pytest.mark.both_databases
def test_what_was_paid_of_the_next_instalment_is_not_lost(ayu: SignedIn) -> None:
    loan = owe(ayu)
    pay_debt(ayu, loan["id"], 1_500_000)
    after = changed(ayu, loan, instalments=5)
    assert [(one["amount"], one["open"]) for one in after["schedule"]] == [
        *((1_000_000, 0), (500_000, 0), (500_000, 500_000)),
        *((500_000, 500_000), (500_000, 500_000)),
    ]
    assert after["left"] == 1_500_000


def test_open_fees_are_those_that_no_paid_instalment_had(ayu: SignedIn) -> None:
    loan = owe(ayu, fee=30_000)
    pay_debt(ayu, loan["id"], 1_010_000)
    shown = debt_of(ayu, loan["id"])
    assert (shown["terms"]["fee"], shown["terms"]["next_due"]) == (20_000, "2026-10-05")
    after = changed(ayu, loan, fee=50_000)
    assert [one["cost"] for one in after["schedule"]] == [10_000, 25_000, 25_000]


@pytest.mark.parametrize(
    ("changes", "field", "words"),
    [
        ({"principal": 1_000_000}, "principal", "Rp1.000.000 is paid already"),
        ({"principal": 1_000_001}, "principal", "at least one rupiah"),
        ({"instalments": 1}, "instalments", "1 of them"),
        ({"instalments": 361}, "instalments", "1 to 360"),
        ({"next_due": "2026-09-05"}, "next_due", "after September 5, 2026"),
        ({"next_due": "2300-01-01"}, "next_due", "1970"),
        ({"each": 2_000_000}, "each", "Leave it empty"),
        ({"rate": 100_001}, "rate", "0 to 100"),
        ({"interest": "some"}, "interest", "Choose"),
        ({"fee": -1}, "fee", "0 or more"),
        ({"name": ""}, "name", ""),
    ],
)
def test_what_cannot_be_is_told_at_its_field(
    ayu: SignedIn, changes: dict[str, Any], field: str, words: str
) -> None:
    loan = owe(ayu)
    pay_debt(ayu, loan["id"], 1_000_000)
    before = debt_of(ayu, loan["id"])
    refused = put(ayu, loan, **changes)
    assert wrong_fields(refused) == {field}
    assert words in answered(refused, 422)["errors"][field][0]
    assert debt_of(ayu, loan["id"]) == before


@pytest.mark.both_databases
def test_a_paid_debt_has_no_terms_to_change(ayu: SignedIn) -> None:
    loan = owe(ayu)
    after = only(pay_debt(ayu, loan["id"], 3_000_000))
    assert after["terms"] is None
    assert refusal(put(ayu, loan, principal=4_000_000)) == (409, "debt_paid")
    assert changed(ayu, loan, name="Vario")["name"] == "Vario"


def test_an_answer_that_was_lost_is_asked_for_again(ayu: SignedIn) -> None:
    loan = owe(ayu)
    pay_debt(ayu, loan["id"], 1_000_000)
    first = changed(ayu, loan, principal=4_000_000, instalments=5)
    again = changed(ayu, loan, principal=4_000_000, instalments=5)
    assert again == first
    assert held(ayu)["Motor"] == -3_000_000
    late = put(ayu, loan, principal=5_000_000)
    assert late.status_code == 412


def test_the_reminder_follows_other_due_days(ayu: SignedIn) -> None:
    loan = owe(ayu, remind=True)
    pay_debt(ayu, loan["id"], 1_000_000)
    changed(ayu, loan, next_due="2026-10-20")
    (reminder,) = agenda(ayu, "2026-10-01", "2026-10-31")["datas"]
    assert (reminder["description"], reminder["next"]["day"]) == (
        *("Instalment: Motor", "2026-10-20"),
    )
    assert debt_of(ayu, loan["id"])["reminds"]
