"""Brings the articles that come with the product into the store, and keeps what operators did.

A part is brought up to date only while it still says what was shipped before; what operators
changed stays as it is, what they are just changing too, and what they removed stays away.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from sqlalchemy import delete, insert, select, text

from server.articles import history
from server.articles.models import SHIPPED, Article, ArticleDraft, ArticleText, ShippedPart
from server.articles.rendering import render
from server.articles.shipped_files import FACTS, Part, Shipped, shipped_articles
from server.articles.working import SAID, Work, change
from server.audit import actions
from server.audit.service import record
from server.core.calendar.clock import now, wire
from server.core.ids import new_id
from server.extensions import db

KNOWN_FACTS: Final = ("kind", "state", "published_at", "cover", "topics")

Digests = dict[str, str]


class Outcome(NamedTuple):
    """What became of the shipped articles: parts that were added, updated, left to operators."""

    added: int = 0
    updated: int = 0
    left: int = 0


def ship(articles: Iterable[Shipped] | None = None) -> Outcome:
    """Add what is missing and update what no operator touched; one query when nothing changed."""
    wanted = list(shipped_articles() if articles is None else articles)
    if not _changed(wanted, _known()):
        return Outcome()
    _stand_in_line()
    known = _known()
    outcome = Outcome()
    for one in _changed(wanted, known):
        shipped = _ship(one, known.get(one.slug, {}))
        outcome = Outcome(*map(sum, zip(outcome, shipped, strict=True)))
    return outcome


def digest(part: Mapping[str, Any]) -> str:
    """What tells two versions of a part apart."""
    plain = json.dumps(part, sort_keys=True, ensure_ascii=False, default=wire)
    return hashlib.sha256(plain.encode()).hexdigest()


def _changed(wanted: Iterable[Shipped], known: Mapping[str, Digests]) -> list[Shipped]:
    return [
        one
        for one in wanted
        if known.get(one.slug, {}) != {name: digest(part) for name, part in one.parts.items()}
    ]


def _known() -> dict[str, Digests]:
    """What was shipped before, by slug and part."""
    columns = (ShippedPart.slug, ShippedPart.part, ShippedPart.digest)
    found: dict[str, Digests] = {}
    for slug, part, known in db.session.execute(select(*columns)):
        found.setdefault(slug, {})[part] = known
    return found


def _stand_in_line() -> None:
    """Let nobody else ship until this transaction ends; on SQLite one writer is all there is."""
    if db.session.get_bind().dialect.name == "postgresql":
        table = ShippedPart.__tablename__
        db.session.execute(text(f"LOCK TABLE {table} IN SHARE ROW EXCLUSIVE MODE"))


def _ship(one: Shipped, known: Digests) -> Outcome:
    article = db.session.scalar(select(Article).where(Article.slug == one.slug).with_for_update())
    if article is None:
        # What was shipped before and is gone was removed.
        return Outcome(left=len(one.parts)) if known else _add(one)
    if not known:
        # An operator's own article has taken the address.
        return Outcome(left=len(one.parts))
    return _update(article, one, known)


def _add(one: Shipped) -> Outcome:
    article = Article(id=new_id(), slug=one.slug, created_at=now(), **one.parts[FACTS])
    db.session.add(article)
    db.session.flush()
    texts = {name: _new_text(article, name, one.parts[name]) for name in one.parts if name != FACTS}
    db.session.add_all(texts.values())
    for name, part in one.parts.items():
        _note(one.slug, name, part)
    _keep(Work(article, None, texts))
    record(actions.ARTICLE_SHIPPED, actor_id=None, target_id=article.id)
    return Outcome(added=len(one.parts))


def _update(article: Article, one: Shipped, known: Digests) -> Outcome:
    draft = db.session.get(ArticleDraft, article.id)
    if draft is not None and (draft.content is not None or draft.planned is not None):
        # Published later, it would take back what is brought now.
        return Outcome(
            left=sum(known.get(name) != digest(part) for name, part in one.parts.items())
        )
    mine = select(ArticleText).where(ArticleText.article_id == article.id).with_for_update()
    texts = {found.language: found for found in db.session.scalars(mine)}
    added = updated = left = 0
    for name, part in one.parts.items():
        row = article if name == FACTS else texts.get(name)
        if known.get(name) == digest(part):
            continue
        if row is None and name not in known:
            texts[name] = _new_text(article, name, part)
            db.session.add(texts[name])
            added += 1
        elif row is not None and _digest_of(row) == known.get(name):
            _set(row, name, part)
            updated += 1
        else:
            left += 1
            continue
        _note(one.slug, name, part)
    if added or updated:
        work = Work(article, draft, texts)
        # Whoever has opened the article is told that it is no longer what they look at.
        change(work, None)
        _keep(work)
        record(actions.ARTICLE_SHIPPED, actor_id=None, target_id=article.id)
    return Outcome(added, updated, left)


def _keep(work: Work) -> None:
    """Keep what came as a version, so that there is a way back to it from the first edit on."""
    db.session.flush()
    history.keep_published(work, SHIPPED, None)


def _new_text(article: Article, language: str, part: Part) -> ArticleText:
    words = render(part["body"], language).words
    return ArticleText(article_id=article.id, language=language, words=words, **part)


def _set(row: Article | ArticleText, name: str, part: Part) -> None:
    for field, value in part.items():
        setattr(row, field, value)
    if isinstance(row, ArticleText):
        row.words = render(row.body, name).words
        row.updated_at = now()


def _digest_of(row: Article | ArticleText) -> str:
    fields = SAID if isinstance(row, ArticleText) else KNOWN_FACTS
    return digest({field: getattr(row, field) for field in fields})


def _note(slug: str, name: str, part: Part) -> None:
    """Remember what was shipped."""
    mine = (ShippedPart.slug == slug) & (ShippedPart.part == name)
    db.session.execute(delete(ShippedPart).where(mine))
    db.session.execute(insert(ShippedPart).values(slug=slug, part=name, digest=digest(part)))
