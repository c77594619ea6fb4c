"""Operators find accounts by name, username, address or id, in an order that stays."""

from datetime import UTC, date, datetime, timedelta
from typing import Any, Final

import pytest
from flask import Flask
from sqlalchemy import update

from server.core.calendar.clock import now
from server.core.database.unit_of_work import unit_of_work
from server.core.ids import new_id
from server.extensions import db
from server.users import jobs
from server.users.models import User, name_sort_key
from tests.support.accounts import change, pending, queries
from tests.support.console import at_work, id_at, one, refused
from tests.support.mailbox import Mailbox
from tests.support.people import AYU, BAYU, SignedIn
from tests.support.traffic import run

pytestmark = pytest.mark.both_databases

START = datetime(2026, 1, 1, tzinfo=UTC)
NAMES = (
    "Élan Putri",
    "élan putra",
    "100% Hadi",
    "Hadi_S",
    "Joko *",
    "Zul Zul",
    "zul zul",
    "Zul Zul",
    "Đewi",
    "ángel",
)


def settle(app: Flask) -> list[str]:
    """Accounts with names that searching and sorting may stumble over; returns their ids."""
    made = [
        {
            "id": new_id(),
            "fullname": name,
            "username": f"user_{at}",
            "username_key": f"user_{at}",
            "email": f"person{at}@example.org",
            "phone_number": "+6281234567890",
            "password_hash": "-",
            "status": "suspended" if at == 5 else "active",
            "suspended_for": "fraud" if at == 5 else None,
            "closes_at": START if at == 6 else None,
            # Some came in the same moment, and one never signed in.
            "created_at": START + timedelta(days=at // 2),
            "updated_at": START,
            "last_active_on": date(2026, 3, 1 + at // 3) if at else None,
        }
        for at, name in enumerate(NAMES)
    ]
    with app.app_context(), unit_of_work():
        db.session.execute(User.metadata.tables["users"].insert(), made)
    return [str(row["id"]) for row in made]


def found(person: SignedIn, **query: object) -> list[str]:
    """The names on a page, in order."""
    return [row["fullname"] for row in listed(person, **query)["datas"]]


def listed(person: SignedIn, **query: object) -> dict[str, Any]:
    """A page of the list."""
    answer = person.get("/admin/users", query_string=query)
    assert answer.status_code == 200, answer.text
    payload: dict[str, Any] = answer.get_json()["payload"]
    return payload


FOUND: Final[dict[str, set[str]]] = {
    "ÉLAN": {"Élan Putri", "élan putra"},
    "100%": {"100% Hadi"},
    "%": {"100% Hadi"},
    "hadi_": {"Hadi_S"},
    "joko *": {"Joko *"},
    "USER_3": {"Hadi_S"},
    "Person5@EXAMPLE": {"Zul Zul"},
    "nobody": set(),
    "(": set(),
}


def test_a_text_is_found_wherever_it_stands(app: Flask, made: SignedIn) -> None:
    ids = settle(app)
    assert {q: set(found(made, q=q)) for q in FOUND} == FOUND
    assert found(made, q=ids[4].lower()) == ["Joko *"]


def test_pages_hold_each_account_once_in_either_direction(app: Flask, made: SignedIn) -> None:
    settle(app)
    total = len(NAMES) + 1
    for sort in ("name", "email", "registered", "active"):
        orders = []
        for way in (sort, f"-{sort}"):
            pages = [listed(made, sort=way, page=page, per_page=2) for page in range(1, 8)]
            ids = [row["id"] for page in pages for row in page["datas"]]
            assert (len(ids), len(set(ids))) == (total, total)
            assert {page["total"] for page in pages} == {total}
            assert pages[-1]["datas"] == []
            orders.append(ids)
        assert orders[0] == orders[1][::-1]


def test_the_orders_are_what_they_say(app: Flask, made: SignedIn) -> None:
    settle(app)
    names = ["100% Hadi", "ángel", "Đewi", "élan putra", "Élan Putri", "Hadi_S", "Joko *"]
    assert found(made, sort="name")[:7] == names
    assert found(made)[0] == "Made Wirawan"
    assert found(made, sort="-active")[0] in NAMES[6:]
    assert set(found(made, sort="active")[:2]) == {"Élan Putri", "Made Wirawan"}
    change = {"fullname": "Ôscar"}
    assert made.put("/users/profile", json=change).status_code == 200
    assert found(made, sort="name")[7] == "Ôscar"


def test_names_that_the_release_before_wrote_come_into_their_order(
    app: Flask, made: SignedIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    settle(app)
    monkeypatch.setattr(jobs, "AT_ONCE", 3)
    names = found(made, sort="name", per_page=100)
    # It inserts without a key, and changes a name without changing its key.
    change(app, "UPDATE users SET fullname_key = '' WHERE username_key <> 'user_3'")
    with app.app_context(), unit_of_work():
        of_hadi = update(User).where(User.username_key == "user_3")
        db.session.execute(of_hadi.values(fullname="Ôscar", updated_at=now()))
    names[names.index("Hadi_S")] = "Ôscar"
    assert found(made, sort="name", per_page=100) != sorted(names, key=name_sort_key)
    assert run(app, "name_keys") == len(NAMES) + 1
    assert found(made, sort="name", per_page=100) == sorted(names, key=name_sort_key)
    assert run(app, "name_keys") == 0


def test_states_are_told_and_asked_for(app: Flask, made: SignedIn, mailbox: Mailbox) -> None:
    settle(app)
    pending(app.test_client(), mailbox, BAYU)
    whole = {row["fullname"] + row["status"] for row in listed(made, per_page=100)["datas"]}
    assert {"Zul Zulsuspended", "zul zulclosing", "Bayu Pratamapending"} <= whole
    counts = {
        state: listed(made, status=state)["total"]
        for state in ("active", "suspended", "pending", "closing")
    }
    assert counts == {"active": len(NAMES) - 1, "suspended": 1, "pending": 1, "closing": 1}
    assert listed(made, status="suspended")["datas"][0]["suspended_for"] == "fraud"


def test_what_cannot_be_asked_is_refused(made: SignedIn) -> None:
    for query in ("sort=role", "status=gone", "page=0", "per_page=101", "q=" + "a" * 101):
        assert made.get(f"/admin/users?{query}").status_code == 422, query


def test_a_list_costs_three_queries_and_an_account_four(app: Flask, made: SignedIn) -> None:
    ids = settle(app)
    with queries(app) as seen:
        listed(made, q="a", sort="name")
    assert len([one for one in seen if one.startswith("SELECT")]) == 3
    with queries(app) as seen:
        one(made.get(f"/admin/users/{ids[1]}"))
    assert len([one for one in seen if one.startswith("SELECT")]) <= 4


def test_an_account_shows_nothing_of_its_money_and_who_may_act(
    app: Flask, made: SignedIn, wayan: SignedIn, ayu: SignedIn, bayu: SignedIn
) -> None:
    at_work(app, AYU)
    ids = {name: id_at(app, f"{name}@example.com") for name in ("ayu", "bayu", "made", "wayan")}
    shown = one(made.get(f"/admin/users/{ids['bayu']}"))
    assert shown["sessions"] == 1
    assert (shown["phone_number"], shown["second_factor"]) == ("+6281298765432", False)
    assert not {
        name for name in shown if "balance" in name or "amount" in name or "opening" in name
    }
    may = {
        who.person.username: {
            name for name, id_ in ids.items() if one(who.get(f"/admin/users/{id_}"))["may_act"]
        }
        for who in (made, wayan)
    }
    assert may == {"made.w": {"bayu"}, "wayan.s": {"ayu", "bayu", "made"}}
    assert refused(made.get("/admin/users/01JNOBODY0000000000000000X")) == (404, "not_found")
