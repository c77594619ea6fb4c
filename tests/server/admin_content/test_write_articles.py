"""Operators write working copies; what one of them saved is not overwritten by another."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.support.accounts import change, code_of, errors_of, rows
from tests.support.article_editing import (
    EMPTY,
    EN,
    ID,
    act,
    begin,
    first,
    match,
    publish,
    put,
    read,
    save,
    written,
)
from tests.support.articles import SOURCES
from tests.support.ledger import statements
from tests.support.people import API, SignedIn


def acts(app: Flask) -> list[str]:
    told = rows(app, "SELECT action FROM audit_log WHERE action LIKE 'article.%' ORDER BY number")
    return [action for (action,) in told]


def test_an_article_begins_with_a_title_and_readers_see_nothing(
    sari: SignedIn, client: FlaskClient
) -> None:
    article = begin(sari, "Ayah's first Rp1.000.000: héllo!", language="id")
    assert (article["slug"], article["version"]) == ("ayahs-first-rp1-000-000-hello", 1)
    assert article["texts"]["id"]["title"] == "Ayah's first Rp1.000.000: héllo!"
    assert article["texts"]["en"] == EMPTY
    assert (article["state"], article["has_changes"]) == ("draft", True)
    assert article["updated_by"] == "Ayu Lestari"
    assert [begin(sari, title)["slug"] for title in ("新年", "新年", "Feed")] == [
        "article",
        "article-2",
        "feed-2",
    ]
    assert client.get(f"{API}/articles/{article['slug']}").status_code == 404
    assert client.get(f"{API}/articles").get_json()["payload"]["datas"] == []


@pytest.mark.both_databases
def test_the_second_of_two_operators_is_told_and_overwrites_nothing(
    sari: SignedIn, tono: SignedIn
) -> None:
    article = written(sari)
    mine, theirs = {**EN, "body": "Mine."}, {**EN, "body": "Theirs."}
    saved = save(tono, article, en=theirs)
    refused = put(sari, article, en=mine)
    assert (refused.status_code, code_of(refused)) == (412, "changed_meanwhile")
    assert first(refused) == saved
    assert (saved["texts"]["en"]["body"], saved["updated_by"]) == ("Theirs.", "Bayu Pratama")
    for what in ("publish", "unpublish", "discard", "versions/1/restore"):
        path = f"/admin/articles/{article['id']}/{what}"
        answer = sari.post(path, json={"at": None}, headers=match(article))
        assert (answer.status_code, code_of(answer)) == (412, "changed_meanwhile"), what
    gone = sari.delete(f"/admin/articles/{article['id']}", headers=match(article))
    assert gone.status_code == 412
    # What is there already was saved, whatever became of the answer.
    again = put(tono, article, en=theirs)
    assert (again.status_code, first(again)["version"]) == (200, saved["version"])
    assert read(sari, article) == [saved]


def test_saving_again_and_again_is_one_act_and_never_what_readers_see(
    app: Flask, sari: SignedIn, tono: SignedIn, client: FlaskClient
) -> None:
    article = publish(sari, written(sari))
    for number in range(3):
        article = save(sari, article, en={**EN, "body": f"Word {number}"})
    article = save(tono, article, en={**EN, "body": "Other\r\nwords\x07"})
    assert article["texts"]["en"]["body"] == "Other\nwords"
    assert acts(app) == [
        *("article.begun", "article.published"),
        *("article.edited", "article.edited"),
    ]
    slug = article["slug"]
    shown = client.get(f"{API}/articles/{slug}").get_json()["payload"]["datas"][0]
    assert "First words" in shown["body"]
    # What says the same as what is published needs no working copy.
    assert article["has_changes"]
    back = save(tono, article, en={**EN, "body": f"\n \n{EN['body']}\n\n"})
    assert (back["has_changes"], back["texts"]["en"]["body"]) == (False, EN["body"])
    with statements(app) as asked:
        assert save(tono, back)["version"] == back["version"]
    assert not [one for one in asked if one.startswith(("INSERT", "UPDATE"))]


@pytest.mark.both_databases
def test_of_two_who_save_at_once_one_is_told(app: Flask, sari: SignedIn, tono: SignedIn) -> None:
    article = written(sari)
    start = Barrier(2)

    def work(person: SignedIn) -> int:
        start.wait()
        return int(put(person, article, en={**EN, "body": person.email}).status_code)

    with ThreadPoolExecutor(2) as devices:
        assert sorted(devices.map(work, (sari, tono))) == [200, 412]
    (now,) = read(sari, article)
    assert now["version"] == article["version"] + 1


@pytest.mark.both_databases
def test_publishing_while_another_saves_gives_readers_one_of_both_whole(
    app: Flask, sari: SignedIn, tono: SignedIn, client: FlaskClient
) -> None:
    article = written(sari)
    start = Barrier(2)
    words = {"en": {**EN, "body": "New"}, "id": {**ID, "body": "Baru"}}

    def bring() -> int:
        start.wait()
        path = f"/admin/articles/{article['id']}/publish"
        return sari.post(path, json={}, headers=match(article)).status_code

    def change_it() -> int:
        start.wait()
        return int(put(tono, article, **words).status_code)

    with ThreadPoolExecutor(2) as devices:
        published, saved = devices.submit(bring), devices.submit(change_it)
    (now,) = read(sari, article)
    assert sorted((published.result(), saved.result())) == [200, 412]
    if published.result() == 200:
        assert (now["state"], now["has_changes"]) == ("published", False)
        assert now["texts"]["en"]["body"] == EN["body"]
    else:
        assert (now["state"], now["texts"]["en"]["body"]) == ("draft", "New")


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"en": {**EN, "title": "a" * 121}}, "texts.en.title"),
        ({"id": {**ID, "description": "a" * 201}}, "texts.id.description"),
        ({"en": {**EN, "body": None}}, "texts.en.body"),
        ({"en": {**EN, "sources": SOURCES * 21}}, "texts.en.sources"),
        ({"en": {**EN, "sources": [{**SOURCES[0], "url": "h" * 501}]}}, "texts.en.sources.0.url"),
        ({"topics": ["gossip"]}, "topics"),
        ({"topics": ["saving"] * 11}, "topics"),
        ({"texts": {"en": EN}}, "texts.id"),
        ({"slug": "Two Words"}, "slug"),
        ({"slug": "feed"}, "slug"),
        ({"kind": "page"}, "kind"),
    ],
)
def test_what_cannot_be_is_refused_at_its_field(
    sari: SignedIn, changes: dict[str, Any], field: str
) -> None:
    article = begin(sari)
    body = {"topics": [], "texts": {"en": changes.pop("en", EN), "id": changes.pop("id", ID)}}
    answer = sari.put(f"/admin/articles/{article['id']}", json={**body, **changes})
    assert (answer.status_code, list(errors_of(answer))) == (422, [field]), answer.text


def test_a_long_text_is_taken_up_to_256_kb_and_only_here(sari: SignedIn) -> None:
    article = begin(sari)
    body = "kata " * 45_000
    assert put(sari, article, en={**EN, "body": body}, id=EMPTY).status_code == 200
    drawn = sari.post("/admin/articles/preview", json={"body": body, "language": "en"})
    assert first(drawn)["words"] == 45_000
    longer = sari.put(f"/admin/articles/{article['id']}", json={"x": "a" * 256 * 1024})
    assert (longer.status_code, code_of(longer)) == (413, "too_large")
    assert sari.post("/admin/articles", json={"title": "a" * 65 * 1024}).status_code == 413


def test_a_preview_is_what_readers_would_get_and_no_bomb(app: Flask, sari: SignedIn) -> None:
    def drawn(body: str) -> dict[str, Any]:
        answer = sari.post("/admin/articles/preview", json={"body": body, "language": "id"})
        assert answer.status_code == 200, answer.text
        return first(answer)

    told = drawn("# A\n\n<script>x</script> [b](/about) [c](javascript:x)")
    assert '<h2 id="s-1">A</h2>' in told["html"]
    assert '<a href="/id/about"' in told["html"]
    assert "<script" not in told["html"]
    assert 'href="javascript' not in told["html"]
    assert (told["minutes"], told["words"]) == (1, 4)
    assert len(drawn("[" * 20_000 + "]" * 20_000)["html"]) < 100_000


@pytest.mark.both_databases
def test_an_address_is_free_until_readers_know_it(app: Flask, sari: SignedIn) -> None:
    change(app, "INSERT INTO shipped_article_parts VALUES ('blog1', 'facts', 'x')")
    other, article = begin(sari, "Other"), written(sari)
    for slug in (other["slug"], "blog1"):
        refused = put(sari, article, slug=slug)
        assert (refused.status_code, list(errors_of(refused))) == (422, ["slug"])
    article = save(sari, article, slug="rain-fund", kind="tip")
    assert article["path"] == "/financialtips/rain-fund"
    article = publish(sari, article)
    assert not article["slug_is_free"]
    article = act(sari, article, "unpublish")
    for changes in ({"slug": "sun-fund"}, {"kind": "blog"}):
        assert list(errors_of(put(sari, article, **changes))) == [*changes]


def test_what_another_wrote_is_set_aside_when_it_is_overwritten_unseen(
    sari: SignedIn, tono: SignedIn
) -> None:
    article = written(sari, en={**EN, "body": "Theirs."})
    path = f"/admin/articles/{article['id']}"

    def overwrite(body: str) -> None:
        texts = {"en": {**EN, "body": body}, "id": ID}
        assert tono.put(path, json={"topics": [], "texts": texts}).status_code == 200

    for body in ("Mine.", "Mine again."):
        overwrite(body)
    (kept,) = read(sari, article, "versions")
    assert (kept["what"], kept["by"]) == ("set_aside", "Ayu Lestari")
    (found,) = read(sari, article, "versions", str(kept["number"]))
    assert found["content"]["texts"]["en"]["body"] == "Theirs."
    # Whoever says what they saw overwrites it knowingly.
    (seen,) = read(sari, article)
    assert seen["texts"]["en"]["body"] == "Mine again."
    save(sari, seen)
    assert len(read(sari, article, "versions")) == 1
