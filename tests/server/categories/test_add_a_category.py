"""POST /categories adds a category of one's own."""

from typing import Any

from flask import Flask

from server.categories.errors import MOST_OWN
from server.categories.queries import ROWS
from server.core.database.unit_of_work import unit_of_work
from server.extensions import db
from tests.support.accounts import code_of, errors_of
from tests.support.categories import add, categories, category, change, names
from tests.support.ledger import listed, record
from tests.support.people import SignedIn


def test_it_stands_before_what_fits_nowhere_else_and_can_be_recorded_under(ayu: SignedIn) -> None:
    added = add(ayu, "  Kucing 🐈 ", group="needs", icon="/icons/more/paw-prints.svg", color="nila")
    assert {**added, "id": "x"} == {
        "id": "x",
        "name": "Kucing 🐈",
        "label": "Kucing 🐈",
        "hint": None,
        "aliases": [],
        "type": "expenses",
        "group": "needs",
        "icon": "/icons/more/paw-prints.svg",
        "color": "nila",
        "hidden": False,
        "own": True,
        "position": 25,
        "version": 1,
    }
    second = add(ayu, "Burung")
    assert names(ayu)[-3:] == ["Kucing 🐈", "Burung", "Lainnya"]
    assert (second["group"], second["icon"]) == ("wants", "/icons/card-file-box.svg")
    for body in ({"category_id": added["id"].lower()}, {"categoryName": "ｋｕｃｉｎｇ  🐈"}):
        saved = record(ayu, **{"categoryName": None, **body})
        assert (saved["category_id"], saved["category_label"]) == (added["id"], "Kucing 🐈")
        assert saved["icon"] == "/icons/more/paw-prints.svg"
    assert listed(ayu, category_id=added["id"])["totals"]["count"] == 2


def test_income_belongs_to_no_group(ayu: SignedIn) -> None:
    added = add(ayu, "Sewa kamar", type="income")
    assert (added["group"], names(ayu, "income")[-2:]) == (None, ["Sewa kamar", "Others"])
    refused = ayu.post("/categories", json={"name": "B", "type": "income", "group": "needs"})
    assert (refused.status_code, list(errors_of(refused))) == (422, ["group"])


WRONG: list[tuple[str, Any]] = [
    ("name", ""),
    ("name", "x" * 41),
    ("name", "a\u0007b"),
    ("name", "\u200b"),
    ("name", 7),
    ("type", "other"),
    ("group", "luxury"),
    ("icon", "/icons/../secret.svg"),
    ("icon", "https://example.com/x.svg"),
    ("color", "#ff0000"),
]


def test_anything_else_is_refused_at_its_field(ayu: SignedIn) -> None:
    for field, value in WRONG:
        body = {"name": "Kucing", "type": "expenses", field: value}
        refused = ayu.post("/categories", json=body)
        assert (refused.status_code, list(errors_of(refused))) == (422, [field]), value
    assert len(categories(ayu)) == 33


TAKEN = ["Rent", "sewa", "MAKANAN & minuman", "Lainnya", "others", "ＲＥＮＴ", "burung"]
# What is not drawn makes no other name: joiners, a soft hyphen, marks of direction, fillers.
UNDRAWN = [chr(code) for code in (0x200B, 0x200D, 0xAD, 0x34F, 0x200F, 0x61C, 0xFE0F, 0x3164)]
UNDRAWN += [chr(code) for code in (0x2060, 0xFEFF, 0x2065, 0xE0020, 0xE01F0, 0x2800)]
# Ids and aliases, by which older programs send a category.
MEANT = ["transport", "Food-Beverages", "Dinning Out", "technology", "MISCELLANEOUS"]
FAMILY = "👨\u200d👩\u200d👧 ❤\ufe0f"


def test_a_name_stands_for_one_category_of_a_list_in_both_languages(ayu: SignedIn) -> None:
    add(ayu, "Burung")
    for name in (*TAKEN, *MEANT, *(f"Bu{sign}rung" for sign in UNDRAWN)):
        refused = ayu.post("/categories", json={"name": name, "type": "expenses"})
        assert (refused.status_code, list(errors_of(refused))) == (422, ["name"]), name
    # The other list is another place.
    assert add(ayu, "Rent", type="income")["own"]
    assert add(ayu, "Transport", type="income")["own"]
    assert record(ayu, categoryName="transport")["category_id"] == "transportation"


def test_a_name_is_seen_and_an_emoji_keeps_all_of_it(ayu: SignedIn) -> None:
    for name in (*UNDRAWN, "".join(UNDRAWN)):
        refused = ayu.post("/categories", json={"name": name, "type": "expenses"})
        assert (refused.status_code, list(errors_of(refused))) == (422, ["name"]), ascii(name)
    assert add(ayu, FAMILY)["name"] == FAMILY
    plain = FAMILY.replace("\u200d", "")
    assert ayu.post("/categories", json={"name": plain, "type": "expenses"}).status_code == 422
    record(ayu)
    # Looking for nothing finds no category.
    assert listed(ayu, q="\u2065")["totals"]["count"] == 0


def test_a_name_that_was_given_up_can_be_given_to_another(ayu: SignedIn) -> None:
    change(ayu, "rent", name="Kontrakan")
    own = add(ayu, "Rent")
    assert record(ayu, categoryName="rent")["category_id"] == own["id"]
    assert record(ayu, categoryName=None, category_id="rent")["category_label"] == "Kontrakan"
    refused = ayu.put("/categories/rent", json={"name": None})
    assert (refused.status_code, list(errors_of(refused))) == (422, ["name"])
    # Older programs go on sending the alias, also while it is called something else.
    change(ayu, "transportation", name="Ojek")
    refused = ayu.post("/categories", json={"name": "Transport", "type": "expenses"})
    assert (refused.status_code, list(errors_of(refused))) == (422, ["name"])
    assert change(ayu, "transportation", name=None)["name"] == "Transportation"


def test_a_hundred_are_enough(app: Flask, ayu: SignedIn) -> None:
    first = {"id": add(ayu)["id"]}
    with app.app_context(), unit_of_work():
        row = dict(db.session.execute(ROWS.select().filter_by(**first)).one()._mapping)
        more = [{**row, "id": f"{n}", "name_key": f"{n}"} for n in range(MOST_OWN - 1)]
        db.session.execute(ROWS.insert(), more)
    refused = ayu.post("/categories", json={"name": "Satu lagi", "type": "income"})
    assert (refused.status_code, code_of(refused)) == (409, "too_many_categories")
    assert "100" in refused.get_json()["message"]


def test_sent_twice_it_is_added_once(ayu: SignedIn) -> None:
    body, headers = {"name": "Kucing", "type": "expenses"}, {"Idempotency-Key": "one"}
    answers = [ayu.post("/categories", json=body, headers=headers) for _time in range(2)]
    assert [answer.status_code for answer in answers] == [201, 201]
    assert answers[0].get_json() == answers[1].get_json()
    assert len(categories(ayu)) == 34


def test_bayu_neither_sees_nor_uses_it(ayu: SignedIn, bayu: SignedIn) -> None:
    own = add(ayu)
    assert len(categories(bayu)) == 33
    for method, path in (("PUT", ""), ("DELETE", ""), ("GET", "/uses"), ("POST", "/merge")):
        body = {"name": "Anjing", "into_id": "rent"}
        answer = bayu.call(method, f"/categories/{own['id']}{path}", json=body)
        assert answer.status_code == 404, (method, path)
    for body in ({"category_id": own["id"]}, {"categoryName": "Kucing"}):
        refused = bayu.post("/transaction/add", json={"type": "expenses", "amount": 1, **body})
        assert (refused.status_code, list(errors_of(refused))) == (422, list(body))
    assert bayu.get("/transactions", query_string={"category_id": own["id"]}).status_code == 422
    into = bayu.post("/categories/rent/merge", json={"into_id": own["id"]})
    assert (into.status_code, list(errors_of(into))) == (422, ["into_id"])
    assert category(ayu, own["id"]) == own
