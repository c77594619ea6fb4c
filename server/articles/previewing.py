"""How an article would look, before it is published."""

from typing import Any

from server.articles import labels
from server.articles.rendering import draw
from server.core.database.unit_of_work import pause


def preview(body: str, language: str) -> dict[str, Any]:
    """A body as its readers would see it, how long they would read, and how many words it has."""
    # Nobody waits for our transaction while a long text is drawn, and readers' texts stay kept.
    pause()
    drawn = draw(body, language)
    return {"html": drawn.html, "minutes": labels.minutes(drawn.words), "words": drawn.words}
