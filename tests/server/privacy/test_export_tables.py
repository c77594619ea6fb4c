"""Every list of a person is taken along as a table too, with the acts of the account."""

from flask import Flask

from tests.support.goals import add_goal, put
from tests.support.ledger import record
from tests.support.people import SignedIn, sign_in
from tests.support.privacy import data_in, table_in, take_export
from tests.support.transfers import adjust, open_wallet, starting_wallet, transfer

LISTS = {
    "sessions": ("devices", "known_browsers"),
    "privacy": ("consents", "data_requests", "exports", "access_log"),
    "auth": ("invitations",),
    "support": ("support_messages", "support_replies"),
    "transactions": ("transactions", "deleted_transactions"),
    "wallets": ("wallets",),
    "goals": ("goals", "goal_contributions"),
    "audit": ("acts",),
}


def test_every_list_is_a_table_beside_the_json(app: Flask, ayu: SignedIn) -> None:
    ayu.post("/support", json={"message": "=1+1"})
    ayu.post("/data-requests", json={"kind": "other", "text": "=2+2"})
    goal = add_goal(ayu, name="=3+3", due="2030-01-01", saved=7)["id"]
    booked = put(ayu, goal, 5, book=True)["transaction"]["id"]
    archive = take_export(app, ayu)
    data = data_in(archive)
    for feature, names in LISTS.items():
        for name in names:
            assert len(table_in(archive, name)) == len(data[feature][name])
            assert list(data[feature]) == list(names)
    assert table_in(archive, "support_messages")[0]["message"] == "'=1+1"
    assert table_in(archive, "data_requests")[0]["text"] == "'=2+2"
    assert data["privacy"]["data_requests"][0]["text"] == "=2+2"
    (told,) = data["goals"]["goals"]
    assert (told["name"], told["due"], told["saved"]) == ("=3+3", "2030-01-01", 12)
    opening, contributed = data["goals"]["goal_contributions"]
    assert (opening["amount"], opening["booked"], opening["goal_id"]) == (7, False, goal)
    assert (contributed["amount"], contributed["id"]) == (5, booked)
    assert (opening["opening"], contributed["opening"]) == (True, False)
    assert told["icon"] == "/icons/kaaba.svg"
    (row,) = data["transactions"]["transactions"]
    assert (row["booked_for"], row["booked_for_id"], row["booked_for_day"]) == ("goal", goal, None)
    assert table_in(archive, "goals")[0]["name"] == "'=3+3"
    assert table_in(archive, "consents")
    assert table_in(archive, "devices")[0]["address"] == "127.0.0.1"


def test_transactions_name_their_wallets(app: Flask, ayu: SignedIn) -> None:
    cash, bank = starting_wallet(ayu), open_wallet(ayu, "=BCA", last_digits="3458")
    transfer(ayu, bank, cash, 50_000, fee=1_000)
    adjust(ayu, cash, 49_000)
    record(ayu, wallet_id=bank, amount=7_000)
    gone = record(ayu, wallet_id=bank, detail="gone")
    ayu.delete(f"/transactions/{gone['id']}")
    archive = take_export(app, ayu)
    told = data_in(archive)["transactions"]
    moves = [
        (row["type"], row["amount"], row["wallet"], row["to_wallet"], row["booked_for"])
        for row in told["transactions"]
    ]
    assert sorted(moves, key=lambda move: move[1]) == [
        ("adjust", -1_000, "Main wallet", None, None),
        ("expenses", 1_000, "=BCA", None, "transfer"),
        ("expenses", 7_000, "=BCA", None, None),
        ("transfer", 50_000, "=BCA", "Main wallet", None),
    ]
    assert [row["wallet"] for row in told["deleted_transactions"]] == ["=BCA"]
    wallets = table_in(archive, "wallets")
    assert [(row["id"], row["name"], row["kind"], row["balance"]) for row in wallets] == [
        (cash, "Main wallet", "cash", "49000"),
        (bank, "'=BCA", "bank", "-58000"),
    ]
    (first, *_others) = table_in(archive, "transactions")
    assert first["wallet"] in {"Main wallet", "'=BCA"}
    assert (
        "transactions.csv: What came in, went out or moved" in archive.read("README.txt").decode()
    )


def test_the_own_acts_come_with_where_they_came_from(
    app: Flask, ayu: SignedIn, bayu: SignedIn
) -> None:
    sign_in(app, ayu.person)
    acts = table_in(take_export(app, ayu), "acts")
    found = {(act["action"], act["by"], act["address"]) for act in acts}
    assert ("session.started", "you", "127.0.0.1") in found
    assert ("export.requested", "you", "127.0.0.1") in found
    theirs = table_in(take_export(app, bayu), "acts")
    assert {act["number"] for act in acts} & {act["number"] for act in theirs} == set()
