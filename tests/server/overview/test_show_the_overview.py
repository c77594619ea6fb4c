"""The first screen is fed by one call."""

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
import time_machine
from flask import Flask
from flask.testing import FlaskClient

from server.overview.schemas import OverviewSchema
from tests.support.accounts import change
from tests.support.articles import add_article
from tests.support.goals import add_goal, put
from tests.support.ledger import SALARY, listed, overview, record, statements, summary
from tests.support.people import API, SignedIn, come_in
from tests.support.transfers import adjust, open_wallet, starting_wallet, transfer


@pytest.fixture(autouse=True)
def _june() -> Iterator[None]:
    with time_machine.travel("2024-06-18T05:00:00Z"):
        yield


def test_a_new_account_sees_zeros_and_no_change(ayu: SignedIn) -> None:
    shown = overview(ayu)
    nothing = {"amount": 0, "previous": 0, "change_percent": None}
    assert shown["balance"] == shown["left"] == 0
    assert shown["income"] == shown["expenses"] == nothing
    assert shown["recent"] == shown["failed"] == []
    assert len(shown["summary"]["datas"]) == 6


def test_this_month_is_compared_with_the_same_days_of_the_last(ayu: SignedIn) -> None:
    record(ayu, **{**SALARY, "amount": 10_000_000}, date="2024-05-01")
    record(ayu, **{**SALARY, "amount": 10_460_000}, date="2024-06-01")
    record(ayu, amount=400_000, date="2024-05-18")
    record(ayu, amount=900_000, date="2024-05-19")
    record(ayu, amount=367_200, date="2024-06-18")
    shown = overview(ayu)
    assert shown["month"] == {
        "key": "2024-06",
        "start": "2024-06-01",
        "end": "2024-06-30",
        "label": "June",
    }
    assert shown["compared_with"] == {
        "key": "2024-05",
        "start": "2024-05-01",
        "end": "2024-05-18",
        "label": "May",
    }
    assert shown["income"] == {
        "amount": 10_460_000,
        "previous": 10_000_000,
        "change_percent": 4.6,
    }
    assert shown["expenses"] == {
        "amount": 367_200,
        "previous": 400_000,
        "change_percent": -8.2,
    }
    assert shown["left"] == 10_092_800
    assert shown["balance"] == 10_000_000 + 10_460_000 - 400_000 - 900_000 - 367_200


@pytest.mark.both_databases
def test_it_agrees_with_the_list_and_the_summary(ayu: SignedIn) -> None:
    for day in ("2024-06-03", "2024-06-02", "2024-06-05", "2024-06-04"):
        record(ayu, date=day)
    shown = overview(ayu)
    assert shown["recent"] == listed(ayu)["datas"][:3]
    assert shown["summary"] == {"period": "month", **summary(ayu)}


def test_its_words_follow_the_reader(ayu: SignedIn) -> None:
    ayu.put("/users/preferences", json={"language": "id"})
    shown = overview(ayu)
    assert (shown["month"]["label"], shown["compared_with"]["label"]) == ("Juni", "Mei")


def test_it_holds_what_its_schema_promises(ayu: SignedIn) -> None:
    record(ayu)
    shown = overview(ayu)
    assert set(shown) == set(OverviewSchema().fields)
    assert OverviewSchema().validate(shown) == {}


@pytest.mark.parametrize(
    ("column", "failed"), [("detail", ["recent"]), ("category_id", ["groups", "recent", "budget"])]
)
def test_a_part_that_fails_leaves_the_others(
    app: Flask, ayu: SignedIn, column: str, failed: list[str]
) -> None:
    record(ayu)
    change(app, f"ALTER TABLE transactions RENAME COLUMN {column} TO gone")
    try:
        shown = overview(ayu)
    finally:
        change(app, f"ALTER TABLE transactions RENAME COLUMN gone TO {column}")
    assert shown["failed"] == failed
    assert all(shown[part] is None for part in failed)
    assert shown["balance"] == -48_000
    assert shown["expenses"]["amount"] == 48_000
    assert shown["summary"]["datas"][-1]["expenses"] == 48_000
    assert OverviewSchema().validate(shown) == {}


@pytest.mark.both_databases
def test_wallets_come_with_what_they_hold_and_what_is_owed(ayu: SignedIn) -> None:
    record(ayu, amount=48_000)
    cash = starting_wallet(ayu)
    look = {"name": "Main wallet", "kind": "cash", "color": None, "monogram": None}
    shown = overview(ayu)
    assert shown["wallets"] == [{"id": cash, **look, "balance": -48_000}]
    assert shown["net_worth"] == {"assets": -48_000, "debts": 0, "net": -48_000}
    opening = {"amount": -300_000, "date": "2024-06-01"}
    card = open_wallet(ayu, "Kartu", kind="card", color="nila", monogram="KK", opening=opening)
    hidden = open_wallet(ayu, "Simpanan", counts=False)
    transfer(ayu, cash, hidden, 90_000, fee=2_000)
    shown = overview(ayu)
    assert [(one["id"], one["balance"]) for one in shown["wallets"]] == [
        (cash, -140_000),
        (card, -300_000),
        (hidden, 90_000),
    ]
    assert shown["wallets"][1] == {
        "id": card,
        "name": "Kartu",
        "kind": "card",
        "color": "nila",
        "monogram": "KK",
        "balance": -300_000,
    }
    # Net worth has all wallets, the balance those that count.
    assert shown["net_worth"] == {"assets": -50_000, "debts": 300_000, "net": -350_000}
    assert shown["balance"] == -440_000
    assert OverviewSchema().validate(shown) == {}
    (now,) = ayu.get("/net-worth").get_json()["payload"]["datas"][-1:]
    assert [now[name] for name in ("assets", "debts", "net_worth")] == [-50_000, 300_000, -350_000]
    assert ayu.put(f"/wallets/{hidden}", json={"archived": True}).status_code == 200
    shown = overview(ayu)
    assert [one["id"] for one in shown["wallets"]] == [cash, card]
    assert shown["net_worth"]["assets"] == -50_000


def test_the_first_eight_wallets_are_shown_in_their_order(ayu: SignedIn) -> None:
    ids = [starting_wallet(ayu), *(open_wallet(ayu, f"Bank {number}") for number in range(8))]
    ordered = ids[::-1]
    assert ayu.put("/wallets/order", json={"ids": ordered}).status_code == 200
    assert [one["id"] for one in overview(ayu)["wallets"]] == ordered[:8]


def test_transfers_are_among_the_newest(ayu: SignedIn) -> None:
    record(ayu, date="2024-06-17")
    cash, bank = starting_wallet(ayu), open_wallet(ayu, "BCA")
    moved = transfer(ayu, cash, bank, 90_000)
    adjust(ayu, bank, 80_000, date="2024-06-16")
    recent = overview(ayu)["recent"]
    assert [row["type"] for row in recent] == ["transfer", "expenses", "adjust"]
    assert (recent[0]["wallet_id"], recent[0]["to_wallet_id"]) == (cash, bank)
    assert recent[0]["id"] == moved["id"]
    everything = {"include": "transfers,adjustments"}
    assert recent == listed(ayu, **everything)["datas"][:3]


def test_wallets_that_fail_leave_the_others(app: Flask, ayu: SignedIn) -> None:
    record(ayu)
    change(app, "ALTER TABLE wallet_sums RENAME COLUMN received TO gone")
    try:
        shown = overview(ayu)
    finally:
        change(app, "ALTER TABLE wallet_sums RENAME COLUMN gone TO received")
    assert (shown["failed"], shown["wallets"], shown["net_worth"]) == (["wallets"], None, None)
    assert (shown["balance"], len(shown["recent"])) == (-48_000, 1)
    assert OverviewSchema().validate(shown) == {}


def test_bayu_sees_only_his_own(ayu: SignedIn, bayu: SignedIn) -> None:
    record(ayu)
    shown = overview(bayu)
    assert (shown["balance"], shown["recent"], shown["expenses"]["amount"]) == (0, [], 0)


def test_a_visitor_is_asked_to_sign_in(client: FlaskClient) -> None:
    assert client.get(f"{API}/overview").status_code == 401


@pytest.mark.both_databases
def test_the_groups_share_out_all_that_was_spent_this_month(ayu: SignedIn) -> None:
    record(ayu, amount=70_000)
    record(ayu, categoryName="Dining Out", amount=20_000, date="2024-06-01")
    record(ayu, categoryName="Saving", amount=10_000)
    record(ayu, categoryName="Salary", amount=500)
    record(ayu, categoryName="Dining Out", amount=900_000, date="2024-05-31")
    record(ayu, **SALARY)
    assert ayu.put("/categories/dining-out", json={"group": "needs"}).status_code == 200
    shown = overview(ayu)
    assert shown["groups"] == {"needs": 90_000, "wants": 500, "savings": 10_000}
    assert sum(shown["groups"].values()) == shown["expenses"]["amount"]


def test_what_a_person_began_with_is_told_beside_the_month(ayu: SignedIn) -> None:
    assert overview(ayu)["opening"] is None
    began = {"amount": 2_500_000, "date": "2024-06-01"}
    assert ayu.put("/users/opening-balance", json=began).status_code == 200
    shown = overview(ayu)
    assert (shown["opening"], shown["balance"]) == (began, 2_500_000)
    assert shown["income"]["amount"] == shown["left"] == 0
    assert all(bar["income"] == 0 for bar in shown["summary"]["datas"])


def test_it_asks_the_database_at_most_nine_times(app: Flask, ayu: SignedIn) -> None:
    record(ayu)
    with statements(app) as asked:
        overview(ayu)
    assert len(asked) <= 8, asked
    ayu.put("/users/preferences", json={"payday": 25, "payday_shift": True})
    ayu.post("/categories", json={"name": "Kucing", "type": "expenses"})
    with statements(app) as asked:
        overview(ayu)
    assert len(asked) <= 9, asked


def test_the_goal_to_save_for_is_the_one_that_is_due_first_else_the_fullest(
    app: Flask, ayu: SignedIn
) -> None:
    assert (overview(ayu)["goal"], overview(ayu)["goals_count"]) == (None, 0)
    add_goal(ayu, kind="gadget", target=10, saved=10, due="2024-06-20")
    assert (overview(ayu)["goal"], overview(ayu)["goals_count"]) == (None, 1)
    add_goal(ayu, kind="house", target=100, saved=60)
    fuller = add_goal(ayu, kind="fashion", target=10, saved=7)
    put(ayu, fuller["id"], 1)
    shown = overview(ayu)
    assert shown["goal"] == {
        "id": fuller["id"],
        "kind": "fashion",
        "name": "Fashion",
        "icon": "/icons/handbag.svg",
        "target": 10,
        "saved": 8,
        "left": 2,
        "percent": 80,
        "state": "unplanned",
        "wallet_id": None,
    }
    later, sooner = (add_goal(ayu, due=day)["id"] for day in ("2025-02-01", "2024-07-01"))
    assert overview(ayu)["goal"]["id"] == sooner
    assert ayu.put(f"/goals/{sooner}", json={"archived": True}).status_code == 200
    shown = overview(ayu)
    assert (shown["goal"]["id"], shown["goals_count"]) == (later, 4)
    assert OverviewSchema().validate(shown) == {}
    change(app, "ALTER TABLE goals RENAME COLUMN monthly TO gone")
    try:
        shown = overview(ayu)
    finally:
        change(app, "ALTER TABLE goals RENAME COLUMN gone TO monthly")
    # What is safe to spend depends on what goals will take.
    assert shown["failed"] == ["budget", "goal"]
    assert (shown["goal"], shown["goals_count"]) == (None, None)


def test_tips_take_turns_from_monday_to_sunday(app: Flask, ayu: SignedIn) -> None:
    assert overview(ayu)["tip"] is None
    for number in (1, 2, 3):
        moment = datetime(2024, 5, number, tzinfo=UTC)
        add_article(app, f"tip-{number}", kind="tip", published_at=moment)
    add_article(app, "soon", kind="tip", published_at=datetime(2025, 1, 1, tzinfo=UTC))
    add_article(app, "blog1", published_at=datetime(2024, 5, 4, tzinfo=UTC))
    told = []
    # In Jakarta a Monday begins while it is still Sunday in UTC.
    for moment in ("2024-06-16T17:00:00Z", "2024-06-23T16:59:00Z", "2024-06-23T17:00:00Z"):
        with time_machine.travel(moment):
            told.append(overview(come_in(app, ayu.person))["tip"])
    with time_machine.travel("2024-06-30T17:00:00Z"):
        told.append(overview(come_in(app, ayu.person))["tip"])
    first, same, second, third = told
    assert (
        first
        == same
        == {
            "slug": first["slug"],
            "title": f"{first['slug'].title()} en",
            "description": f"What {first['slug']} says in en.",
            "path": f"/financialtips/{first['slug']}",
            "minutes": 1,
            "label": "1 min read",
        }
    )
    assert {one["slug"] for one in (first, second, third)} == {"tip-1", "tip-2", "tip-3"}
    ayu.put("/users/preferences", json={"language": "id"})
    assert overview(ayu)["tip"]["label"] == "1 menit baca"
