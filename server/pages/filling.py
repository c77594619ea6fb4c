"""Templates of the client's build, filled with stored answers that go along for the browser."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from jinja2 import Environment, StrictUndefined, Template
from jinja2.utils import htmlsafe_json_dumps
from markupsafe import Markup

from server.core.calendar.clock import today
from server.pages.answers import Answer, answer_of, empty

SLUG: Final = "{slug}"
# In which the year that a page names begins.
ZONE: Final = "Asia/Jakarta"
# They end a line for scripts, but not for JSON.
LINE_ENDS: Final = {ord(sign): f"\\u{ord(sign):04x}" for sign in "\u2028\u2029"}
ENVIRONMENT: Final = Environment(
    autoescape=True,
    undefined=StrictUndefined,
    keep_trailing_newline=True,
    finalize=lambda value: "" if value is None else value,
)


@dataclass(frozen=True)
class Wanted:
    """An answer that a template needs: its name there, and its id in the browser."""

    id: str
    name: str
    call: str
    asked: tuple[tuple[str, str], ...]

    @property
    def query(self) -> dict[str, str]:
        return dict(self.asked)

    @classmethod
    def read(cls, listed: Mapping[str, Any]) -> "Wanted":
        """As the build has listed it."""
        asked = tuple(listed["query"].items())
        return cls(listed["id"], listed["name"], listed["call"], asked)

    def of(self, slug: str) -> "Wanted":
        """The same for the article that an address names."""
        asked = tuple((name, value.replace(SLUG, slug)) for name, value in self.asked)
        return Wanted(self.id.replace(SLUG, slug), self.name, self.call, asked)


@dataclass(frozen=True)
class Found:
    """What could be read for a page, with the answers that were asked for."""

    answers: Mapping[Wanted, Answer | None]
    # Nothing could be read; what is there is empty.
    stale: bool = False


@dataclass(frozen=True)
class Form:
    """A page as the build has written it, with the answers that it needs."""

    text: str
    wanted: tuple[Wanted, ...]

    @cached_property
    def template(self) -> Template:
        return ENVIRONMENT.from_string(self.text)

    def fill(self, found: Found, slug: str) -> str:
        """The html of the page; what was found goes along in words that no script ends."""
        named = {wanted.name: answer for wanted, answer in found.answers.items()}
        told = {wanted.id: _told(found, wanted) for wanted in found.answers}
        year = today(ZONE).year
        return self.template.render(named, slug=slug, year=year, answers_json=as_json(told))


def look_up(wanted: Iterable[Wanted], slug: str) -> Found:
    """Read what a page needs."""
    asked = [one.of(slug) for one in wanted]
    return Found({one: answer_of(one.call, one.query) for one in asked})


def nothing(wanted: Iterable[Wanted], slug: str, *, failed: bool) -> Found:
    """What a page shows while nothing can be read: that it failed, or everything empty."""
    asked = [one.of(slug) for one in wanted]
    return Found({one: empty(one.call, failed=failed) for one in asked}, stale=True)


def as_json(value: Any) -> Markup:
    """JSON for the inside of a script element, which nothing in it can end."""
    return htmlsafe_json_dumps(value, dumps=_dumps)


def _dumps(value: Any, **_options: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).translate(LINE_ENDS)


def _told(found: Found, wanted: Wanted) -> dict[str, Any]:
    answer = found.answers[wanted]
    if answer is not None:
        return {"state": "ready", "answer": answer, **({"stale": True} if found.stale else {})}
    return {"state": "failed" if found.stale else "missing", "answer": None}
