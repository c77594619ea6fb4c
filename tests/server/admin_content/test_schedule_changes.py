"""Changes of an article that readers see already come at a moment, whole and once."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from server.articles import publication
from server.core.database.unit_of_work import unit_of_work
from tests.support.accounts import errors_of, rows
from tests.support.article_editing import EN, NOW, act, match, publish, read, save, told, written
from tests.support.people import SignedIn

SOON = "2026-11-22T05:10:00.000Z"
LATER = "2026-11-24T05:00:00.000Z"


def run(app: Flask) -> None:
    """Let the worker look for what is due."""
    with app.app_context(), unit_of_work():
        publication.publish_due()


def title(client: FlaskClient) -> Any:
    """What readers of the article see on top of it, or the status."""
    article = told(client)
    return article["title"] if isinstance(article, dict) else article


def called(person: SignedIn, article: dict[str, Any], name: str) -> dict[str, Any]:
    """Give the working copy this title."""
    return save(person, article, en={**EN, "title": name})


def planned(person: SignedIn, at: str = SOON) -> dict[str, Any]:
    """A published article with changes that come later."""
    return publish(person, called(person, publish(person, written(person)), "New"), at)


def kept(person: SignedIn, article: dict[str, Any]) -> list[str]:
    """What the versions of the article were kept for, the oldest first."""
    return [version["what"] for version in reversed(read(person, article, "versions"))]


@pytest.mark.both_databases
def test_readers_see_the_old_text_until_the_moment_and_then_just_what_was_scheduled(
    app: Flask, clock: Any, sari: SignedIn, client: FlaskClient
) -> None:
    article = planned(sari)
    assert (article["state"], article["published_at"]) == ("published", NOW)
    assert (article["planned_at"], article["is_planned"]) == (SOON, True)
    for state in ("published", "scheduled"):
        (listed,) = sari.get(f"/admin/articles?state={state}").get_json()["payload"]["datas"]
        assert (listed["state"], listed["planned_at"]) == ("published", SOON)
    # What is typed later is not part of it.
    article = called(sari, article, "Newer")
    assert (article["planned_at"], article["is_planned"]) == (SOON, False)
    run(app)
    assert title(client) == EN["title"]
    clock.move_to(SOON)
    sari.refresh()
    run(app)
    assert title(client) == "New"
    # Nobody who writes is in the way of it, nor it of them.
    article = called(sari, article, "Newest")
    assert (article["planned_at"], article["has_changes"]) == (None, True)
    assert kept(sari, article) == ["published", "published"]
    acts = rows(app, "SELECT action FROM audit_log WHERE action LIKE 'article.%' ORDER BY number")
    assert acts[-2:] == [("article.scheduled",), ("article.published",)]


@pytest.mark.both_databases
def test_workers_at_once_bring_it_once_and_nothing_is_left_to_publish(
    app: Flask, clock: Any, sari: SignedIn, client: FlaskClient
) -> None:
    article = planned(sari)
    clock.move_to(SOON)
    with ThreadPoolExecutor(3) as pool:
        list(pool.map(lambda _: run(app), range(3)))
    sari.refresh()
    (article,) = read(sari, article)
    assert (title(client), article["has_changes"], article["planned_at"]) == ("New", False, None)
    assert kept(sari, article) == ["published", "published"]
    published = "SELECT count(*) FROM audit_log WHERE action = 'article.published'"
    assert rows(app, published) == [(2,)]


@pytest.mark.both_databases
def test_it_can_be_moved_replaced_called_off_or_overtaken_and_no_words_are_lost(
    app: Flask, clock: Any, sari: SignedIn, client: FlaskClient
) -> None:
    article = publish(sari, planned(sari), LATER)
    assert (article["planned_at"], kept(sari, article)) == (LATER, ["published"])
    assert publish(sari, article, LATER)["version"] == article["version"]
    article = publish(sari, called(sari, article, "Other"), SOON)
    assert (article["planned_at"], article["is_planned"]) == (SOON, True)
    assert kept(sari, article) == ["published", "set_aside"]
    article = act(sari, article, "call-off")
    assert (article["planned_at"], article["has_changes"]) == (None, True)
    assert article["texts"]["en"]["title"] == "Other"
    assert act(sari, article, "call-off")["version"] == article["version"]
    article = publish(sari, publish(sari, article, SOON))
    assert (title(client), article["planned_at"]) == ("Other", None)
    clock.move_to(LATER)
    run(app)
    assert title(client) == "Other"


def test_what_is_discarded_or_taken_back_does_not_come(
    app: Flask, clock: Any, sari: SignedIn, client: FlaskClient
) -> None:
    article = act(sari, planned(sari), "discard")
    assert (article["planned_at"], article["has_changes"]) == (None, False)
    assert kept(sari, article) == ["published", "set_aside"]
    article = publish(sari, called(sari, article, "New"), SOON)
    article = act(sari, article, "unpublish")
    assert (article["state"], article["planned_at"]) == ("draft", None)
    clock.move_to(LATER)
    run(app)
    assert title(client) == 404


def test_only_changes_and_near_moments_are_scheduled_and_the_second_operator_is_told(
    clock: Any, sari: SignedIn, tono: SignedIn
) -> None:
    article = publish(sari, written(sari))
    path = f"/admin/articles/{article['id']}/publish"
    assert list(errors_of(sari.post(path, json={"at": SOON}))) == ["at"]
    article = called(sari, article, "New")
    assert list(errors_of(sari.post(path, json={"at": "2029-11-22T05:00:00Z"}))) == ["at"]
    publish(sari, article, SOON)
    late = tono.post(path, json={"at": LATER}, headers=match(article))
    assert late.status_code == 412
    assert late.get_json()["payload"]["datas"][0]["planned_at"] == SOON
