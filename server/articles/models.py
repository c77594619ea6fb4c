"""Tables of articles: texts, drafts, versions, covers, and the digests of bundled articles."""

from datetime import datetime
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    CheckConstraint,
    ForeignKey,
    Integer,
    LargeBinary,
    String,
    Text,
)
from sqlalchemy.orm import Mapped, mapped_column

from server.articles.enums import DRAFT
from server.core.database.column_types import UtcDateTime, id_type
from server.core.database.engine import Base


class Article(Base):
    """An article; readers see it when it is published and `published_at` has passed."""

    __tablename__ = "articles"
    __table_args__ = (
        CheckConstraint("kind IN ('blog', 'tip')", name="kind"),
        CheckConstraint("state IN ('draft', 'published')", name="state"),
        CheckConstraint("state = 'draft' OR published_at IS NOT NULL", name="published_at"),
        CheckConstraint("view_count >= 0", name="view_count"),
        CheckConstraint("comment_count >= 0", name="comment_count"),
    )

    id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    slug: Mapped[str] = mapped_column(String(80), unique=True)
    kind: Mapped[str] = mapped_column(String(4))
    state: Mapped[str] = mapped_column(String(10), default=DRAFT)
    published_at: Mapped[datetime | None] = mapped_column(UtcDateTime, index=True)
    cover: Mapped[str | None] = mapped_column(String(80))
    topics: Mapped[list[str]] = mapped_column(JSON)
    view_count: Mapped[int] = mapped_column(BigInteger, default=0)
    comment_count: Mapped[int] = mapped_column(Integer, default=0)
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)


class ArticleText(Base):
    """The text of an article in one language; `updated_at` is when it last changed."""

    __tablename__ = "article_texts"
    __table_args__ = (CheckConstraint("words >= 0", name="words"),)

    article_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("articles.id", ondelete="CASCADE"), primary_key=True
    )
    language: Mapped[str] = mapped_column(String(2), primary_key=True)
    title: Mapped[str] = mapped_column(String(120))
    description: Mapped[str] = mapped_column(String(200))
    body: Mapped[str] = mapped_column(Text)
    sources: Mapped[list[dict[str, Any]]] = mapped_column(JSON)
    words: Mapped[int] = mapped_column(Integer)
    updated_at: Mapped[datetime | None] = mapped_column(UtcDateTime)


class ShippedPart(Base):
    """The digest of a bundled part: an article's facts, or its text in a language.

    The row outlives the article, so that a deleted article is not imported again.
    """

    __tablename__ = "shipped_article_parts"

    slug: Mapped[str] = mapped_column(String(80), primary_key=True)
    part: Mapped[str] = mapped_column(String(5), primary_key=True)
    digest: Mapped[str] = mapped_column(String(64))


class ArticleDraft(Base):
    """The working copy of an article, its version and its last editor.

    Without `content` the working copy equals the published text; the titles and the cover are
    those of the working copy. An article that was never edited has no row. `first_shown_at` is
    when readers first see the address, None while no time is set. `planned` replaces the published
    content at `planned_at`.
    """

    __tablename__ = "article_drafts"

    article_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("articles.id", ondelete="CASCADE"), primary_key=True
    )
    version: Mapped[int] = mapped_column(Integer)
    content: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    title_en: Mapped[str | None] = mapped_column(String(120))
    title_id: Mapped[str | None] = mapped_column(String(120))
    cover: Mapped[str | None] = mapped_column(String(80))
    first_shown_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    updated_at: Mapped[datetime] = mapped_column(UtcDateTime)
    updated_by: Mapped[str | None] = mapped_column(
        id_type(), ForeignKey("users.id", ondelete="SET NULL"), index=True
    )
    planned: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    planned_cover: Mapped[str | None] = mapped_column(String(80))
    planned_at: Mapped[datetime | None] = mapped_column(UtcDateTime, index=True)
    planned_by: Mapped[str | None] = mapped_column(
        id_type(), ForeignKey("users.id", ondelete="SET NULL"), index=True
    )


class ArticleVersion(Base):
    """A full earlier version of an article; `at` is when it was stored, `kept_for` why."""

    __tablename__ = "article_versions"
    __table_args__ = (
        CheckConstraint("kept_for IN ('published', 'shipped', 'set_aside')", name="kept_for"),
    )

    article_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("articles.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    kept_for: Mapped[str] = mapped_column(String(10))
    content: Mapped[dict[str, Any]] = mapped_column(JSON)
    cover: Mapped[str | None] = mapped_column(String(80))
    at: Mapped[datetime] = mapped_column(UtcDateTime)
    by: Mapped[str | None] = mapped_column(
        id_type(), ForeignKey("users.id", ondelete="SET NULL"), index=True
    )


class CoverFile(Base):
    """One size of an uploaded cover; anybody who knows its name may read it."""

    __tablename__ = "cover_files"

    cover: Mapped[str] = mapped_column(String(80), primary_key=True)
    file: Mapped[str] = mapped_column(String(20), primary_key=True)
    article_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("articles.id", ondelete="CASCADE"), index=True
    )
    image: Mapped[bytes] = mapped_column(LargeBinary)
