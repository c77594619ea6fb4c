"""Pages, the sitemap and the feeds follow what operators publish and take back."""

from datetime import timedelta
from typing import Any

from flask import Flask
from flask.testing import FlaskClient

from server.articles import editor, publication
from server.core.calendar.clock import now
from server.core.database.unit_of_work import unit_of_work
from server.core.http.etags import IfMatch
from tests.support.article_editing import EN, ID
from tests.support.notifications import id_of
from tests.support.people import SignedIn

# As long as a page is kept.
KEPT = 16
ANYWHERE = ("/blog", "/sitemap.xml", "/feed.xml", "/id/feed.xml")


def seen(visitor: FlaskClient) -> tuple[set[int], set[bool]]:
    """The statuses of an article's pages, and whether it is spoken of elsewhere."""
    pages = {visitor.get(f"{prefix}/blog/rain").status_code for prefix in ("", "/id")}
    spoken = {"rain" in visitor.get(path).text.lower() for path in ANYWHERE}
    return pages, spoken


def test_an_article_appears_when_it_is_due_and_goes_when_it_is_taken_back(
    app: Flask, visitor: FlaskClient, clock: Any, ayu: SignedIn
) -> None:
    actor, due = id_of(app, ayu), now() + timedelta(hours=1)

    def do(act: Any, *given: Any) -> Any:
        with app.app_context(), unit_of_work():
            return act(actor, *given)

    article = do(editor.create_article, "blog", "Rain", "en")["id"]
    texts = {"en": {**EN, "title": "Rain"}, "id": {**ID, "title": "Rain (hujan)"}}
    do(editor.save_article, article, {"topics": [], "texts": texts}, IfMatch())
    assert seen(visitor) == ({404}, {False})
    do(publication.publish_article, article, due, IfMatch())
    clock.shift(KEPT)
    assert seen(visitor) == ({404}, {False})
    clock.move_to(due + timedelta(seconds=KEPT))
    assert seen(visitor) == ({200}, {True})
    do(publication.unpublish_article, article, IfMatch())
    clock.shift(KEPT)
    assert seen(visitor) == ({404}, {False})
    do(publication.publish_article, article, None, IfMatch())
    clock.shift(KEPT)
    assert seen(visitor) == ({200}, {True})
    do(editor.delete_article, article, IfMatch())
    clock.shift(KEPT)
    assert seen(visitor) == ({404}, {False})
