"""Writing articles: beginning one, saving its working copy, going back, deleting it."""

from typing import Any, Final

from sqlalchemy import delete as deletion
from sqlalchemy import select, union
from sqlalchemy.exc import IntegrityError

from server.articles import history, turns, uploads
from server.articles.errors import (
    BAD_SLUG,
    KNOWN_KIND,
    KNOWN_SLUG,
    RESERVED_SLUG,
    TAKEN_SLUG,
    NeverPublished,
)
from server.articles.models import DRAFT, SET_ASIDE, Article, ShippedPart
from server.articles.planning import let_go
from server.articles.slugs import RESERVED, is_slug, slug_of
from server.articles.working import (
    Content,
    Work,
    change,
    empty_text,
    find,
    hold,
    require,
    shown,
    write,
)
from server.audit import actions
from server.audit.service import record
from server.core.calendar.clock import now
from server.core.database.unit_of_work import after_commit, work_long
from server.core.errors import ValidationFailed
from server.core.http.etags import Match
from server.core.ids import new_id
from server.core.text.i18n import LANGUAGES, Message
from server.extensions import db

# So many people may choose the same title at once.
TRIES: Final = 5


def article(article_id: str) -> dict[str, Any]:
    """An article as it is being written, or NotFound; four queries."""
    return shown(find(article_id))


def begin(actor_id: str, kind: str, title: str, language: str) -> dict[str, Any]:
    """Begin an article with a title in a language; its address is made of it."""
    row = _added(kind, slug_of(title))
    texts = {one: empty_text() for one in LANGUAGES}
    texts[language]["title"] = title
    work = Work(row, None, {})
    draft = change(work, actor_id)
    draft.version = 1
    draft.content = Content(None, [], texts).stored()
    draft.title_en, draft.title_id = (texts[one]["title"] for one in LANGUAGES)
    record(actions.ARTICLE_BEGUN, actor_id=actor_id, target_id=row.id)
    db.session.flush()
    return shown(work)


def save(actor_id: str, article_id: str, body: dict[str, Any], match: Match) -> dict[str, Any]:
    """Save the working copy and return the article; readers see nothing of it yet.

    What is there already is saved, whatever version was looked at: its answer may have been lost.
    NotFound, ChangedMeanwhile, ValidationFailed for an address that cannot be.
    """
    work = hold(article_id, Match())
    row, content = work.article, work.content
    slug, kind = body.get("slug", row.slug), body.get("kind", row.kind)
    wanted = content._replace(topics=body["topics"], texts=body["texts"])
    if (slug, kind, wanted) == (row.slug, row.kind, content):
        return shown(work)
    require(work, match)
    _keep_of_another(work, actor_id, match)
    _rename(work, slug, kind)
    write(work, actor_id, wanted)
    return _done(work)


def discard(actor_id: str, article_id: str, match: Match) -> dict[str, Any]:
    """Go back to what was published, also at a moment to come; the working copy is kept.

    NotFound, ChangedMeanwhile, NeverPublished.
    """
    work = hold(article_id, match)
    if not work.texts:
        raise NeverPublished
    if work.has_changes or work.planned:
        let_go(work, work.content)
        if work.has_changes:
            _set_aside(work, actor_id)
        write(work, actor_id, work.published, actions.ARTICLE_DISCARDED)
    return _done(work)


def restore(actor_id: str, article_id: str, number: str, match: Match) -> dict[str, Any]:
    """Make a version the working copy, keeping what was there as a version; NotFound and so on."""
    work = hold(article_id, match)
    content = history.content_of(history.kept(article_id, number))
    if work.has_changes and work.content != content:
        _set_aside(work, actor_id)
    write(work, actor_id, content, actions.ARTICLE_RESTORED)
    return _done(work)


def delete(actor_id: str, article_id: str, match: Match) -> None:
    """Delete an article with all that hangs on it; what was shipped of it does not come back."""
    hold(article_id, match)
    work_long()
    db.session.execute(deletion(Article).where(Article.id == article_id))
    record(actions.ARTICLE_DELETED, actor_id=actor_id, target_id=article_id)
    after_commit(turns.kept.clear)


def set_cover(actor_id: str, article_id: str, content: bytes, match: Match) -> dict[str, Any]:
    """Make an upload the cover of the working copy; refuses what is no picture.

    Everything slow is done before the first statement.
    """
    made = uploads.make(content)
    work = hold(article_id, match)
    _keep_of_another(work, actor_id, match)
    uploads.keep(article_id, made)
    write(work, actor_id, work.content._replace(cover=made.name))
    return _done(work)


def drop_cover(actor_id: str, article_id: str, match: Match) -> dict[str, Any]:
    """Take the cover from the working copy; the same when there is none."""
    work = hold(article_id, match)
    if work.content.cover is not None:
        _keep_of_another(work, actor_id, match)
        write(work, actor_id, work.content._replace(cover=None))
    return _done(work)


def _done(work: Work) -> dict[str, Any]:
    history.sweep(work)
    return shown(work)


def _set_aside(work: Work, actor_id: str) -> None:
    """Keep a working copy that makes room for something else, under the one who wrote it."""
    by = work.draft.updated_by if work.draft else actor_id
    history.keep(work, work.content, SET_ASIDE, by)


def _keep_of_another(work: Work, actor_id: str, match: Match) -> None:
    """Set aside what another operator wrote, unless whoever writes over it says they saw it."""
    by = work.draft.updated_by if work.draft else None
    if match.tags is None and work.has_changes and by != actor_id:
        _set_aside(work, actor_id)


def _rename(work: Work, slug: str, kind: str) -> None:
    """Give an article that readers do not know another address or kind."""
    row = work.article
    if kind != row.kind:
        if not work.slug_is_free:
            raise _refused("kind", KNOWN_KIND)
        row.kind = kind
    if slug == row.slug:
        return
    if not work.slug_is_free:
        raise _refused("slug", KNOWN_SLUG)
    if not is_slug(slug):
        raise _refused("slug", BAD_SLUG)
    if slug in RESERVED or _is_shipped(slug):
        raise _refused("slug", RESERVED_SLUG)
    try:
        with db.session.begin_nested():
            row.slug = slug
    except IntegrityError as error:
        raise _refused("slug", TAKEN_SLUG) from error


def _refused(field: str, sentence: Message) -> ValidationFailed:
    return ValidationFailed(errors={field: [sentence]})


def _is_shipped(slug: str) -> bool:
    """Whether an article of this name came with the product, even if it is gone."""
    known = select(ShippedPart.slug).where(ShippedPart.slug == slug).limit(1)
    return db.session.scalar(known) is not None


def _added(kind: str, base: str) -> Article:
    """A new row under the first address like this one that is free."""
    for _try in range(TRIES):
        row = Article(
            id=new_id(), slug=_free(base), kind=kind, state=DRAFT, topics=[], created_at=now()
        )
        try:
            with db.session.begin_nested():
                db.session.add(row)
        except IntegrityError:
            continue
        return row
    raise _refused("title", TAKEN_SLUG)


def _free(base: str) -> str:
    like = f"{base}-%"
    names = union(
        *(
            select(column).where((column == base) | column.like(like))
            for column in (Article.slug, ShippedPart.slug)
        )
    )
    taken = {*db.session.scalars(names), *RESERVED}
    number = 1
    while (slug := base if number == 1 else f"{base}-{number}") in taken:
        number += 1
    return slug
