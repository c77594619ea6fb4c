"""Operators look at the unknown layouts that people sent."""

import pytest
from flask import Flask

from tests.support.imports import draft_of
from tests.support.people import SignedIn
from tests.support.support_desk import acts
from tests.support.wallets import Item, answered

MATCH = {"If-Match": '"1"'}


def send(person: SignedIn, content: bytes, bank: str = "") -> None:
    """Send the shape of a file."""
    id_ = draft_of(person, content)["id"]
    digest = answered(person.get(f"/imports/{id_}/shape"))["datas"][0]["digest"]
    answered(person.post(f"/imports/{id_}/shape", json={"digest": digest, "bank": bank}), 201)


def listed(made: SignedIn, **query: str) -> list[Item]:
    items: list[Item] = answered(made.get("/admin/layouts", query_string=query))["datas"]
    return items


@pytest.mark.both_databases
def test_a_layout_is_read_marked_and_removed(app: Flask, made: SignedIn, ayu: SignedIn) -> None:
    send(ayu, b"Yth. Budi, 12 kopi", "Bank Contoh")
    (line,) = listed(made)
    assert (line["kind"], line["bank"], line["state"], line["times"]) == (
        "text",
        "Bank Contoh",
        "new",
        1,
    )
    path = f"/admin/layouts/{line['id']}"
    shape = answered(made.get(path))["datas"][0]
    assert shape["content"].endswith("Aaa. Aaaa, 99 aaaa")

    done = answered(made.put(path, json={"state": "done"}, headers=MATCH))["datas"][0]

    assert (done["state"], done["version"]) == ("done", 2)
    assert made.put(path, json={"state": "new"}, headers=MATCH).status_code == 412
    assert listed(made, state="new") == []
    assert [one["id"] for one in listed(made, state="done")] == [line["id"]]
    answered(made.put(path, json={"state": "new"}))
    answered(made.delete(path))
    assert listed(made) == []
    assert made.get(path).status_code == 404
    assert acts(app, "layout_shape.%") == [
        ("layout_shape.done", line["id"]),
        ("layout_shape.reopened", line["id"]),
        ("layout_shape.removed", line["id"]),
    ]


def test_the_list_has_pages(made: SignedIn, ayu: SignedIn) -> None:
    for number in range(1, 4):
        send(ayu, b"Yth. Budi" + b"." * number)
    assert len(listed(made, per_page="2")) == 2
    assert len(listed(made, per_page="2", page="2")) == 1


def test_members_see_none(ayu: SignedIn) -> None:
    for call in (
        ayu.get("/admin/layouts"),
        ayu.get("/admin/layouts/x"),
        ayu.delete("/admin/layouts/x"),
    ):
        assert call.status_code == 403
