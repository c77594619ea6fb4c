"""The working copy of an article: what operators see and change, while readers see the rest."""

import re
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final, NamedTuple

from sqlalchemy import select

from server.articles.covers import cover
from server.articles.models import DRAFT, PUBLISHED, SCHEDULED, Article, ArticleDraft, ArticleText
from server.articles.service import LISTS
from server.audit import actions
from server.audit.actions import Action
from server.audit.service import record
from server.core.calendar.clock import now, wire
from server.core.errors import NotFound
from server.core.http.etags import ChangedMeanwhile, Match
from server.core.text.i18n import LANGUAGES
from server.extensions import db
from server.users import service as users

# The version of an article that nobody has changed.
FIRST: Final = 1
SAID: Final = ("title", "description", "body", "sources")
# What one operator saves so soon after the last time is one act.
SITTING: Final = timedelta(minutes=30)
BLANK_LINES: Final = re.compile(r"\A(?:[^\S\n]*\n)+")

Text = dict[str, Any]


class Content(NamedTuple):
    """What an article says: the name of its cover, its topics, its texts by language."""

    cover: str | None
    topics: list[str]
    texts: dict[str, Text]

    def stored(self) -> dict[str, Any]:
        """Everything but the cover, as it is kept."""
        return {"topics": self.topics, "texts": self.texts}

    def shown(self) -> dict[str, Any]:
        """The same as operators see it."""
        return {"cover": cover(self.cover), **self.stored()}


@dataclass
class Work:
    """An article with its working copy and its published texts by language."""

    article: Article
    draft: ArticleDraft | None
    texts: dict[str, ArticleText]

    @property
    def version(self) -> int:
        return self.draft.version if self.draft else FIRST

    @property
    def published(self) -> Content:
        """What readers get, or got; empty when they never did."""
        said = {
            language: {field: getattr(text, field) for field in SAID}
            for language, text in self.texts.items()
        }
        return Content(
            self.article.cover,
            list(self.article.topics),
            {language: said.get(language, empty_text()) for language in LANGUAGES},
        )

    @property
    def content(self) -> Content:
        """The working copy."""
        if self.draft is None or self.draft.content is None:
            return self.published
        kept = self.draft.content
        return Content(self.draft.cover, kept["topics"], kept["texts"])

    @property
    def planned(self) -> Content | None:
        """What readers get at a moment to come, in place of what they see now."""
        if self.draft is None or self.draft.planned is None:
            return None
        kept = self.draft.planned
        return Content(self.draft.planned_cover, kept["topics"], kept["texts"])

    @property
    def planned_at(self) -> datetime | None:
        return self.draft.planned_at if self.draft else None

    @property
    def has_changes(self) -> bool:
        return self.draft is not None and self.draft.content is not None

    @property
    def first_shown_at(self) -> datetime | None:
        """From when on readers know the address, None while no moment was set."""
        return self.draft.first_shown_at if self.draft else self.article.published_at

    @property
    def is_known(self) -> bool:
        """Whether readers have seen the address."""
        return self.first_shown_at is not None and self.first_shown_at <= now()

    @property
    def slug_is_free(self) -> bool:
        """Whether the address can still be changed."""
        return self.article.state == DRAFT and not self.is_known


def find(article_id: str) -> Work:
    """An article as it is now, or NotFound; three queries."""
    return _work(db.session.scalar(select(Article).where(Article.id == article_id)))


def hold(article_id: str, match: Match) -> Work:
    """The same, which nobody else changes until this transaction ends.

    ChangedMeanwhile when its version is none that the sender accepts.
    """
    # Alone and first: what is read after it is as the one before us left it.
    asked = select(Article).where(Article.id == article_id).with_for_update(key_share=True)
    work = _work(db.session.scalar(asked))
    require(work, match)
    return work


def require(work: Work, match: Match) -> None:
    """Raise ChangedMeanwhile, with the article as it is, unless the sender accepts its version."""
    if not match.allows(work.version):
        raise ChangedMeanwhile(shown(work))


def change(work: Work, actor_id: str | None) -> ArticleDraft:
    """Count a change of an article that is held; the row on which it is kept."""
    if work.draft is None:
        work.draft = ArticleDraft(
            article_id=work.article.id, version=FIRST, first_shown_at=work.first_shown_at
        )
        db.session.add(work.draft)
    work.draft.version += 1
    work.draft.updated_at, work.draft.updated_by = now(), actor_id
    return work.draft


def write(work: Work, actor_id: str, content: Content, act: Action | None = None) -> None:
    """Make this the working copy by some act; what is the same as published needs none.

    Saving again and again is one act.
    """
    is_same = tidied(content) == tidied(work.published)
    act = act or (None if _sits(work, actor_id) else actions.ARTICLE_EDITED)
    draft = change(work, actor_id)
    draft.content = None if is_same else content.stored()
    draft.cover = None if is_same else content.cover
    draft.title_en, draft.title_id = (
        None if is_same else content.texts[language]["title"] for language in LANGUAGES
    )
    if act:
        record(act, actor_id=actor_id, target_id=work.article.id)


def shown(work: Work) -> dict[str, Any]:
    """An article as operators see it; one query."""
    article, draft = work.article, work.draft
    by = draft.updated_by if draft else None
    person = users.persons_of([by]).get(by) if by else None
    updated_at = draft.updated_at if draft else article.published_at or article.created_at
    return {
        "id": article.id,
        "slug": article.slug,
        "slug_is_free": work.slug_is_free,
        "kind": article.kind,
        "path": path_of(article.kind, article.slug),
        "state": state_of(article.state, article.published_at),
        "published_at": wire(article.published_at) if article.published_at else None,
        "version": work.version,
        "has_changes": work.has_changes,
        "planned_at": wire(work.planned_at) if work.planned_at else None,
        "is_planned": work.planned is not None and tidied(work.content) == work.planned,
        "updated_at": wire(updated_at),
        "updated_by": person["fullname"] if person else None,
        **work.content.shown(),
    }


def tidied(content: Content) -> Content:
    """What is said, without blank lines around the bodies: what counts when two are compared."""
    texts = {
        language: {**text, "body": tidied_body(text["body"])}
        for language, text in content.texts.items()
    }
    return content._replace(texts=texts)


def tidied_body(body: str) -> str:
    """A body as it is published; the spaces before its first word may mean something."""
    said = BLANK_LINES.sub("", body.rstrip())
    return f"{said}\n" if said else ""


def empty_text() -> Text:
    """What an article says in a language in which it is not told."""
    return {"title": "", "description": "", "body": "", "sources": []}


def state_of(state: str, published_at: datetime | None) -> str:
    """The state in operators' words: what is published may still have its moment to come."""
    waits = state == PUBLISHED and published_at is not None and published_at > now()
    return SCHEDULED if waits else state


def path_of(kind: str, slug: str) -> str:
    """The page of an article in English."""
    return f"{LISTS[kind]}/{slug}"


def _work(article: Article | None) -> Work:
    if article is None:
        raise NotFound
    of_it = ArticleText.article_id == article.id
    return Work(
        article,
        db.session.scalar(select(ArticleDraft).where(ArticleDraft.article_id == article.id)),
        {text.language: text for text in db.session.scalars(select(ArticleText).where(of_it))},
    )


def _sits(work: Work, actor_id: str) -> bool:
    """Whether an operator goes on with what they were just changing."""
    draft = work.draft
    if draft is None or not work.has_changes or draft.updated_by != actor_id:
        return False
    return now() - draft.updated_at < SITTING
