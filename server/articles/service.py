"""Articles and tips as they are read; views and comments of others are counted here."""

from collections.abc import Mapping
from datetime import UTC, date, datetime
from typing import Any, Final, NamedTuple

from sqlalchemy import Row

from server.articles import labels, queries
from server.articles.covers import cover
from server.articles.models import BLOG, TIP
from server.articles.related import further
from server.articles.rendering import render
from server.articles.turns import tip_in_turn
from server.core.calendar.clock import wire
from server.core.errors import NotFound
from server.core.http.pagination import BadCursor, read_cursor, write_cursor
from server.core.text.i18n import LANGUAGES

Card = dict[str, Any]
LISTS: Final = {BLOG: "/blog", TIP: "/financialtips"}


class Page(NamedTuple):
    """Some articles, and where the next ones begin."""

    items: list[Card]
    next_cursor: str | None


class Address(NamedTuple):
    """Where an article is, in which languages, and when it last said something else."""

    slug: str
    kind: str
    path: str
    languages: tuple[str, ...]
    published_at: datetime
    updated_at: datetime


class Entry(NamedTuple):
    """An article as feeds tell it."""

    slug: str
    path: str
    title: str
    description: str
    html: str
    published_at: datetime
    updated_at: datetime


def cards(
    language: str, kind: str | None = None, limit: int | None = None, cursor: str | None = None
) -> Page:
    """The published articles of a kind, or of both, newest first; one query."""
    after = _read(cursor) if cursor else None
    # One more than asked for tells whether there are more.
    rows = queries.cards(language, kind, limit + 1 if limit else None, after)
    shown = rows[:limit]
    last = shown[-1] if len(rows) > len(shown) else None
    following = write_cursor(last.published_at.isoformat(), last.slug) if last else None
    return Page([_card(row, language) for row in shown], following)


def article(slug: str, language: str) -> Card:
    """One published article with its text and what to read next; three queries."""
    row = queries.whole(slug, language)
    if row is None:
        raise NotFound
    rendered, after = render(row.body, language), further(row, language)
    card = _card(row, language)
    told = labels.updated(row.published_at, row.updated_at, language)
    return {
        **card,
        "labels": {**card["labels"], "updated": told},
        "languages": [one for one in LANGUAGES if getattr(row, f"told_in_{one}")],
        "body": rendered.html,
        "contents": [heading._asdict() for heading in rendered.contents],
        "sources": row.sources,
        "topics": row.topics,
        "updated_at": wire(row.updated_at) if row.updated_at else None,
        "related": [_card(one, language) for one in after.related],
        "next": _card(after.next, language) if after.next else None,
    }


def addresses() -> list[Address]:
    """Every published article, newest first; one query."""
    found: dict[str, Address] = {}
    for row in queries.addresses():
        known = found.get(row.slug)
        changed = max(row.published_at, row.updated_at or row.published_at)
        found[row.slug] = Address(
            row.slug,
            row.kind,
            _path(row),
            (*(known.languages if known else ()), row.language),
            row.published_at,
            max(changed, known.updated_at) if known else changed,
        )
    return list(found.values())


def entries(language: str, limit: int = 20) -> list[Entry]:
    """The newest articles of both kinds as feeds tell them; one query."""
    return [
        Entry(
            slug=row.slug,
            path=_path(row),
            title=row.title,
            description=row.description,
            html=render(row.body, language).html,
            published_at=row.published_at,
            updated_at=max(row.published_at, row.updated_at or row.published_at),
        )
        for row in queries.newest_texts(language, limit)
    ]


def newest_tip(language: str) -> Card | None:
    """The tip that was published last; one query."""
    return next(iter(cards(language, TIP, 1).items), None)


def tip_of_the_week(language: str, day: date) -> Card | None:
    """The tip for the week of a day, as it was within the last minute."""
    tip = tip_in_turn(language, day)
    return _card(tip, language) if tip else None


def published_id(slug: str) -> str | None:
    """The id of a published article, None when there is no such one; one query."""
    return queries.published_id(slug)


def add_views(counts: Mapping[str, int]) -> None:
    """Add to how often articles were read, by slug; unknown ones are passed over."""
    queries.add_views(dict(counts))


def count_comments(slug: str, by: int) -> None:
    """Add to how many comments an article shows, in the transaction that shows or hides one."""
    if not queries.count_comments(slug, by):
        raise NotFound


def _card(row: Row[Any], language: str) -> Card:
    return {
        "slug": row.slug,
        "kind": row.kind,
        "title": row.title,
        "description": row.description,
        "path": _path(row),
        "cover": cover(row.cover),
        "minutes": labels.minutes(row.words),
        "views": row.view_count,
        "comments": row.comment_count,
        "published_at": wire(row.published_at),
        "labels": {
            "published": labels.day(row.published_at, language),
            "reading": labels.reading(row.words, language),
            "views": labels.views(row.view_count, language),
            "comments": labels.comments(row.comment_count, language),
            "age": labels.age(row.published_at, language),
        },
    }


def _path(row: Row[Any]) -> str:
    return f"{LISTS[row.kind]}/{row.slug}"


def _read(cursor: str) -> tuple[datetime, str]:
    match read_cursor(cursor):
        case (str(moment), str(slug)):
            pass
        case _:
            raise BadCursor
    try:
        read = datetime.fromisoformat(moment)
        if read.tzinfo is None:
            raise BadCursor
        # Some moments are none in UTC: they lie before the first year or behind the last.
        return read.astimezone(UTC), slug
    except (ValueError, OverflowError) as broken:
        raise BadCursor from broken
