"""Published articles and tips: lists, pages, feeds, and their counts of views and comments."""

from collections.abc import Collection, Mapping, Sequence
from datetime import UTC, date, datetime
from typing import Any, Final, NamedTuple

from sqlalchemy import Row, select

from server.articles import labels, queries
from server.articles.covers import describe_cover
from server.articles.enums import TIP
from server.articles.markdown_renderer import render
from server.articles.models import Article, ArticleText
from server.articles.paths import article_path
from server.articles.tip_rotation import find_tip
from server.core.calendar.clock import format_utc
from server.core.errors import NotFound
from server.core.http.pagination import InvalidCursor, decode_cursor, encode_cursor
from server.core.text.i18n import LANGUAGES
from server.extensions import db

Card = dict[str, Any]
MAX_RELATED: Final = 3


class CardPage(NamedTuple):
    """A page of articles and the cursor of the next one."""

    items: list[Card]
    next_cursor: str | None


class ArticleAddress(NamedTuple):
    """The path of an article, its languages, and when its text last changed."""

    slug: str
    kind: str
    path: str
    languages: tuple[str, ...]
    published_at: datetime
    updated_at: datetime


class FeedEntry(NamedTuple):
    """An article as an entry of a feed."""

    slug: str
    path: str
    title: str
    description: str
    html: str
    published_at: datetime
    updated_at: datetime


class ArticlePlace(NamedTuple):
    """An article as a link beside a comment; `path` is its English page."""

    slug: str
    title: str
    path: str


class _FurtherReading(NamedTuple):
    """What to read after an article; `related` is ordered by relevance."""

    related: list[Row[Any]]
    next: Row[Any] | None


def list_cards(
    language: str, kind: str | None = None, limit: int | None = None, cursor: str | None = None
) -> CardPage:
    """A page of published articles of one kind or both, newest first; one query."""
    after = _read_cursor(cursor) if cursor else None
    # One extra row tells whether there is a next page.
    rows = queries.list_cards(language, kind, limit + 1 if limit else None, after)
    items = rows[:limit]
    last = items[-1] if len(rows) > len(items) else None
    following = encode_cursor(last.published_at.isoformat(), last.slug) if last else None
    return CardPage([_card(row, language) for row in items], following)


def get_article(slug: str, language: str) -> Card:
    """A published article with its text and further reading, or NotFound; three queries."""
    row = queries.find_article(slug, language)
    if row is None:
        raise NotFound
    rendered, further = render(row.body, language), _find_further_reading(row, language)
    card = _card(row, language)
    return {
        **card,
        "labels": {
            **card["labels"],
            "updated": labels.updated(row.published_at, row.updated_at, language),
        },
        "languages": [one for one in LANGUAGES if getattr(row, f"told_in_{one}")],
        "body": rendered.html,
        "contents": [heading._asdict() for heading in rendered.contents],
        "sources": row.sources,
        "topics": row.topics,
        "updated_at": format_utc(row.updated_at) if row.updated_at else None,
        "related": [_card(one, language) for one in further.related],
        "next": _card(further.next, language) if further.next else None,
    }


def list_addresses() -> list[ArticleAddress]:
    """Every published article, newest first; one query."""
    found: dict[str, ArticleAddress] = {}
    for row in queries.list_addresses():
        known = found.get(row.slug)
        changed = max(row.published_at, row.updated_at or row.published_at)
        found[row.slug] = ArticleAddress(
            row.slug,
            row.kind,
            article_path(row.kind, row.slug),
            (*(known.languages if known else ()), row.language),
            row.published_at,
            max(changed, known.updated_at) if known else changed,
        )
    return list(found.values())


def list_feed_entries(language: str, limit: int = 20) -> list[FeedEntry]:
    """The newest articles of both kinds for a feed; one query."""
    return [
        FeedEntry(
            slug=row.slug,
            path=article_path(row.kind, row.slug),
            title=row.title,
            description=row.description,
            html=render(row.body, language).html,
            published_at=row.published_at,
            updated_at=max(row.published_at, row.updated_at or row.published_at),
        )
        for row in queries.list_newest(language, limit)
    ]


def find_newest_tip(language: str) -> Card | None:
    """The newest published tip; one query."""
    return next(iter(list_cards(language, TIP, 1).items), None)


def find_card(slug: str, language: str) -> Card | None:
    """A published article as lists show it, in a language that it has; one query."""
    row = queries.find_article(slug, language)
    return _card(row, language) if row else None


def find_tip_of_the_week(language: str, day: date) -> Card | None:
    """The tip for the week of a day, cached for a minute."""
    tip = find_tip(language, day)
    return _card(tip, language) if tip else None


def find_published_id(slug: str) -> str | None:
    """The id of a published article, or None; one query."""
    return queries.find_published_id(slug)


def add_views(counts: Mapping[str, int]) -> None:
    """Add to the view counts of articles by slug; unknown slugs are ignored."""
    queries.add_views(dict(counts))


def add_comments(slug: str, by: int) -> None:
    """Add to the comment count of an article, in the transaction that shows or hides one."""
    if not queries.add_comments(slug, by):
        raise NotFound


def find_comment_target(slug: str) -> tuple[str, int]:
    """The id and the comment count of a published article, or NotFound."""
    columns = select(Article.id, Article.comment_count)
    found = db.session.execute(columns.where(Article.slug == slug, queries.is_published())).first()
    if found is None:
        raise NotFound
    return found.id, found.comment_count


def require_published(article_id: str) -> None:
    """Raise NotFound when an article is not published, such as one that was taken back."""
    published = select(Article.id).where(Article.id == article_id, queries.is_published())
    if db.session.scalar(published) is None:
        raise NotFound


def list_slugs(article_ids: Collection[str]) -> dict[str, str]:
    """The slugs of these articles by their ids; one query."""
    rows = db.session.execute(select(Article.id, Article.slug).where(Article.id.in_(article_ids)))
    return {row.id: row.slug for row in rows}


def list_places(article_ids: Collection[str], language: str) -> dict[str, ArticlePlace]:
    """These articles by their ids, with the title of a language if there is one; one query."""
    columns = (Article.id, Article.slug, Article.kind, ArticleText.language, ArticleText.title)
    titles = select(*columns).outerjoin(ArticleText, ArticleText.article_id == Article.id)
    found: dict[str, ArticlePlace] = {}
    for row in db.session.execute(titles.where(Article.id.in_(article_ids))):
        if row.id not in found or row.language == language:
            path = article_path(row.kind, row.slug)
            found[row.id] = ArticlePlace(row.slug, row.title or row.slug, path)
    return found


def _card(row: Row[Any], language: str) -> Card:
    return {
        "slug": row.slug,
        "kind": row.kind,
        "title": row.title,
        "description": row.description,
        "path": article_path(row.kind, row.slug),
        "cover": describe_cover(row.cover),
        "minutes": labels.reading_minutes(row.words),
        "views": row.view_count,
        "comments": row.comment_count,
        "published_at": format_utc(row.published_at),
        "labels": {
            "published": labels.day(row.published_at, language),
            "reading": labels.reading_time(row.words, language),
            "views": labels.views(row.view_count, language),
            "comments": labels.comments(row.comment_count, language),
            "age": labels.age(row.published_at, language),
        },
    }


def _read_cursor(cursor: str) -> tuple[datetime, str]:
    match decode_cursor(cursor):
        case (str(moment), str(slug)):
            pass
        case _:
            raise InvalidCursor
    try:
        read = datetime.fromisoformat(moment)
        if read.tzinfo is None:
            raise InvalidCursor
        # Times near the first or the last year have no equivalent in UTC.
        return read.astimezone(UTC), slug
    except (ValueError, OverflowError) as broken:
        raise InvalidCursor from broken


def _find_further_reading(article: Row[Any], language: str) -> _FurtherReading:
    """The next article of its kind, and the three that share most topics; newest first."""
    all_ = queries.list_topics(language)
    following = _next(article, all_)
    related = _related(article, [one for one in all_ if one.id != following])
    found = queries.cards_by_id([*related, *([following] if following else [])], language)
    return _FurtherReading(
        [found[one] for one in related if one in found], found.get(following) if following else None
    )


def _related(article: Row[Any], all_: Sequence[Row[Any]]) -> list[str]:
    mine = set(article.topics)
    others = [one for one in all_ if one.id != article.id]
    # The sort is stable: the newest stays first among equals.
    best = sorted(others, key=lambda one: -len(mine.intersection(one.topics)))
    return [one.id for one in best[:MAX_RELATED]]


def _next(article: Row[Any], all_: Sequence[Row[Any]]) -> str | None:
    """The following one in the list of its kind, which wraps around."""
    ids = [one.id for one in all_ if one.kind == article.kind]
    if article.id not in ids or len(ids) < 2:
        return None
    following: str = ids[(ids.index(article.id) + 1) % len(ids)]
    return following
