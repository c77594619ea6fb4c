"""The stored answers that public pages show: the same that the API gives."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from server.articles import service as articles
from server.articles.paths import is_slug
from server.core.errors import NotFound
from server.core.http.pagination import MOST
from server.site import service as site
from server.site.contact import CONTACT, LINKS, SOCIAL, shown

Query = Mapping[str, str]
Answer = dict[str, Any]


def answer_of(call: str, query: Query) -> Answer | None:
    """What a page asks for; None when there is no such thing."""
    return CALLS[call](query)


def empty(call: str, *, failed: bool) -> Answer | None:
    """What a page shows while nothing can be read; None where it says that it failed."""
    return None if failed and call not in DISPENSABLE else EMPTY.get(call)


def _site(_query: Query) -> Answer:
    contact, social = site.reached()
    return {"contact": shown(contact), "social": social}


def _articles(query: Query) -> Answer:
    limit = int(query.get("limit", MOST))
    page = articles.list_cards(query["language"], query["kind"], limit)
    return {"datas": page.items, "next_cursor": page.next_cursor}


def _article(query: Query) -> Answer | None:
    if not is_slug(query["slug"]):
        return None
    try:
        return articles.get_article(query["slug"], query["language"])
    except NotFound:
        return None


CALLS: Final[Mapping[str, Callable[[Query], Answer | None]]] = {
    "site": _site,
    "articles": _articles,
    "article": _article,
}
# What also a page that says that it failed shows, as far as it is known.
DISPENSABLE: Final = ("site",)
EMPTY: Final[Mapping[str, Answer]] = {
    "site": {"contact": dict.fromkeys((*CONTACT, *LINKS)), "social": dict.fromkeys(SOCIAL)},
    "articles": {"datas": [], "next_cursor": None},
}
