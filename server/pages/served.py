"""Pages as they are served: those that never change, and those that are filled every 15 seconds."""

from collections import defaultdict
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from threading import Lock
from typing import Any, Final, NamedTuple, Protocol

import structlog
from flask import Response, request

from server.core.clock import now
from server.core.refusals import OUT_OF_REACH
from server.core.unit_of_work import pause, reading
from server.pages.addresses import split
from server.pages.built import Page, lasting_page, make_page, read_text
from server.pages.filling import Form, Found, Wanted, look_up, nothing
from server.settings import Settings

FRESH: Final = timedelta(seconds=15)
# While nothing can be read, so long nobody waits for it again.
PATIENCE: Final = timedelta(seconds=5)
RETRY_AFTER: Final = "10"
NEVER: Final = datetime.min.replace(tzinfo=UTC)

log = structlog.get_logger(__name__)


class Served(Protocol):
    """What answers for a page."""

    def response(self, status: int = 200, slug: str = "") -> Response: ...


@dataclass(frozen=True)
class Lasting:
    """A page without anything stored."""

    page: Page

    def response(self, status: int = 200, slug: str = "") -> Response:
        return self.page.response(status)


class Made(NamedTuple):
    """A page that was filled, and what its status is."""

    page: Page
    status: int


@dataclass
class Kept:
    """What was last filled for an address, until when it is shown, and who fills it anew."""

    filling: Lock = field(default_factory=Lock)
    made: Made | None = None
    until: datetime = NEVER


@dataclass
class Outage:
    """Until when nobody tries to read, because the last one who did could not."""

    until: datetime = NEVER


class Filled:
    """A page that shows what is stored, kept for a while by its slug."""

    def __init__(
        self, ready: Form, failed: Form | None, missing: Form | None, outage: Outage
    ) -> None:
        self.outage = outage
        self.ready, self.failed, self.missing = ready, failed, missing
        forms = [form for form in (ready, failed, missing) if form]
        self.wanted = tuple(dict.fromkeys(one for form in forms for one in form.wanted))
        self.kept: defaultdict[str, Kept] = defaultdict(Kept)

    def response(self, status: int = 200, slug: str = "") -> Response:
        """The page, filled at most 15 seconds ago as long as the database answers."""
        page, found = self._made(self.kept[slug], slug)
        if found != 200:
            # Whoever makes addresses up must not fill our memory.
            self.kept.pop(slug, None)
        answer = page.response(status if found == 200 else found)
        if found == 503:
            answer.headers["Retry-After"] = RETRY_AFTER
        return answer

    def _made(self, kept: Kept, slug: str) -> Made:
        """What is kept, filled anew by one while the others get it as it was."""
        if kept.made and now() < kept.until:
            return kept.made
        if not kept.filling.acquire(blocking=kept.made is None) and kept.made:
            return kept.made
        try:
            if kept.made is None or now() >= kept.until:
                kept.made, kept.until = self._fill(kept.made, slug)
            return kept.made
        finally:
            kept.filling.release()

    def _fill(self, last: Made | None, slug: str) -> tuple[Made, datetime]:
        found = self._look_up(slug)
        if found is None:
            return last or self._without(slug), self.outage.until
        if self.missing and not _is_here(found):
            return _made(self.missing, found, slug, 404, last), now() + FRESH
        return _made(self.ready, found, slug, 200, last), now() + FRESH

    def _look_up(self, slug: str) -> Found | None:
        """What the page needs; None while the database is out of reach."""
        if now() < self.outage.until:
            return None
        try:
            with reading():
                return look_up(self.wanted, slug)
        except OUT_OF_REACH as error:
            log.error("database_out_of_reach", error=type(error).__name__)
            self.outage.until = now() + PATIENCE
            return None
        finally:
            # Nobody else waits for the connection while the page is written and compressed.
            pause()

    def _without(self, slug: str) -> Made:
        failed = self.failed is not None
        found = nothing(self.wanted, slug, failed=failed)
        return _made(self.failed or self.ready, found, slug, 503 if failed else 200)


def _made(form: Form, found: Found, slug: str, status: int, last: Made | None = None) -> Made:
    text = form.fill(found, slug)
    if last and last.page.bodies["identity"] == text.encode():
        return Made(last.page, status)
    return Made(make_page(text), status)


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
