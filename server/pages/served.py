"""Pages as they are served: those that never change, and those that are filled every 15 seconds."""

from collections import defaultdict
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Any, Final, NamedTuple, Protocol

from flask import Response, request

from server.core.calendar.clock import now
from server.pages.addresses import split
from server.pages.built import FASTEST, Page, lasting_page, read_text, remade
from server.pages.filling import Form, Found, Wanted, look_up, nothing
from server.pages.kept import FRESH, Kept, Outage
from server.settings import Settings

RETRY_AFTER: Final = "10"


class Served(Protocol):
    """What answers for a page."""

    def response(self, status: int = 200, slug: str = "") -> Response: ...

    def is_missing(self, slug: str) -> bool: ...


@dataclass(frozen=True)
class Lasting:
    """A page without anything stored."""

    page: Page

    def response(self, status: int = 200, slug: str = "") -> Response:
        return self.page.response(status)

    def is_missing(self, slug: str) -> bool:
        return False


class Made(NamedTuple):
    """A page that was filled, and what its status is."""

    page: Page
    status: int


class Filled:
    """A page that shows what is stored, kept for a while by its slug."""

    def __init__(
        self, ready: Form, failed: Form | None, missing: Form | None, outage: Outage
    ) -> None:
        self.outage = outage
        self.ready, self.failed, self.missing = ready, failed, missing
        forms = [form for form in (ready, failed, missing) if form]
        self.wanted = tuple(dict.fromkeys(one for form in forms for one in form.wanted))
        self.kept: defaultdict[str, Kept[Made]] = defaultdict(Kept)

    def response(self, status: int = 200, slug: str = "") -> Response:
        """The page, filled at most 15 seconds ago as long as the database answers."""
        page, found = self._made(slug)
        answer = page.response(status if found == 200 else found)
        if found == 503:
            answer.headers["Retry-After"] = RETRY_AFTER
        return answer

    def is_missing(self, slug: str) -> bool:
        """Whether there is no such article, as far as can be known."""
        return self._made(slug).status == 404

    def _made(self, slug: str) -> Made:
        made = self.kept[slug].get(partial(self._fill, slug))
        if made.status != 200:
            # Whoever makes addresses up must not fill our memory.
            self.kept.pop(slug, None)
        return made

    def _fill(self, slug: str, last: Made | None) -> tuple[Made, datetime]:
        found = self.outage.read(partial(look_up, self.wanted, slug))
        if found is None:
            return last or self._without(slug), self.outage.until
        if self.missing and not _is_here(found):
            return _made(self.missing, found, slug, 404, last), now() + FRESH
        return _made(self.ready, found, slug, 200, last), now() + FRESH

    def _without(self, slug: str) -> Made:
        failed = self.failed is not None
        found = nothing(self.wanted, slug, failed=failed)
        return _made(self.failed or self.ready, found, slug, 503 if failed else 200)


def _made(form: Form, found: Found, slug: str, status: int, last: Made | None = None) -> Made:
    # What nobody asks for a second time is not worth being made small.
    quality = {"quality": FASTEST} if status == 404 else {}
    return Made(remade(form.fill(found, slug), last and last.page, **quality), status)


def _is_here(found: Found) -> bool:
    """Whether what the address names is there, and lies at this address."""
    _language, path = split(request.path)
    answers = found.answers.values()
    return all(answer is not None and answer.get("path", path) == path for answer in answers)


def read_served(name: str, settings: Settings, templates: dict[str, Any], outage: Outage) -> Served:
    """A page of the build by the name of its file."""

    def text(file: str) -> str:
        return read_text(settings.client_dist / "pages" / file, settings.public_url)

    def form(file: str) -> Form:
        return Form(text(file), tuple(Wanted.read(one) for one in templates[file]["answers"]))

    listed = templates.get(name)
    if not listed:
        return Lasting(lasting_page(text(name)))
    failed, missing = (listed.get(case) for case in ("failed", "missing"))
    return Filled(form(name), failed and form(failed), missing and form(missing), outage)
