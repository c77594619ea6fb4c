"""Pages behind the sign-in: an empty shell, which brings the first answers of a live session."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

import orjson
import structlog
from flask import Response, request
from sqlalchemy.exc import DBAPIError

from server.core.database.unit_of_work import brief_read_mode
from server.pages.first_picture import FirstPicture
from server.pages.html_page import private_response, static_html_page
from server.pages.page_cache import DatabaseOutage
from server.pages.page_language import preferred_language, remember_language, vary_by_language
from server.sessions.initial_answers import InitialAnswers, is_answerable, read_initial_answers

# The client reads the element with this id (`api/initial-answers.ts`).
BLOCK: Final = b'<script type="application/json" id="initial-answers">%b</script>\n'
BODY_END: Final = "</body>"
ROOT: Final = b"<html "
# What the client draws in; a picture within it stays until then.
EMPTY: Final = b'<div id="root">'
ACCOUNT: Final = "/users"
# What public/theme.js puts on the page before the first paint, by the names in the account.
APPEARANCE: Final = {"theme": b"data-theme", "text_size": b"data-text-size"}

log = structlog.get_logger(__name__)


class SignedInPages:
    """The shells by path and language; each names the scripts of its screen."""

    def __init__(self, shells: Mapping[tuple[str, str], str], picture: FirstPicture) -> None:
        self._picture = picture
        self._pages = {key: static_html_page(text) for key, text in shells.items()}
        self._parts = {
            key: [part.encode() for part in text.rpartition(BODY_END)]
            for key, text in shells.items()
        }
        self._outage = DatabaseOutage()

    def response(self, path: str) -> Response:
        """The page of a path, with the first answers unless there is a reason to go without."""
        language = preferred_language()
        found = self._find_answers(path, language) if is_answerable(request) else None
        if found is None:
            return vary_by_language(self._pages[path, language].response())
        # The length of a compressed page could tell whether its query string is like its answers.
        compressed = not request.query_string
        response = private_response(self._fill(found, path, language), compressed=compressed)
        if found.account.language:
            remember_language(response, found.account.language)
        return vary_by_language(response)

    def _find_answers(self, path: str, language: str) -> InitialAnswers | None:
        try:
            return self._outage.read(partial(_read_briefly, path, language))
        except Exception as error:
            # The client asks for all of it, and shows what is wrong.
            log.warning("page_without_answers", error=type(error).__name__)
            return None

    def _fill(self, found: InitialAnswers, path: str, language: str) -> bytes:
        spoken = found.account.language or ""
        if (path, spoken) in self._parts:
            language = spoken
        before, end, after = self._parts[path, language]
        if ACCOUNT in found.answers:
            account = orjson.loads(found.answers[ACCOUNT].body)["payload"]["datas"][0]
            picture = self._picture.render(path, language, found.account, account)
            before = before.replace(ROOT, ROOT + _appearance(account), 1)
            before = before.replace(EMPTY, EMPTY + picture.encode(), 1)
        return before + BLOCK % _block(found) + end + after


class FailedRead(Exception):
    """One statement has failed or taken too long, which is no outage for other people."""


def _read_briefly(path: str, language: str) -> InitialAnswers | None:
    with brief_read_mode():
        try:
            return read_initial_answers(path, language)
        except DBAPIError as error:
            if error.statement is None or error.connection_invalidated:
                raise
            raise FailedRead from error


def _block(found: InitialAnswers) -> bytes:
    answers = b",".join(
        b'%b:{"etag":%b,"body":%b}' % (orjson.dumps(key), orjson.dumps(etag), body.strip())
        for key, (body, etag) in found.answers.items()
    )
    whole = b'{"token":%b,"answers":{%b}}' % (found.token.strip(), answers)
    # Nothing in a script element may look like its end; in JSON the sign is in texts only.
    return whole.replace(b"<", b"\\u003c")


def _appearance(account: Mapping[str, Any]) -> bytes:
    shown = [
        (attribute, str(account[name]).encode())
        for name, attribute in APPEARANCE.items()
        if account[name]
    ]
    return b"".join(b'%b="%b" ' % pair for pair in shown)
