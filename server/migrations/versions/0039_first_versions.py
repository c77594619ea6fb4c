"""The first version of each article that has none, so that there is a way back to it."""

from datetime import UTC, datetime
from typing import Any

import sqlalchemy as sa
from alembic import op

from server.core.database.column_types import UtcDateTime

revision = "0039_first_versions"
down_revision = "0038_planned_changes"
branch_labels = None
depends_on = None

SAID = ("title", "description", "body", "sources")
LANGUAGES = ("en", "id")

ARTICLES = sa.table("articles", sa.column("id"), sa.column("cover"), sa.column("topics", sa.JSON()))
TEXTS = sa.table(
    "article_texts",
    sa.column("article_id"),
    sa.column("language"),
    *(sa.column(name) for name in SAID[:-1]),
    sa.column("sources", sa.JSON()),
)
VERSIONS = sa.table(
    "article_versions",
    sa.column("article_id"),
    sa.column("number"),
    sa.column("kept_for"),
    sa.column("content", sa.JSON()),
    sa.column("cover"),
    sa.column("at", UtcDateTime()),
)


def upgrade() -> None:
    connection = op.get_bind()
    told: dict[str, dict[str, dict[str, Any]]] = {}
    for text in connection.execute(sa.select(TEXTS)).mappings():
        said = {name: text[name] for name in SAID}
        told.setdefault(text["article_id"], {})[text["language"]] = said
    known = set(connection.scalars(sa.select(VERSIONS.c.article_id).distinct()))
    for article in connection.execute(sa.select(ARTICLES)).mappings().all():
        if article["id"] in told and article["id"] not in known:
            connection.execute(sa.insert(VERSIONS).values(_first(article, told[article["id"]])))


def downgrade() -> None:
    """Such a version says what is so; older code shows it as any other."""


def _first(article: Any, told: dict[str, dict[str, Any]]) -> dict[str, Any]:
    nothing = {"title": "", "description": "", "body": "", "sources": []}
    texts = {language: told.get(language, nothing) for language in LANGUAGES}
    return {
        "article_id": article["id"],
        "number": 1,
        "kept_for": "shipped",
        "content": {"topics": article["topics"], "texts": texts},
        "cover": article["cover"],
        "at": datetime.now(UTC),
    }
