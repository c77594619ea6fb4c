"""The cache of public pages: rendered again every 15 seconds, stale while the database is down."""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial
from threading import Lock
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

import structlog
from flask import Response, request

from server.core.calendar.clock import now
from server.core.database.unit_of_work import read_mode, release_connection
from server.core.errors import StoreUnavailable
from server.core.http.error_handlers import DATABASE_UNREACHABLE
from server.pages.canonical_urls import split_language
from server.pages.html_page import FASTEST, HtmlPage, read_build_file, static_html_page, update_page
from server.pages.page_templates import DataNeed, PageData, PageTemplate, empty_data, fetch_data
from server.settings import Settings

CACHE_TIME: Final = timedelta(seconds=15)
# How long nobody tries to read again after a failure.
RETRY_DELAY: Final = timedelta(seconds=5)
RETRY_AFTER: Final = "10"
NEVER: Final = datetime.min.replace(tzinfo=UTC)

T = TypeVar("T")

log = structlog.get_logger(__name__)


@dataclass
class DatabaseOutage:
    """Remembers that the database is unreachable, so that requests do not wait for it."""

    until: datetime = NEVER

    def read(self, query: Callable[[], T]) -> T | None:
        """The result of a query; None while the database is unreachable."""
        if now() < self.until:
            return None
        try:
            with read_mode():
                return query()
        except DATABASE_UNREACHABLE as error:
            log.error("database_out_of_reach", error=type(error).__name__)
            self.until = now() + RETRY_DELAY
            return None
        finally:
            # Release the connection while the page is rendered and compressed.
            release_connection()


@dataclass
class CacheEntry(Generic[T]):
    """A value with an expiry; one thread renews it while the others get the stale one."""

    renewing: Lock = field(default_factory=Lock)
    value: T | None = None
    until: datetime = NEVER

    def get(self, renew: Callable[[T | None], tuple[T, datetime]]) -> T:
        """The value, renewed when it has expired."""
        if self.value is not None and now() < self.until:
            return self.value
        if not self.renewing.acquire(blocking=self.value is None) and self.value is not None:
            return self.value
        try:
            if self.value is None or now() >= self.until:
                self.value, self.until = renew(self.value)
            return self.value
        finally:
            self.renewing.release()


class ServedPage(Protocol):
    """A page that can be served."""

    def response(self, status: int = 200, slug: str = "") -> Response: ...

    def is_missing(self, slug: str) -> bool: ...


@dataclass(frozen=True)
class StaticPage:
    """A page without stored data."""

    page: HtmlPage

    def response(self, status: int = 200, slug: str = "") -> Response:
        return self.page.response(status)

    def is_missing(self, slug: str) -> bool:
        return False


class RenderedPage(NamedTuple):
    """A rendered page and its status."""

    page: HtmlPage
    status: int


class TemplatePage:
    """A page with stored data, cached by slug."""

    def __init__(
        self,
        ready: PageTemplate,
        failed: PageTemplate | None,
        missing: PageTemplate | None,
        outage: DatabaseOutage,
    ) -> None:
        self.outage = outage
        self.ready, self.failed, self.missing = ready, failed, missing
        present = [template for template in (ready, failed, missing) if template]
        self.needs = tuple(dict.fromkeys(need for template in present for need in template.needs))
        self.entries: defaultdict[str, CacheEntry[RenderedPage]] = defaultdict(CacheEntry)

    def response(self, status: int = 200, slug: str = "") -> Response:
        """The page, rendered at most 15 seconds ago while the database answers."""
        page, own_status = self._cached(slug)
        response = page.response(status if own_status == 200 else own_status)
        if own_status == 503:
            response.headers["Retry-After"] = RETRY_AFTER
        return response

    def is_missing(self, slug: str) -> bool:
        """Whether there is no such article, as far as known."""
        return self._cached(slug).status == 404

    def _cached(self, slug: str) -> RenderedPage:
        rendered = self.entries[slug].get(partial(self._render, slug))
        if rendered.status != 200:
            # Invented addresses must not fill the memory.
            self.entries.pop(slug, None)
        return rendered

    def _render(self, slug: str, last: RenderedPage | None) -> tuple[RenderedPage, datetime]:
        data = self.outage.read(partial(fetch_data, self.needs, slug))
        if data is None:
            return last or self._render_without_data(slug), self.outage.until
        if self.missing and not _is_found(data):
            return _render_page(self.missing, data, slug, 404, last), now() + CACHE_TIME
        return _render_page(self.ready, data, slug, 200, last), now() + CACHE_TIME

    def _render_without_data(self, slug: str) -> RenderedPage:
        failed = self.failed is not None
        data = empty_data(self.needs, slug, failed=failed)
        return _render_page(self.failed or self.ready, data, slug, 503 if failed else 200)


class XmlDocument:
    """A cached text, stale while the database is unreachable."""

    def __init__(self, render: Callable[[], str], mimetype: str, outage: DatabaseOutage) -> None:
        self.render, self.mimetype, self.outage = render, mimetype, outage
        self.entry: CacheEntry[HtmlPage] = CacheEntry()

    def response(self) -> Response:
        """The text, rendered at most 15 seconds ago while the database answers."""
        response = self.entry.get(self._renew).response()
        response.content_type = f"{self.mimetype}; charset=utf-8"
        return response

    def _renew(self, last: HtmlPage | None) -> tuple[HtmlPage, datetime]:
        text = self.outage.read(self.render)
        if text is not None:
            return update_page(text, last), now() + CACHE_TIME
        if last is None:
            raise StoreUnavailable("database")
        return last, self.outage.until


def _render_page(
    template: PageTemplate, data: PageData, slug: str, status: int, last: RenderedPage | None = None
) -> RenderedPage:
    # A missing page is rarely requested again, so compression must be fast.
    quality = {"quality": FASTEST} if status == 404 else {}
    return RenderedPage(
        update_page(template.fill(data, slug), last and last.page, **quality), status
    )


def _is_found(data: PageData) -> bool:
    """Whether the data exists and belongs to the requested path."""
    _language, path = split_language(request.path)
    answers = data.answers.values()
    return all(answer is not None and answer.get("path", path) == path for answer in answers)


def load_page(
    name: str, settings: Settings, templates: dict[str, Any], outage: DatabaseOutage
) -> ServedPage:
    """A page of the build by the name of its file."""

    def text(file: str) -> str:
        return read_build_file(settings.client_dist / "pages" / file, settings.public_url)

    def template(file: str) -> PageTemplate:
        return PageTemplate(
            text(file), tuple(DataNeed.parse(one) for one in templates[file]["answers"])
        )

    entry = templates.get(name)
    if not entry:
        return StaticPage(static_html_page(text(name)))
    failed, missing = (entry.get(case) for case in ("failed", "missing"))
    return TemplatePage(
        template(name), failed and template(failed), missing and template(missing), outage
    )
