"""`flask ship-articles` brings what comes with the product and keeps what operators did."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import func, select

from server.articles import bundled_articles, editor, publication, version_history
from server.articles.bundled_articles import (
    BundledArticle,
    InvalidArticleFile,
    Outcome,
    read_bundled_articles,
)
from server.articles.models import Article, ArticleText, ArticleVersion, ShippedPart
from server.audit.models import AuditEntry
from server.cli import release
from server.core.database.unit_of_work import unit_of_work
from server.core.http.etags import ChangedMeanwhile, IfMatch
from server.extensions import db
from tests.support.accounts import change
from tests.support.articles import add_article
from tests.support.ledger import statements
from tests.support.notifications import id_of
from tests.support.people import API, SignedIn

FACTS = """
kind = "{kind}"
cover = "{slug}"
published_at = 2026-11-01T07:00:00+07:00
topics = ["saving"]
[[sources]]
title_en = "Saving"
title_id = "Menabung"
publisher = "OJK"
url = "https://ojk.go.id"
"""
TEXT = """+++
title = "{title}"
description = "What it is about."
+++

{body}
"""


def write(directory: Path, slug: str, *, kind: str = "blog", body: str = "One two.") -> None:
    """Lay the files of an article into a directory."""
    (directory / f"{slug}.toml").write_text(FACTS.format(kind=kind, slug=slug))
    for language in ("en", "id"):
        said = TEXT.format(title=f"{slug} {language}", body=body)
        (directory / f"{slug}.{language}.md").write_text(said)


def ship(app: Flask, articles: Path) -> Outcome:
    with app.app_context(), unit_of_work():
        return bundled_articles.import_bundled(read_bundled_articles(articles))


def acts(app: Flask) -> int:
    """How many articles the audit log says were shipped."""
    shipped = select(func.count()).where(AuditEntry.action == "article.shipped")
    with app.app_context(), unit_of_work():
        return db.session.scalar(shipped) or 0


def versions(app: Flask) -> list[tuple[int, str, str]]:
    """What was kept: its number, why, and the English body."""
    columns = (ArticleVersion.number, ArticleVersion.kept_for, ArticleVersion.content)
    with app.app_context(), unit_of_work():
        kept = db.session.execute(select(*columns).order_by(ArticleVersion.number)).all()
    return [(number, why, said["texts"]["en"]["body"]) for number, why, said in kept]


def text_of(app: Flask, slug: str, language: str = "en") -> Any:
    columns = (ArticleText.title, ArticleText.body, ArticleText.words, ArticleText.updated_at)
    mine = select(*columns).join(Article, Article.id == ArticleText.article_id)
    with app.app_context(), unit_of_work():
        found = mine.where(Article.slug == slug, ArticleText.language == language)
        return db.session.execute(found).one()


def test_what_is_missing_is_added_and_nothing_done_twice(app: Flask, tmp_path: Path) -> None:
    write(tmp_path, "one")
    write(tmp_path, "two", kind="tip")
    assert ship(app, tmp_path) == Outcome(added=6)
    assert acts(app) == 2
    with statements(app) as asked:
        assert ship(app, tmp_path) == Outcome()
    assert len(asked) == 1, asked
    article = app.test_client().get(f"{API}/articles/two?language=id").get_json()
    (shown,) = article["payload"]["datas"]
    assert (shown["title"], shown["kind"], shown["updated_at"]) == ("two id", "tip", None)
    assert (shown["published_at"], shown["topics"]) == ("2026-11-01T00:00:00.000Z", ["saving"])
    (source,) = shown["sources"]
    assert source == {"title": "Menabung", "publisher": "OJK", "url": "https://ojk.go.id"}


@pytest.mark.both_databases
def test_only_what_changed_is_updated_and_counts_stay(app: Flask, tmp_path: Path) -> None:
    write(tmp_path, "one")
    ship(app, tmp_path)
    change(app, "UPDATE articles SET view_count = 7, comment_count = 3")
    path = tmp_path / "one.en.md"
    path.write_text(path.read_text().replace("One two.", "One two three."))
    assert ship(app, tmp_path) == Outcome(updated=1)
    assert acts(app) == 2
    # There is a way back to what came first.
    assert versions(app) == [(1, "shipped", "One two.\n"), (2, "shipped", "One two three.\n")]
    changed, other = text_of(app, "one"), text_of(app, "one", "id")
    assert (changed.body, changed.words) == ("One two three.\n", 3)
    assert changed.updated_at is not None
    assert (other.body, other.updated_at) == ("One two.\n", None)
    facts = tmp_path / "one.toml"
    facts.write_text(facts.read_text().replace('["saving"]', '["debt"]'))
    assert ship(app, tmp_path) == Outcome(updated=1)
    with app.app_context(), unit_of_work():
        article = db.session.scalars(select(Article)).one()
        assert (article.topics, article.view_count, article.comment_count) == (["debt"], 7, 3)


def test_what_operators_edited_stays(app: Flask, tmp_path: Path) -> None:
    write(tmp_path, "one")
    ship(app, tmp_path)
    change(app, "UPDATE article_texts SET title = 'Ours' WHERE language = 'en'")
    change(app, "UPDATE articles SET state = 'draft'")
    write(tmp_path, "one", kind="tip", body="New words.")
    for _ in range(2):
        ship(app, tmp_path)
        kept, other = text_of(app, "one"), text_of(app, "one", "id")
        assert (kept.title, kept.body) == ("Ours", "One two.\n")
        assert other.body == "New words.\n"
        with app.app_context(), unit_of_work():
            article = db.session.scalars(select(Article)).one()
            assert (article.state, article.kind) == ("draft", "blog")
    # Whoever takes the edit back gets what is shipped now.
    change(app, "UPDATE article_texts SET title = 'one en' WHERE language = 'en'")
    assert ship(app, tmp_path) == Outcome(updated=1, left=1)
    assert text_of(app, "one").body == "New words.\n"


def test_what_operators_removed_or_wrote_themselves_is_theirs(app: Flask, tmp_path: Path) -> None:
    for slug in ("gone", "half"):
        write(tmp_path, slug)
    ship(app, tmp_path)
    half = "SELECT id FROM articles WHERE slug = 'half'"
    change(app, f"DELETE FROM article_texts WHERE language = 'id' AND article_id = ({half})")
    change(app, "DELETE FROM articles WHERE slug = 'gone'")
    add_article(app, "own")
    for slug in ("gone", "half", "own"):
        write(tmp_path, slug, body="New words.")
    for _ in range(2):
        ship(app, tmp_path)
    client = app.test_client()
    assert client.get(f"{API}/articles/gone").status_code == 404
    assert client.get(f"{API}/articles/half?language=id").status_code == 404
    assert text_of(app, "half").body == "New words.\n"
    assert text_of(app, "own").title == "Own en"
    # Files that are no longer shipped leave what they brought.
    (tmp_path / "half.toml").unlink()
    ship(app, tmp_path)
    assert client.get(f"{API}/articles/half?language=en").status_code == 200


@pytest.mark.both_databases
def test_what_operators_are_just_changing_waits_until_they_are_done(
    app: Flask, tmp_path: Path, ayu: SignedIn
) -> None:
    write(tmp_path, "one")
    ship(app, tmp_path)
    actor = id_of(app, ayu)

    def do(act: Callable[..., Any], *given: Any) -> Any:
        with app.app_context(), unit_of_work():
            return act(actor, *given)

    with app.app_context(), unit_of_work():
        seen = editor.get_article(db.session.scalars(select(Article.id)).one())
    texts = {**seen["texts"], "en": {**seen["texts"]["en"], "title": "Ours"}}
    assert [came["what"] for came in do(lambda _: version_history.list_versions(seen["id"]))] == [
        "shipped"
    ]
    begun = do(
        editor.save_article, seen["id"], {"topics": seen["topics"], "texts": texts}, IfMatch()
    )
    write(tmp_path, "one", body="New words.")
    assert ship(app, tmp_path) == Outcome(left=2)
    discarded = do(editor.discard_changes, seen["id"], IfMatch())
    # Whoever has it open then is told that it is another.
    assert (begun["version"], discarded["version"]) == (2, 3)
    assert ship(app, tmp_path) == Outcome(updated=2)
    with pytest.raises(ChangedMeanwhile):
        do(editor.remove_cover, seen["id"], IfMatch(frozenset({'"3"'})))
    # Published as it was shipped, it is still the product's.
    do(publication.unpublish_article, seen["id"], IfMatch())
    do(publication.publish_article, seen["id"], None, IfMatch())
    write(tmp_path, "one", body="Newer words.")
    assert ship(app, tmp_path) == Outcome(updated=2)
    do(editor.delete_article, seen["id"], IfMatch())
    assert ship(app, tmp_path) == Outcome()
    write(tmp_path, "one", body="Newest words.")
    assert ship(app, tmp_path) == Outcome(left=3)


@pytest.mark.both_databases
def test_two_at_once_ship_once(app: Flask, tmp_path: Path) -> None:
    for number in range(10):
        write(tmp_path, f"a{number}")
    with ThreadPoolExecutor(4) as pool:
        outcomes = list(pool.map(lambda _: ship(app, tmp_path), range(4)))
    assert sorted(outcomes) == [*[Outcome()] * 3, Outcome(added=30)]
    with app.app_context(), unit_of_work():
        for model, count in ((Article, 10), (ArticleText, 20), (ShippedPart, 30)):
            assert db.session.scalar(select(func.count()).select_from(model)) == count


def test_the_commands_bring_what_the_product_has(app: Flask, client: FlaskClient) -> None:
    runner = app.test_cli_runner()
    first = runner.invoke(args=["ship-articles"])
    assert first.exit_code == 0, first.output
    assert "30 parts added" in first.output
    again = runner.invoke(release)
    assert (again.exit_code, "Articles:" in again.output) == (0, False)
    for language in ("en", "id"):
        slugs = {"blog": [], "tip": []}
        for one in client.get(f"{API}/articles?language={language}").get_json()["payload"]["datas"]:
            assert 3 <= one["minutes"] <= 6
            slugs[one["kind"]].append(one["slug"])
        assert (len(slugs["blog"]), len(slugs["tip"])) == (6, 4)


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("one.toml", "+07:00", ""),
        ("one.toml", "title_id", "heading"),
        ("one.toml", "topics", "tags"),
        ("one.en.md", "+++\n", "---\n"),
        ("one.id.md", "title", "name"),
    ],
)
def test_a_broken_file_is_named(tmp_path: Path, file: str, old: str, new: str) -> None:
    write(tmp_path, "one")
    path = tmp_path / file
    path.write_text(path.read_text().replace(old, new))
    with pytest.raises(InvalidArticleFile, match=r"one\.toml"):
        list(read_bundled_articles(tmp_path))


def test_versions_are_told_apart_by_what_they_say() -> None:
    moment = datetime(2026, 11, 1, tzinfo=UTC)
    article = BundledArticle("one", {"facts": {"topics": ["a"], "published_at": moment}})
    same = {"published_at": moment, "topics": ["a"]}
    assert bundled_articles.digest(article.parts["facts"]) == bundled_articles.digest(same)
    assert bundled_articles.digest(same) != bundled_articles.digest({**same, "topics": ["a", "b"]})
