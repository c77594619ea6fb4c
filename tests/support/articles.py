"""Articles for tests, without the bundled ones."""

from datetime import UTC, datetime
from typing import Any, Final

from flask import Flask

SOURCES: Final = [{"title": "Savings", "publisher": "OJK", "url": "https://ojk.go.id"}]
PUBLISHED: Final = datetime(2026, 11, 1, 0, 0, tzinfo=UTC)
USUAL: Final = {
    "kind": "blog",
    "state": "published",
    "published_at": PUBLISHED,
    "topics": ["saving"],
    "created_at": PUBLISHED,
}


def add_article(app: Flask, slug: str, **facts: Any) -> str:
    """Put an article in two languages into the store and return its id.

    `body`, `title` and `updated_at` are what both texts say; the rest are columns of the article.
    """
    from server.articles import tip_rotation
    from server.articles.markdown_renderer import render
    from server.articles.models import Article, ArticleText
    from server.core.database.unit_of_work import unit_of_work
    from server.core.ids import new_id
    from server.extensions import db

    body = facts.pop("body", "First words.\n\n## A part\n\nMore words.")
    updated_at = facts.pop("updated_at", None)
    title = facts.pop("title", slug.title())
    article_id = new_id()
    texts = [
        ArticleText(
            article_id=article_id,
            language=language,
            title=f"{title} {language}",
            description=f"What {slug} says in {language}.",
            body=body,
            sources=SOURCES,
            words=render(body, language).words,
            updated_at=updated_at,
        )
        for language in ("en", "id")
    ]
    with app.app_context(), unit_of_work():
        db.session.add(Article(id=article_id, slug=slug, **{"cover": slug, **USUAL, **facts}))
        db.session.flush()
        db.session.add_all(texts)
    tip_rotation.cache.clear()
    return article_id
