"""Page templates of the client build, filled with the same data that the API returns."""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from jinja2 import Environment, StrictUndefined, Template
from jinja2.utils import htmlsafe_json_dumps
from markupsafe import Markup

from server.articles import service as articles
from server.articles.paths import is_slug
from server.core.calendar.clock import today
from server.core.errors import NotFound
from server.core.http.pagination import MAX_LIMIT
from server.site import contact_details
from server.site.contact_details import CONTACT, LINKS, SOCIAL, add_links

Query = Mapping[str, str]
Answer = dict[str, Any]
SLUG: Final = "{slug}"
# The time zone of the year in the footer.
ZONE: Final = "Asia/Jakarta"
# Line ends in scripts, but not in JSON.
LINE_ENDS: Final = {ord(sign): f"\\u{ord(sign):04x}" for sign in "\u2028\u2029"}
ENVIRONMENT: Final = Environment(
    autoescape=True,
    undefined=StrictUndefined,
    keep_trailing_newline=True,
    finalize=lambda value: "" if value is None else value,
)


@dataclass(frozen=True)
class DataNeed:
    """An API answer that a template needs: its variable name, and its query id in the browser."""

    id: str
    name: str
    call: str
    parameters: tuple[tuple[str, str], ...]

    @property
    def query(self) -> dict[str, str]:
        return dict(self.parameters)

    @classmethod
    def parse(cls, entry: Mapping[str, Any]) -> "DataNeed":
        """From an entry of the manifest of the build."""
        parameters = tuple(entry["query"].items())
        return cls(entry["id"], entry["name"], entry["call"], parameters)

    def for_slug(self, slug: str) -> "DataNeed":
        """The same for the article of a slug."""
        parameters = tuple((name, value.replace(SLUG, slug)) for name, value in self.parameters)
        return DataNeed(self.id.replace(SLUG, slug), self.name, self.call, parameters)


@dataclass(frozen=True)
class PageData:
    """The answers for a page."""

    answers: Mapping[DataNeed, Answer | None]
    # The database is unreachable; the answers are empty.
    stale: bool = False


@dataclass(frozen=True)
class PageTemplate:
    """A template of the build with the answers that it needs."""

    text: str
    needs: tuple[DataNeed, ...]

    @cached_property
    def template(self) -> Template:
        return ENVIRONMENT.from_string(self.text)

    def fill(self, data: PageData, slug: str) -> str:
        """The html of the page; the data is embedded as JSON for the client."""
        named = {need.name: answer for need, answer in data.answers.items()}
        embedded = {need.id: _embed(data, need) for need in data.answers}
        year = today(ZONE).year
        return self.template.render(named, slug=slug, year=year, answers_json=script_json(embedded))


def fetch_data(needs: Iterable[DataNeed], slug: str) -> PageData:
    """Read the answers that a page needs."""
    resolved = [need.for_slug(slug) for need in needs]
    return PageData({one: _fetch_answer(one.call, one.query) for one in resolved})


def empty_data(needs: Iterable[DataNeed], slug: str, *, failed: bool) -> PageData:
    """The answers while the database is unreachable: None for a failed page, else empty ones."""
    resolved = [need.for_slug(slug) for need in needs]
    return PageData({one: _empty_answer(one.call, failed=failed) for one in resolved}, stale=True)


def script_json(value: Any) -> Markup:
    """JSON for a script element, which nothing in it can end."""
    return htmlsafe_json_dumps(value, dumps=_dumps)


def _dumps(value: Any, **_options: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).translate(LINE_ENDS)


def _embed(data: PageData, need: DataNeed) -> dict[str, Any]:
    answer = data.answers[need]
    if answer is not None:
        return {"state": "ready", "answer": answer, **({"stale": True} if data.stale else {})}
    return {"state": "failed" if data.stale else "missing", "answer": None}


def _fetch_answer(call: str, query: Query) -> Answer | None:
    """The answer of a call; None when there is no such thing."""
    return _CALLS[call](query)


def _empty_answer(call: str, *, failed: bool) -> Answer | None:
    """The answer of a call without data; None when the page has to show a failure."""
    return None if failed and call not in _OPTIONAL else _EMPTY.get(call)


def _site(_query: Query) -> Answer:
    contact, social = contact_details.get_contact()
    return {"contact": add_links(contact), "social": social}


def _articles(query: Query) -> Answer:
    limit = int(query.get("limit", MAX_LIMIT))
    page = articles.list_cards(query["language"], query["kind"], limit)
    return {"datas": page.items, "next_cursor": page.next_cursor}


def _article(query: Query) -> Answer | None:
    if not is_slug(query["slug"]):
        return None
    try:
        return articles.get_article(query["slug"], query["language"])
    except NotFound:
        return None


_CALLS: Final[Mapping[str, Callable[[Query], Answer | None]]] = {
    "site": _site,
    "articles": _articles,
    "article": _article,
}
# Calls that a failure page shows too, as empty answers.
_OPTIONAL: Final = ("site",)
_EMPTY: Final[Mapping[str, Answer]] = {
    "site": {"contact": dict.fromkeys((*CONTACT, *LINKS)), "social": dict.fromkeys(SOCIAL)},
    "articles": {"datas": [], "next_cursor": None},
}
