"""Two devices on one object: answers name its version, changes may insist on it.

Without If-Match the last write wins; with it, whoever looked at an earlier version gets 412
and the object as it is now.

Whoever looks at something again and again sends its tag along, and is told when it is the same.
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
    message = _("Send the ETag that was answered back as it is, in If-Match.")


class ChangedMeanwhile(PreconditionFailed):
    """412: it is not what the sender looked at; `payload.datas` has it as it is now."""

    code = "changed_meanwhile"

    def __init__(self, current: Mapping[str, Any]) -> None:
        super().__init__(datas=[current])


class IfMatch(NamedTuple):
    """The versions that a sender accepts; None accepts all."""

    tags: frozenset[str] | None = None

    def allows(self, version: int) -> bool:
        """Whether an object of this version may be changed."""
        return self.tags is None or _tag(version) in self.tags


def read_if_match() -> IfMatch:
    """What the If-Match header of the present request accepts; raises BadMatch for nonsense."""
    header = request.headers.get(HEADER)
    if header is None or header.strip() == ANY:
        return IfMatch()
    if not LIST.fullmatch(header.strip()):
        raise InvalidIfMatch
    # A weak tag promises less than a change wants, so it accepts nothing.
    strong = (found.group() for found in TAG.finditer(header) if not found.group(1))
    return IfMatch(frozenset(strong))


def respond_with_version(body: Body, version: int) -> Response:
    """The answer with this body that names the version of its object."""
    answer = make_response(body)
    answer.headers[ETAG] = _tag(version)
    return answer


def make_etag(*facts: object) -> str:
    """An entity tag for what these facts decide, telling nothing of them."""
    return hashlib.sha256(repr(facts).encode()).hexdigest()[:24]


def matches_if_none_match(tag: str) -> bool:
    """Whether the sender of the present request has what this tag stands for (If-None-Match)."""
    return request.if_none_match.contains_weak(tag)


def not_modified(tag: str) -> Response:
    """304: the sender has it already."""
    answer = Response(status=304)
    answer.set_etag(tag)
    return answer


def respond_with_etag(body: Body, tag: str) -> Response:
    """The answer with this body that names its tag, to be sent back in If-None-Match."""
    answer = make_response(body)
    answer.set_etag(tag)
    return answer


def _tag(version: int) -> str:
    return f'"{version}"'
