"""The working copy of an article, which operators edit while readers see the published text."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final, NamedTuple

from sqlalchemy import select

from server.articles.covers import describe_cover
from server.articles.enums import DRAFT, PUBLISHED, SCHEDULED
from server.articles.models import Article, ArticleDraft, ArticleText
from server.articles.paths import article_path
from server.audit import actions
from server.audit.actions import Action
from server.audit.service import record
from server.core.calendar.clock import format_utc, now
from server.core.errors import NotFound
from server.core.http.etags import ChangedMeanwhile, IfMatch
from server.core.text.i18n import LANGUAGES
from server.extensions import db
from server.users import profiles

# The version of an article that was never edited.
FIRST_VERSION: Final = 1
TEXT_FIELDS: Final = ("title", "description", "body", "sources")
# Further saves of one operator within this time are one audit event.
EDIT_SESSION: Final = timedelta(minutes=30)
BLANK_LINES: Final = re.compile(r"\A(?:[^\S\n]*\n)+")

Text = dict[str, Any]


class Content(NamedTuple):
    """The content of an article: cover name, topics, and texts by language."""

    cover: str | None
    topics: list[str]
    texts: dict[str, Text]

    @classmethod
    def from_json(cls, cover: str | None, stored: Mapping[str, Any]) -> "Content":
        """The content of a JSON column and its cover."""
        return cls(cover, stored["topics"], stored["texts"])

    def to_json(self) -> dict[str, Any]:
        """Everything but the cover, as the JSON column stores it."""
        return {"topics": self.topics, "texts": self.texts}

    def serialize(self) -> dict[str, Any]:
        """The content as operators see it."""
        return {"cover": describe_cover(self.cover), **self.to_json()}


@dataclass
class EditableArticle:
    """An article with its working copy and its published texts by language."""

    article: Article
    draft: ArticleDraft | None
    texts: dict[str, ArticleText]

    @property
    def version(self) -> int:
        return self.draft.version if self.draft else FIRST_VERSION

    @property
    def published(self) -> Content:
        """The last published content; empty when there is none."""
        texts = {
            language: {field: getattr(text, field) for field in TEXT_FIELDS}
            for language, text in self.texts.items()
        }
        return Content(
            self.article.cover,
            list(self.article.topics),
            {language: texts.get(language, empty_text()) for language in LANGUAGES},
        )

    @property
    def content(self) -> Content:
        """The working copy."""
        if self.draft is None or self.draft.content is None:
            return self.published
        return Content.from_json(self.draft.cover, self.draft.content)

    @property
    def planned(self) -> Content | None:
        """The content that is scheduled to replace the published one."""
        if self.draft is None or self.draft.planned is None:
            return None
        return Content.from_json(self.draft.planned_cover, self.draft.planned)

    @property
    def planned_at(self) -> datetime | None:
        return self.draft.planned_at if self.draft else None

    @property
    def has_changes(self) -> bool:
        return self.draft is not None and self.draft.content is not None

    @property
    def first_shown_at(self) -> datetime | None:
        """When readers first see the address, None while no time is set."""
        return self.draft.first_shown_at if self.draft else self.article.published_at

    @property
    def is_known(self) -> bool:
        """Whether readers have seen the address."""
        return self.first_shown_at is not None and self.first_shown_at <= now()

    @property
    def slug_is_free(self) -> bool:
        """Whether the address can still be changed."""
        return self.article.state == DRAFT and not self.is_known


def get_editable(article_id: str) -> EditableArticle:
    """An article with its working copy, or NotFound; three queries."""
    return _load(db.session.scalar(select(Article).where(Article.id == article_id)))


def lock_editable(article_id: str, match: IfMatch) -> EditableArticle:
    """The same, locked until the transaction ends; ChangedMeanwhile on a version mismatch."""
    # The lock comes first, so that the reads after it see the last committed change.
    query = select(Article).where(Article.id == article_id).with_for_update(key_share=True)
    work = _load(db.session.scalar(query))
    require_version(work, match)
    return work


def require_version(work: EditableArticle, match: IfMatch) -> None:
    """Raise ChangedMeanwhile with the current article unless the version matches."""
    if not match.allows(work.version):
        raise ChangedMeanwhile(serialize(work))


def bump_version(work: EditableArticle, actor_id: str | None) -> ArticleDraft:
    """Add one to the version of a locked article and return its draft row."""
    if work.draft is None:
        work.draft = ArticleDraft(
            article_id=work.article.id, version=FIRST_VERSION, first_shown_at=work.first_shown_at
        )
        db.session.add(work.draft)
    work.draft.version += 1
    work.draft.updated_at, work.draft.updated_by = now(), actor_id
    return work.draft


def save_content(
    work: EditableArticle, actor_id: str, content: Content, action: Action | None = None
) -> None:
    """Store the working copy, or none when it equals the published content, and record an action.

    Without an action it is an edit, recorded once per edit session.
    """
    is_same = normalize(content) == normalize(work.published)
    action = action or (None if _in_edit_session(work, actor_id) else actions.ARTICLE_EDITED)
    draft = bump_version(work, actor_id)
    draft.content = None if is_same else content.to_json()
    draft.cover = None if is_same else content.cover
    draft.title_en, draft.title_id = (
        None if is_same else content.texts[language]["title"] for language in LANGUAGES
    )
    if action:
        record(action, actor_id=actor_id, target_id=work.article.id)


def serialize(work: EditableArticle) -> dict[str, Any]:
    """An article as operators see it; one query."""
    article, draft = work.article, work.draft
    by = draft.updated_by if draft else None
    person = profiles.get_profile_summaries([by]).get(by) if by else None
    updated_at = draft.updated_at if draft else article.published_at or article.created_at
    return {
        "id": article.id,
        "slug": article.slug,
        "slug_is_free": work.slug_is_free,
        "kind": article.kind,
        "path": article_path(article.kind, article.slug),
        "state": effective_state(article.state, article.published_at),
        "published_at": format_utc(article.published_at) if article.published_at else None,
        "version": work.version,
        "has_changes": work.has_changes,
        "planned_at": format_utc(work.planned_at) if work.planned_at else None,
        "is_planned": work.planned is not None and normalize(work.content) == work.planned,
        "updated_at": format_utc(updated_at),
        "updated_by": person["fullname"] if person else None,
        **work.content.serialize(),
    }


def normalize(content: Content) -> Content:
    """The content without blank lines around the bodies, for comparison and publication."""
    texts = {
        language: {**text, "body": normalize_body(text["body"])}
        for language, text in content.texts.items()
    }
    return content._replace(texts=texts)


def normalize_body(body: str) -> str:
    """A body without outer blank lines; leading spaces stay, as they can be Markdown."""
    text = BLANK_LINES.sub("", body.rstrip())
    return f"{text}\n" if text else ""


def empty_text() -> Text:
    """The text of a language that has none."""
    return {"title": "", "description": "", "body": "", "sources": []}


def effective_state(state: str, published_at: datetime | None) -> str:
    """The state that operators see: SCHEDULED when `published_at` is in the future."""
    is_future = state == PUBLISHED and published_at is not None and published_at > now()
    return SCHEDULED if is_future else state


def _load(article: Article | None) -> EditableArticle:
    if article is None:
        raise NotFound
    of_article = ArticleText.article_id == article.id
    return EditableArticle(
        article,
        db.session.scalar(select(ArticleDraft).where(ArticleDraft.article_id == article.id)),
        {text.language: text for text in db.session.scalars(select(ArticleText).where(of_article))},
    )


def _in_edit_session(work: EditableArticle, actor_id: str) -> bool:
    """Whether the same operator saved unpublished changes a short time ago."""
    draft = work.draft
    if draft is None or not work.has_changes or draft.updated_by != actor_id:
        return False
    return now() - draft.updated_at < EDIT_SESSION
