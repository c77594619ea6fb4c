"""What readers get of an article becomes what its working copy, or a plan, says."""

from server.articles import history
from server.articles.models import SHIPPED, ArticleDraft, ArticleText
from server.articles.rendering import render
from server.articles.working import SAID, Content, Text, Work
from server.core.calendar.clock import now
from server.core.text.i18n import LANGUAGES
from server.extensions import db


def bring(work: Work, content: Content) -> None:
    """Let the published article say this; what it said is a version already, or becomes one."""
    history.keep_published(work, SHIPPED, None)
    _tell(work, content)
    work.article.cover, work.article.topics = content.cover, content.topics


def finish(draft: ArticleDraft) -> None:
    """Let the working copy be what is published."""
    draft.content = draft.title_en = draft.title_id = draft.cover = None


def says(text: Text) -> bool:
    """Whether there is anything in a language."""
    return any(text[field] for field in SAID)


def _tell(work: Work, content: Content) -> None:
    """Let the published texts say what the content says."""
    for language in LANGUAGES:
        said = content.texts[language]
        row = work.texts.get(language)
        if not says(said):
            if row is not None:
                db.session.delete(work.texts.pop(language))
            continue
        if row is not None and all(getattr(row, field) == said[field] for field in SAID):
            continue
        if row is None:
            row = ArticleText(article_id=work.article.id, language=language)
            db.session.add(row)
            work.texts[language] = row
        for field in SAID:
            setattr(row, field, said[field])
        row.words = render(said["body"], language).words
        # What readers never saw otherwise has not changed for them.
        row.updated_at = now() if work.is_known else None
