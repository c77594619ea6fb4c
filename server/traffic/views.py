"""The call that counts page views."""

from typing import Any, Final
from urllib.parse import urlsplit

from flask import request

from server.core.http.access import public
from server.core.http.blueprint import Blueprint
from server.core.http.envelope import Body, envelope
from server.core.http.rate_limits import limited
from server.core.http.schemas import Schema, Text
from server.sessions.access_guard import holder
from server.settings import current_settings
from server.traffic import service

MAX_PATH: Final = 300
MAX_REFERRER: Final = 2000
blueprint = Blueprint("traffic", __name__, description="How often pages are seen")


class ViewSchema(Schema):
    """A page by its path, and for the first page of a visit the address that led to it."""

    path = Text(most=MAX_PATH, required=True)
    referrer = Text(least=0, most=MAX_REFERRER, allow_none=True)


@blueprint.route("/views", methods=["POST"])
@public
@limited("600 per minute")
@blueprint.arguments(ViewSchema)
@blueprint.answers(202)
def count_view(body: dict[str, Any]) -> Body:
    """Count a page that was shown; not with Do Not Track or Global Privacy Control.

    What another site sends is not counted either. The answer is the same in all cases.
    """
    if _is_same_site() and not _has_opted_out():
        service.count_view(body["path"], body.get("referrer"), holder())
    return envelope()


def _is_same_site() -> bool:
    """Whether the headers of the browser name our site; clients that send none pass."""
    headers = request.headers
    hosts = {request.host, urlsplit(current_settings().public_url).netloc}
    origin = headers.get("Origin")
    from_ours = origin is None or origin.partition("://")[2] in hosts
    return from_ours and headers.get("Sec-Fetch-Site", "same-origin") == "same-origin"


def _has_opted_out() -> bool:
    """Whether Do Not Track or Global Privacy Control is set; proxies may repeat the header."""
    values = ",".join(request.headers.getlist("DNT") + request.headers.getlist("Sec-GPC"))
    return "1" in (value.strip() for value in values.split(","))
