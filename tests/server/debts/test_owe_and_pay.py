"""Debts begin without income, and each payment ticks an instalment as one act."""

import pytest

from tests.support.debts import debt_of, debts, only, owe, pay_debt
from tests.support.ledger import balance, record, summary
from tests.support.people import SignedIn
from tests.support.transfers import open_wallet, starting_wallet
from tests.support.wallets import answered, held, refusal, wrong_fields

pytestmark = pytest.mark.usefixtures("september", "right_balances")

FLAT = {"interest": "flat", "rate": 1_500, "principal": 12_000_000, "instalments": 12}


def sums(person: SignedIn) -> tuple[int, int]:
    """Income and expenses of the present month."""
    bars = summary(person, period="month")["datas"]
    return bars[-1]["income"], bars[-1]["expenses"]


@pytest.mark.both_databases
def test_borrowed_money_is_no_income(ayu):
    owe(ayu, "Motor")
    assert sums(ayu) == (0, 0)
    assert balance(ayu) == 3_000_000
    assert held(ayu) == {"Main wallet": 3_000_000, "Motor": -3_000_000}


def test_money_lent_is_no_expense_and_no_income_when_it_comes_back(ayu):
    lent = owe(ayu, "Laptop", direction="lent", with_whom="Rina", instalments=1)
    assert held(ayu) == {"Main wallet": -3_000_000, "Money lent": 3_000_000}
    paid = pay_debt(ayu, lent["id"], 1_000_000)
    assert (only(paid)["left"], only(paid)["next"]["state"]) == (2_000_000, "partly")
    assert sums(ayu) == (0, 0)
    owe(ayu, "Makan", direction="lent", with_whom="Bagus")
    assert held(ayu)["Money lent"] == 5_000_000


@pytest.mark.both_databases
def test_paying_moves_principal_and_spends_interest(ayu):
    loan = owe(ayu, **FLAT)
    assert (loan["amount_each"], loan["total_cost"]) == (1_180_000, 2_160_000)
    paid = pay_debt(ayu, loan["id"], 1_180_000)
    after = only(paid)
    assert (after["paid"], after["paid_instalments"]) == (1_000_000, 1)
    assert [one["state"] for one in after["schedule"][:2]] == ["paid", "due"]
    assert sums(ayu) == (0, 180_000)
    assert held(ayu) == {"Main wallet": 10_820_000, "Motor": -11_000_000}


@pytest.mark.both_databases
def test_deleting_a_payment_takes_interest_along_and_restoring_brings_both_back(ayu):
    loan = owe(ayu, **FLAT)
    row = pay_debt(ayu, loan["id"], 1_180_000)["transaction_id"]
    assert ayu.delete(f"/transactions/{row}").status_code == 200
    assert (debt_of(ayu, loan["id"])["paid"], sums(ayu)) == (0, (0, 0))
    assert ayu.post(f"/transactions/{row}/restore").status_code == 200
    assert (debt_of(ayu, loan["id"])["paid"], sums(ayu)) == (1_000_000, (0, 180_000))


def test_what_was_bought_counts_at_once(ayu):
    phone = owe(ayu, "HP", start="purchase", paylater=True, category_id="technologies")
    assert sums(ayu) == (0, 3_000_000)
    pay_debt(ayu, phone["id"], 1_000_000)
    assert sums(ayu) == (0, 3_000_000)
    assert held(ayu) == {"Main wallet": -1_000_000, "HP": -2_000_000}


def test_what_was_bought_may_count_when_paid(ayu):
    phone = owe(ayu, "HP", start="purchase", paylater=True, counts="paid", fee=30_000)
    assert sums(ayu) == (0, 0)
    row = pay_debt(ayu, phone["id"], 1_010_000)["transaction_id"]
    assert sums(ayu) == (0, 1_010_000)
    assert held(ayu) == {"Main wallet": -1_010_000, "HP": -2_000_000}
    other = {"type": "expenses", "categoryName": "Debt Payment", "amount": 5}
    changed = ayu.put(f"/transactions/{row}", json=other, headers={"If-Match": "*"})
    assert wrong_fields(changed) == {"amount"}
    assert ayu.delete(f"/transactions/{row}").status_code == 200
    assert (sums(ayu), held(ayu)["HP"]) == ((0, 0), -3_000_000)
    assert ayu.post(f"/transactions/{row}/restore").status_code == 200
    assert (sums(ayu), held(ayu)["HP"]) == ((0, 1_010_000), -2_000_000)


def test_a_debt_from_before_leaves_out_what_was_paid(ayu):
    loan = owe(ayu, start="existing", paid=2, **FLAT)
    assert (loan["settled"], loan["left"], loan["paid_instalments"]) == (2_000_000, 10_000_000, 2)
    assert held(ayu)["Motor"] == -10_000_000
    assert balance(ayu) == 0


def test_a_debt_whose_wallet_has_it_already_records_nothing(ayu):
    wallet = open_wallet(ayu, "KTA", kind="loan", opening={"amount": -9, "date": "2026-01-01"})
    owe(ayu, start="recorded", wallet_id=wallet)
    assert held(ayu)["KTA"] == -9
    bank = open_wallet(ayu, "BCA")
    refused = ayu.post("/debts", json={**loan_fields(), "wallet_id": bank})
    assert wrong_fields(refused) == {"wallet_id"}


def loan_fields(**fields: object) -> dict[str, object]:
    """What a plain loan is added with."""
    plain = {"direction": "owed", "name": "Motor", "principal": 100, "first_due": "2026-09-05"}
    return {**plain, "start": "money", **fields}


def test_early_payoff_is_exact(ayu):
    loan = owe(ayu, **FLAT)
    pay_debt(ayu, loan["id"], 1_180_000)
    payoff = debt_of(ayu, loan["id"])["payoff"]
    assert payoff == {
        "amount": 11_180_000,
        "principal": 11_000_000,
        "cost": 180_000,
        "saves": 10 * 180_000,
    }
    after = only(pay_debt(ayu, loan["id"], payoff["amount"], cost=payoff["cost"]))
    assert (after["left"], after["next"], after["payoff"]) == (0, None, None)
    assert held(ayu)["Motor"] == 0
    again = ayu.post(f"/debts/{loan['id']}/payments", json={"amount": 1})
    assert refusal(again) == (409, "debt_paid")


def test_more_than_is_owed_is_refused_everywhere(ayu):
    loan = owe(ayu)
    assert wrong_fields(ayu.post(f"/debts/{loan['id']}/payments", json={"amount": 3_000_001})) == {
        "amount"
    }
    first = pay_debt(ayu, loan["id"], 2_000_000)["transaction_id"]
    same = {"wallet_id": starting_wallet(ayu), "to_wallet_id": loan["wallet_id"]}
    more = {**same, "amount": 3_000_001, "fee": 0, "detail": "", "date": "2026-09-02"}
    edited = ayu.put(f"/transfers/{first}", json=more, headers={"If-Match": "*"})
    assert wrong_fields(edited) == {"amount"}
    assert ayu.delete(f"/transactions/{first}").status_code == 200
    pay_debt(ayu, loan["id"], 3_000_000)
    assert refusal(ayu.post(f"/transactions/{first}/restore")) == (409, "debt_overpaid")


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"principal": 2, "instalments": 3}, "principal"),
        ({"principal": 9_000, "instalments": 3, "each": 8_999}, "each"),
        ({"instalments": 361}, "instalments"),
        ({"rate": -1}, "rate"),
        ({"paid": 1, "start": "existing"}, "paid"),
        ({"counts": "paid"}, "counts"),
        ({"start": "purchase"}, "category_id"),
        ({"start": "purchase", "direction": "lent"}, "start"),
        ({"start": "purchase", "category_id": "salary"}, "category_id"),
        ({"money_wallet_id": "0" * 26}, "money_wallet_id"),
        ({"first_due": "2300-01-01"}, "first_due"),
    ],
)
def test_terms_that_cannot_be_are_refused_at_their_field(ayu, fields, field):
    assert wrong_fields(ayu.post("/debts", json=loan_fields(**fields))) == {field}
    assert debts(ayu) == {}


def test_months_ahead_have_all_instalments_and_their_share_of_income(ayu):
    record(ayu, type="income", categoryName="Salary", amount=10_000_000, date="2026-08-25")
    owe(ayu)
    owe(ayu, "Kulkas", start="existing", principal=600_000, instalments=6, first_due="2026-08-15")
    owe(ayu, "Rina", direction="lent")
    ahead = answered(ayu.get("/debts"))["ahead"]
    # August's instalment is overdue and part of the present month.
    assert [month["total"] for month in ahead["months"]] == [
        1_200_000,
        1_100_000,
        1_100_000,
        100_000,
        100_000,
    ]
    assert ahead["months"][0]["key"] == "2026-09"
    assert (ahead["income"], ahead["warning"]) == (10_000_000, 3_000_000)
    assert (ahead["free_on"], ahead["free_label"]) == ("2027-01-15", "January 2027")


def test_the_months_of_a_payoff_count_from_its_first_payment(ayu):
    owe(ayu, "Motor", principal=2_400_000, instalments=12, first_due="2026-10-05")
    found = answered(ayu.get("/debts/payoff", query_string={"extra": 400_000}))["datas"]
    # The last instalment is due on 5 September 2027; with as much again on top, four are left.
    assert [(one["months"], one["free_label"]) for one in found[:2]] == [
        (12, "September 2027"),
        (4, "January 2027"),
    ]


def test_orders_of_payoff_are_compared(ayu):
    owe(ayu, "Kecil", principal=2_000_000, instalments=10)
    dear = {"interest": "effective", "rate": 3_000, "principal": 8_000_000, "instalments": 24}
    owe(ayu, "Mahal", **dear)
    found = answered(ayu.get("/debts/payoff", query_string={"extra": 500_000}))["datas"]
    agreed, smallest, highest = found
    assert [one["order"] for one in found] == ["agreed", "smallest", "highest"]
    assert (agreed["months"], agreed["saves"]) == (24, 0)
    assert smallest["cleared"][0]["name"] == "Kecil"
    assert highest["saves"] > smallest["saves"] > 0


def test_a_shared_bill_is_one_part_expense_and_the_rest_money_lent(ayu):
    bill = {
        "name": "Makan malam",
        "total": 100_000,
        "people": [{"name": "Rina"}, {"name": "Bagus"}],
        "category_id": "food-beverages",
        "due": "2026-09-10",
    }
    payload = answered(ayu.post("/debts/bills", json=bill), 201)
    assert [(one["with_whom"], one["principal"]) for one in payload["datas"]] == [
        ("Rina", 33_333),
        ("Bagus", 33_333),
    ]
    assert (payload["balance"], sums(ayu)) == (-100_000, (0, 33_334))
    texts = {(one["tone"], one["language"]): one["text"] for one in payload["datas"][0]["messages"]}
    assert len(texts) == 6
    assert "Rp33.333" in texts["gentle", "id"]
    assert "10 September" in texts["firm", "id"]


def test_a_reminder_follows_the_due_days(ayu):
    loan = owe(ayu, remind=True)
    (reminder,) = answered(ayu.get("/reminders"))["datas"]
    assert (reminder["description"], reminder["next"]["day"]) == (
        "Instalment: Motor",
        "2026-09-05",
    )
    pay_debt(ayu, loan["id"], 1_000_000)
    (reminder,) = answered(ayu.get("/reminders"))["datas"]
    assert reminder["next"]["day"] == "2026-10-05"
    pay_debt(ayu, loan["id"], 2_000_000)
    assert answered(ayu.get("/reminders"))["datas"] == []


def test_deleting_a_debt_keeps_what_was_recorded(ayu):
    loan = owe(ayu, remind=True)
    pay_debt(ayu, loan["id"], 1_000_000)
    before = held(ayu)
    assert ayu.delete(f"/debts/{loan['id']}").status_code == 200
    assert (debts(ayu), held(ayu)) == ({}, before)
    assert answered(ayu.get("/reminders"))["datas"] == []


def test_renaming_needs_the_present_version(ayu):
    loan = owe(ayu)
    path = f"/debts/{loan['id']}"
    changed = only(answered(ayu.put(path, json={"name": "Vario"}, headers={"If-Match": '"1"'})))
    assert (changed["name"], changed["version"]) == ("Vario", 2)
    late = ayu.put(path, json={"name": "Beat"}, headers={"If-Match": '"1"'})
    assert late.status_code == 412


@pytest.mark.both_databases
def test_merging_wallets_keeps_what_is_paid(ayu):
    loan = owe(ayu)
    pay_debt(ayu, loan["id"], 1_000_000)
    other = open_wallet(ayu, "KTA", kind="loan")
    moved = answered(ayu.post(f"/wallets/{loan['wallet_id']}/merge", json={"into_id": other}))
    assert moved["moved"]["debts"] == 1
    assert debt_of(ayu, loan["id"])["paid"] == 1_000_000
    into = starting_wallet(ayu)
    answered(ayu.post(f"/wallets/{other}/merge", json={"into_id": into}))
    after = debt_of(ayu, loan["id"])
    assert (after["paid"], after["settled"], after["wallet_id"]) == (1_000_000, 1_000_000, into)


@pytest.mark.both_databases
def test_nobody_sees_the_debts_of_others(ayu, bayu):
    loan = owe(ayu)
    path = f"/debts/{loan['id']}"
    assert debts(bayu) == {}
    for answer in (
        bayu.get(path),
        bayu.put(path, json={"name": "X"}, headers={"If-Match": "*"}),
        bayu.delete(path),
        bayu.post(f"{path}/payments", json={"amount": 1}),
    ):
        assert answer.status_code == 404
