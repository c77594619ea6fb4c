"""What to read after an article."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Row

from server.articles import queries

MOST: Final = 3


class Further(NamedTuple):
    """What to read after an article; related ones stand best first."""

    related: list[Row[Any]]
    next: Row[Any] | None


def further(article: Row[Any], language: str) -> Further:
    """The next of its kind, and three others that share most topics, newest first among equals."""
    all_ = queries.all_topics(language)
    following = _next(article, all_)
    related = _related(article, [one for one in all_ if one.id != following])
    found = queries.cards_of([*related, *([following] if following else [])], language)
    return Further(
        [found[one] for one in related if one in found], found.get(following) if following else None
    )


def _related(article: Row[Any], all_: Sequence[Row[Any]]) -> list[str]:
    mine = set(article.topics)
    others = [one for one in all_ if one.id != article.id]
    # Sorting keeps the newest first among those that share as much.
    best = sorted(others, key=lambda one: -len(mine.intersection(one.topics)))
    return [one.id for one in best[:MOST]]


def _next(article: Row[Any], all_: Sequence[Row[Any]]) -> str | None:
    """The one below it in the list of its kind; below the last one the list begins anew."""
    ids = [one.id for one in all_ if one.kind == article.kind]
    if article.id not in ids or len(ids) < 2:
        return None
    following: str = ids[(ids.index(article.id) + 1) % len(ids)]
    return following
