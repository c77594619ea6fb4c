"""Articles and tips, their texts in each language, and what of them came with the product."""

from datetime import datetime
from typing import Any, Final

from sqlalchemy import JSON, BigInteger, CheckConstraint, ForeignKey, Integer, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from server.core.database import Base
from server.core.types import UtcDateTime, id_type

BLOG: Final = "blog"
TIP: Final = "tip"
KINDS: Final = (BLOG, TIP)
DRAFT: Final = "draft"
PUBLISHED: Final = "published"


class Article(Base):
    """One article of either kind; it is shown once it is published and its moment has come."""

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
    """What an article says in one language; `updated_at` is when it last said something else."""

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
    """The digest of what came with the product: an article's facts, or its text in a language.

    It stays when the article is removed, so that it does not come back.
    """

    __tablename__ = "shipped_article_parts"

    slug: Mapped[str] = mapped_column(String(80), primary_key=True)
    part: Mapped[str] = mapped_column(String(5), primary_key=True)
    digest: Mapped[str] = mapped_column(String(64))
