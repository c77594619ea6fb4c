"""Somebody tells where the money is."""

import pytest
from flask import Flask

from server.wallets.errors import MOST_WALLETS
from server.wallets.kinds import GROUPS
from server.wallets.schemas import WalletSchema
from tests.support.ledger import balance, record
from tests.support.people import SignedIn
from tests.support.transfers import open_wallet, starting_wallet
from tests.support.wallets import Item, agree, answered, refusal, wallets, wrong_fields

OPENING = {"amount": 250_000, "date": "2024-06-01"}


def add(person: SignedIn, **fields: object) -> Item:
    sent = person.post("/wallets", json={"kind": "bank", "name": "BCA", **fields})
    added: Item = answered(sent, 201)["datas"][0]
    return added


def test_everybody_starts_with_one_that_has_no_name_yet(ayu: SignedIn) -> None:
    (first,) = wallets(ayu)
    assert first == {
        "id": first["id"],
        "name": "Main wallet",
        "kind": "cash",
        "group": "money",
        "color": None,
        "monogram": None,
        "last_digits": None,
        "unnamed": True,
        "opening": None,
        "proved_until": None,
        "balance": 0,
        "entries": 0,
        "credit": None,
        "counts": True,
        "archived": False,
        "version": 1,
    }
    assert WalletSchema().validate(first) == {}
    told = ayu.get("/wallets", headers={"Accept-Language": "id"})
    assert answered(told)["datas"][0]["name"] == "Dompet utama"


def test_what_is_recorded_without_a_wallet_goes_there(ayu: SignedIn) -> None:
    assert record(ayu)["wallet_id"] == starting_wallet(ayu)
    (first,) = wallets(ayu)
    assert (first["balance"], first["entries"]) == (-48_000, 1)


def test_another_one_comes_last_with_what_it_opens_with(app: Flask, ayu: SignedIn) -> None:
    given = {"name": "BCA", "color": "nila", "monogram": "BCA", "last_digits": "4821"}
    sent = ayu.post("/wallets", json={"kind": "bank", **given, "opening": OPENING})
    payload = answered(sent, 201)
    (added,) = payload["datas"]
    assert {name: added[name] for name in given} == given
    assert (added["opening"], added["balance"], added["group"]) == (OPENING, 250_000, "money")
    assert (added["unnamed"], added["version"], added["entries"]) == (False, 1, 0)
    assert payload["balance"] == balance(ayu) == 250_000
    assert wallets(ayu)[-1] == added
    assert answered(ayu.get("/wallets"))["balance"] == 250_000
    agree(app, ayu)


def test_one_that_does_not_count_changes_no_balance(app: Flask, ayu: SignedIn) -> None:
    added = add(ayu, counts=False, opening={**OPENING, "amount": -7})
    assert (added["balance"], added["counts"], balance(ayu)) == (-7, False, 0)
    spent = ayu.post(
        "/transaction/add",
        json={"type": "expenses", "category_id": "rent", "amount": 5, "wallet_id": added["id"]},
    )
    assert answered(spent, 201)["balance"] == balance(ayu) == 0
    assert wallets(ayu)[-1]["balance"] == -12
    agree(app, ayu)


@pytest.mark.parametrize("kind", GROUPS)
def test_every_kind_has_a_group(ayu: SignedIn, kind: str) -> None:
    assert add(ayu, kind=kind, name=kind)["group"] == GROUPS[kind]


def test_cards_and_paylaters_have_credit(ayu: SignedIn) -> None:
    days = {"statement_day": 20, "due_day": 5}
    card = add(ayu, kind="card", credit_limit=10_000_000, **days, opening={**OPENING, "amount": -3})
    assert card["credit"] == {"limit": 10_000_000, "used": 3, "available": 9_999_997, **days}
    paid = add(ayu, kind="paylater", name="PayLater", opening=OPENING)
    nothing = dict.fromkeys(("limit", "available", "statement_day", "due_day"))
    assert paid["credit"] == {**nothing, "used": 0}
    assert add(ayu, name="BRI", credit_limit=5, **days)["credit"] is None


@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        ({"kind": None}, {"kind"}),
        ({"kind": "gold"}, {"kind"}),
        ({"name": ""}, {"name"}),
        ({"name": "x" * 41}, {"name"}),
        ({"name": "\u200b"}, {"name"}),
        ({"color": "pink"}, {"color"}),
        ({"monogram": "ABCD"}, {"monogram"}),
        ({"last_digits": "12"}, {"last_digits"}),
        ({"last_digits": "12345678"}, {"last_digits"}),
        ({"last_digits": "1234\n"}, {"last_digits"}),
        ({"last_digits": "١٢٣٤"}, {"last_digits"}),
        ({"credit_limit": 0}, {"credit_limit"}),
        ({"statement_day": 32, "due_day": 0}, {"statement_day", "due_day"}),
        ({"counts": "yes"}, {"counts"}),
        ({"opening": {"amount": 1_000_000_000_000, "date": "2024-06-01"}}, {"opening.amount"}),
        ({"opening": {"amount": 1, "date": "1969-12-31"}}, {"opening.date"}),
    ],
)
def test_what_is_wrong_is_told_at_its_field(ayu: SignedIn, fields: Item, wrong: set[str]) -> None:
    sent = ayu.post("/wallets", json={"kind": "bank", "name": "BCA", **fields})
    assert wrong_fields(sent) == wrong
    assert len(wallets(ayu)) == 1


@pytest.mark.both_databases
def test_a_name_is_given_once(ayu: SignedIn) -> None:
    add(ayu)
    # The first wallet is called so in one language or the other.
    for name in (" bca ", "ＢＣＡ", "main wallet", "Dompet Utama"):
        assert wrong_fields(ayu.post("/wallets", json={"kind": "cash", "name": name})) == {"name"}
    assert len(wallets(ayu)) == 2


def test_there_are_at_most_fifty(ayu: SignedIn) -> None:
    for number in range(MOST_WALLETS - 1):
        open_wallet(ayu, str(number))
    refused = ayu.post("/wallets", json={"kind": "bank", "name": "BCA"})
    assert refusal(refused) == (409, "too_many_wallets")


def test_sent_twice_it_is_added_once(ayu: SignedIn) -> None:
    body, headers = {"kind": "bank", "name": "BCA"}, {"Idempotency-Key": "one-and-only-one"}
    first, again = (ayu.post("/wallets", json=body, headers=headers) for _turn in range(2))
    assert answered(first, 201) == answered(again, 201)
    assert len(wallets(ayu)) == 2


def test_bayu_neither_sees_nor_uses_it(ayu: SignedIn, bayu: SignedIn) -> None:
    theirs = add(ayu)["id"]
    assert len(wallets(bayu)) == 1
    spent = {"type": "expenses", "category_id": "rent", "amount": 5, "wallet_id": theirs}
    assert wrong_fields(bayu.post("/transaction/add", json=spent)) == {"wallet_id"}
    assert wrong_fields(bayu.get("/transactions", query_string={"wallet": theirs})) == {"wallet"}
    for method, path, body in (
        ("PUT", "", {"name": "Mine"}),
        ("DELETE", "", None),
        ("GET", "/uses", None),
        ("GET", "/entries", None),
        ("POST", "/adjust", {"balance": 5}),
        ("POST", "/merge", {"into_id": starting_wallet(bayu)}),
    ):
        headers = {"If-Match": "*"} if method == "PUT" else {}
        answer = bayu.call(method, f"/wallets/{theirs}{path}", json=body, headers=headers)
        assert answer.status_code == 404, (method, path)
    both = {"wallet_id": starting_wallet(bayu), "to_wallet_id": theirs, "amount": 5}
    assert wrong_fields(bayu.post("/transfers", json=both)) == {"to_wallet_id"}
    assert wrong_fields(
        bayu.post(f"/wallets/{starting_wallet(bayu)}/merge", json={"into_id": theirs})
    ) == {"into_id"}
    assert wallets(ayu)[-1]["name"] == "BCA"
