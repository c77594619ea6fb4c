"""Entity tags: optimistic locking with If-Match, and revalidation with If-None-Match.

Without If-Match the last write wins. With it, a change of an earlier version gets 412 and the
present object.
"""

import hashlib
import re
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from flask import Response, make_response, request

from server.core.errors import BadRequest, PreconditionFailed
from server.core.http.envelope import Body
from server.core.text.i18n import _

ETAG: Final = "ETag"
HEADER: Final = "If-Match"
ANY: Final = "*"
# A list of entity tags as RFC 9110 writes them, weak ones included.
TAG: Final = re.compile(r'(W/)?"[\x21\x23-\x7e\x80-\xff]*"')
LIST: Final = re.compile(rf"{TAG.pattern}([ \t]*,[ \t]*{TAG.pattern})*")


class InvalidIfMatch(BadRequest):
    """400: the header is no list of entity tags."""

    code = "bad_if_match"
    message = _("Send back the ETag unchanged in If-Match.")


class ChangedMeanwhile(PreconditionFailed):
    """412: the version is not the sender's; `payload.datas` has the present object."""

    code = "changed_meanwhile"

    def __init__(self, current: Mapping[str, Any]) -> None:
        super().__init__(datas=[current])


class IfMatch(NamedTuple):
    """The versions that a request accepts; None accepts all."""

    tags: frozenset[str] | None = None

    def allows(self, version: int) -> bool:
        """Whether an object of this version may be changed."""
        return self.tags is None or _tag(version) in self.tags


def read_if_match() -> IfMatch:
    """The If-Match header of this request, or InvalidIfMatch."""
    header = request.headers.get(HEADER)
    if header is None or header.strip() == ANY:
        return IfMatch()
    if not LIST.fullmatch(header.strip()):
        raise InvalidIfMatch
    # If-Match needs a strong comparison, so a weak tag matches nothing.
    strong = (found.group() for found in TAG.finditer(header) if not found.group(1))
    return IfMatch(frozenset(strong))


def respond_with_version(body: Body, version: int) -> Response:
    """A response whose ETag is the version of its object."""
    response = make_response(body)
    response.headers[ETAG] = _tag(version)
    return response


def make_etag(*facts: object) -> str:
    """An opaque entity tag for a representation that depends on these facts."""
    return hashlib.sha256(repr(facts).encode()).hexdigest()[:24]


def matches_if_none_match(tag: str) -> bool:
    """Whether the client already has what this tag stands for (If-None-Match)."""
    return request.if_none_match.contains_weak(tag)


def not_modified(tag: str) -> Response:
    """304: the client has it already."""
    response = Response(status=304)
    response.set_etag(tag)
    return response


def respond_with_etag(body: Body, tag: str) -> Response:
    """A response with this entity tag, which the client returns in If-None-Match."""
    response = make_response(body)
    response.set_etag(tag)
    return response


def _tag(version: int) -> str:
    return f'"{version}"'
