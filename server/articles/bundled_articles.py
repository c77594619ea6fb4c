"""The articles that come with the product: their files in `content/` and their import.

`<slug>.toml` holds the facts that both languages share, `<slug>.<language>.md` the text of a
language below a front matter between two lines of `+++`. The import updates a part only while it
equals the last imported one: what operators changed, are editing or deleted stays as it is.
"""

import hashlib
import json
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import delete, insert, select, text

from server.articles import version_history
from server.articles.draft import TEXT_FIELDS, EditableArticle, bump_version
from server.articles.enums import PUBLISHED, SHIPPED
from server.articles.markdown_renderer import render
from server.articles.models import Article, ArticleDraft, ArticleText, ShippedPart
from server.audit import actions
from server.audit.service import record
from server.core.calendar.clock import format_utc, now
from server.core.database.engine import dialect_name
from server.core.ids import new_id
from server.core.text.i18n import LANGUAGES
from server.extensions import db

CONTENT: Final = Path(__file__).resolve().parent / "content"
FACTS: Final = "facts"
FENCE: Final = "+++\n"
FACT_FIELDS: Final = ("kind", "state", "published_at", "cover", "topics")

Part = dict[str, Any]
Digests = dict[str, str]


class InvalidArticleFile(ValueError):
    """A file of `content/` cannot be read; the message names it."""


class BundledArticle(NamedTuple):
    """An article by its parts: its facts, and its text in each language."""

    slug: str
    parts: dict[str, Part]


class Outcome(NamedTuple):
    """The result of an import: parts that were added, updated, left to operators."""

    added: int = 0
    updated: int = 0
    left: int = 0


def import_bundled(articles: Iterable[BundledArticle] | None = None) -> Outcome:
    """Add missing parts and update those that no operator changed; one query without changes."""
    wanted = list(read_bundled_articles() if articles is None else articles)
    if not _changed(wanted, _read_digests()):
        return Outcome()
    _lock_imports()
    known = _read_digests()
    outcome = Outcome()
    for one in _changed(wanted, known):
        imported = _import_article(one, known.get(one.slug, {}))
        outcome = Outcome(*map(sum, zip(outcome, imported, strict=True)))
    return outcome


def digest(part: Mapping[str, Any]) -> str:
    """The digest of a part."""
    plain = json.dumps(part, sort_keys=True, ensure_ascii=False, default=format_utc)
    return hashlib.sha256(plain.encode()).hexdigest()


def _changed(
    wanted: Iterable[BundledArticle], known: Mapping[str, Digests]
) -> list[BundledArticle]:
    return [
        one
        for one in wanted
        if known.get(one.slug, {}) != {name: digest(part) for name, part in one.parts.items()}
    ]


def _read_digests() -> dict[str, Digests]:
    """The digests of all imported parts, by slug and part."""
    columns = (ShippedPart.slug, ShippedPart.part, ShippedPart.digest)
    found: dict[str, Digests] = {}
    for slug, part, known in db.session.execute(select(*columns)):
        found.setdefault(slug, {})[part] = known
    return found


def _lock_imports() -> None:
    """Lock out other imports until the transaction ends; SQLite has a single writer anyway."""
    if dialect_name() == "postgresql":
        table = ShippedPart.__tablename__
        db.session.execute(text(f"LOCK TABLE {table} IN SHARE ROW EXCLUSIVE MODE"))


def _import_article(one: BundledArticle, known: Digests) -> Outcome:
    article = db.session.scalar(select(Article).where(Article.slug == one.slug).with_for_update())
    if article is None:
        # An imported article that is gone was deleted by an operator.
        return Outcome(left=len(one.parts)) if known else _add(one)
    if not known:
        # An operator's own article has this slug.
        return Outcome(left=len(one.parts))
    return _update(article, one, known)


def _add(one: BundledArticle) -> Outcome:
    article = Article(id=new_id(), slug=one.slug, created_at=now(), **one.parts[FACTS])
    db.session.add(article)
    db.session.flush()
    texts = {name: _new_text(article, name, one.parts[name]) for name in one.parts if name != FACTS}
    db.session.add_all(texts.values())
    for name, part in one.parts.items():
        _store_digest(one.slug, name, part)
    _store_version(EditableArticle(article, None, texts))
    record(actions.ARTICLE_SHIPPED, actor_id=None, target_id=article.id)
    return Outcome(added=len(one.parts))


def _update(article: Article, one: BundledArticle, known: Digests) -> Outcome:
    draft = db.session.get(ArticleDraft, article.id)
    if draft is not None and (draft.content is not None or draft.planned is not None):
        # Publishing the working copy later would undo this update.
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
        _store_digest(one.slug, name, part)
    if added or updated:
        work = EditableArticle(article, draft, texts)
        # An operator who has the article open gets a version conflict.
        bump_version(work, None)
        _store_version(work)
        record(actions.ARTICLE_SHIPPED, actor_id=None, target_id=article.id)
    return Outcome(added, updated, left)


def _store_version(work: EditableArticle) -> None:
    """Store the imported content as a version, so that operators can restore it."""
    db.session.flush()
    version_history.add_published_version(work, SHIPPED, None)


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
    fields = TEXT_FIELDS if isinstance(row, ArticleText) else FACT_FIELDS
    return digest({field: getattr(row, field) for field in fields})


def _store_digest(slug: str, name: str, part: Part) -> None:
    """Store the digest of an imported part."""
    mine = (ShippedPart.slug == slug) & (ShippedPart.part == name)
    db.session.execute(delete(ShippedPart).where(mine))
    db.session.execute(insert(ShippedPart).values(slug=slug, part=name, digest=digest(part)))


def read_bundled_articles(directory: Path = CONTENT) -> Iterator[BundledArticle]:
    """All bundled articles, ordered by slug."""
    for path in sorted(directory.glob("*.toml")):
        try:
            yield _read(path)
        except (KeyError, ValueError, OSError) as error:
            raise InvalidArticleFile(f"{path.name}: {error!r}") from error


def _read(path: Path) -> BundledArticle:
    common = tomllib.loads(path.read_text("utf-8"))
    moment = common["published_at"]
    if moment.tzinfo is None:
        raise ValueError("published_at needs a zone.")
    facts = {
        "kind": common["kind"],
        "state": PUBLISHED,
        "published_at": moment,
        "cover": common["cover"],
        "topics": common["topics"],
    }
    texts = {one: _text(path.with_suffix(f".{one}.md"), common, one) for one in LANGUAGES}
    return BundledArticle(path.stem, {FACTS: facts, **texts})


def _text(path: Path, common: Part, language: str) -> Part:
    opening, front, body = path.read_text("utf-8").split(FENCE, 2)
    if opening:
        raise ValueError("It begins with a line of +++.")
    fields = tomllib.loads(front)
    return {
        "title": fields["title"],
        "description": fields["description"],
        "body": f"{body.strip()}\n",
        "sources": [_source(one, language) for one in common["sources"]],
    }


def _source(one: Part, language: str) -> Part:
    title = one.get(f"title_{language}") or one["title"]
    return {"title": title, "publisher": one["publisher"], "url": one["url"]}
