"""Operators look at comments, let them be seen or remove them; their authors are told."""

from typing import Any

import pytest
from flask import Flask

from tests.support.accounts import change, errors_of, rows
from tests.support.articles import add_article
from tests.support.comments import SLUG, say, seen
from tests.support.ledger import statements
from tests.support.notifications import centre, id_of
from tests.support.people import SignedIn


@pytest.fixture(autouse=True)
def article(app: Flask) -> str:
    """The id of an article that everybody can read."""
    return add_article(app, SLUG, title="Rainy days")


def queue(person: SignedIn, **query: Any) -> dict[str, Any]:
    answer = person.get("/admin/comments", query_string=query)
    assert answer.status_code == 200, answer.text
    payload: dict[str, Any] = answer.get_json()["payload"]
    return payload


@pytest.mark.both_databases
def test_the_queue_tells_all_that_is_needed_to_judge_with_few_queries(
    app: Flask, sari: SignedIn, bayu: SignedIn
) -> None:
    held = say(bayu, SLUG, "situs.com")
    shown = say(bayu, SLUG, "Halo semua")
    for text in ("a.com", "b.com"):
        say(bayu, SLUG, text)
    sari.post(f"/comments/{shown['id']}/report", json={"reason": "abuse", "note": "Kasar"})
    bayu.put(f"/comments/{shown['id']}", json={"text": "Halo kamu"})
    with statements(app) as asked:
        waiting = queue(sari)
    # Who asks, the rows and how many, authors, articles, reports.
    assert len(asked) == 6, asked
    assert (waiting["total"], waiting["datas"][0]) == (
        3,
        {
            "id": held["id"],
            "text": "situs.com",
            "author": {"id": id_of(app, bayu), "username": "bayu", "avatar_url": None},
            "article": {"slug": SLUG, "title": "Rainy days en", "path": f"/blog/{SLUG}"},
            "state": "held",
            "held_for": "link",
            "created_at": held["created_at"],
            "reports": [],
        },
    )
    (told,) = queue(sari, state="shown")["datas"]
    (report,) = told["reports"]
    assert (told["text"], told["held_for"]) == ("Halo kamu", None)
    assert (report["reason"], report["note"], report["is_earlier"]) == ("abuse", "Kasar", True)
    assert [one["text"] for one in queue(sari, q="B.COM")["datas"]] == ["b.com"]
    assert queue(sari, q="bayu", per_page=2, page=2)["total"] == 3
    assert queue(sari, q="%")["total"] == 0
    change(app, "UPDATE users SET status = 'suspended' WHERE username = 'bayu'")
    assert queue(sari)["datas"][0]["author"] is None


def test_who_wrote_is_told_that_others_see_it_now(
    app: Flask, sari: SignedIn, bayu: SignedIn
) -> None:
    held = say(bayu, SLUG, "situs.com")
    path = f"/admin/comments/{held['id']}/release"
    assert sari.post(path).status_code == 200
    assert seen(sari)["total"] == 1
    (told,) = centre(bayu)["datas"]
    assert (told["kind"], told["subject_id"]) == ("comment_released", held["id"])
    about = {name: value for name, value in told["about"].items() if value is not None}
    assert about == {"name": "Rainy days en", "path": f"/blog/{SLUG}"}
    assert centre(sari)["datas"] == []
    assert sari.post(path).status_code == 404
    # Held once more, released once more: told once more.
    bayu.put(f"/comments/{held['id']}", json={"text": "situs.id"})
    assert sari.post(path).status_code == 200
    assert centre(bayu)["unread"] == 2
    done = rows(app, "SELECT actor_id, target_id FROM audit_log WHERE action = 'comment.released'")
    assert done == [(id_of(app, sari), held["id"])] * 2


def test_a_comment_of_somebody_suspended_is_seen_once_they_are_back(
    app: Flask, sari: SignedIn, bayu: SignedIn
) -> None:
    held = say(bayu, SLUG, "situs.com")
    person = f"/admin/users/{id_of(app, bayu)}"
    assert sari.post(f"{person}/suspend", json={"reason": "abuse"}).status_code == 200
    answer = sari.post(f"/admin/comments/{held['id']}/release")
    said = "Comment approved. Others can see it once the author's account is active again."
    assert (answer.status_code, answer.get_json()["payload"]["message"]) == (200, said)
    assert seen(sari)["total"] == 0
    assert sari.post(f"{person}/restore").status_code == 200
    assert seen(sari)["total"] == 1


def test_nobody_releases_their_own_comment(sari: SignedIn) -> None:
    held = say(sari, SLUG, "situs.com")
    answer = sari.post(f"/admin/comments/{held['id']}/release")
    assert (answer.status_code, answer.get_json()["payload"]["code"]) == (403, "yourself")
    assert queue(sari)["total"] == 1


@pytest.mark.both_databases
def test_who_wrote_is_told_why_it_was_removed(app: Flask, sari: SignedIn, bayu: SignedIn) -> None:
    shown = say(bayu, SLUG, "Pinjaman cepat")
    path = f"/admin/comments/{shown['id']}/remove"
    for body in ({}, {"reason": "ugly"}, {"reason": None}):
        assert list(errors_of(sari.post(path, json=body))) == ["reason"]
    change(app, "UPDATE users SET language = 'id' WHERE username = 'bayu'")
    assert sari.post(path, json={"reason": "scam"}).status_code == 200
    assert seen(sari)["total"] == queue(sari, state="shown")["total"] == 0
    (told,) = centre(bayu)["datas"]
    assert (told["kind"], told["about"]["reason"]) == ("comment_removed", "scam")
    assert told["about"]["name"] == "Rainy days id"
    assert sari.post(path, json={"reason": "scam"}).status_code == 404
    done = rows(app, "SELECT actor_id FROM audit_log WHERE action = 'comment.removed.scam'")
    assert done == [(id_of(app, sari),)]
