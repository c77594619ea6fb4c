"""Counting the pages that are shown."""

from typing import Any

from flask import request

from server.core.access import public
from server.core.blueprint import Blueprint
from server.core.envelope import Body, envelope
from server.core.limits import limited
from server.sessions.guard import holder
from server.traffic import service
from server.traffic.schemas import ViewSchema

blueprint = Blueprint("traffic", __name__, description="How often pages are seen")


@blueprint.route("/views", methods=["POST"])
@public
@limited("600 per minute")
@blueprint.arguments(ViewSchema)
@blueprint.answers(202)
def count_view(body: dict[str, Any]) -> Body:
    """Count a page that was shown; not with Do Not Track or Global Privacy Control.

    The answer is the same whether it was counted.
    """
    if "1" not in (request.headers.get("DNT"), request.headers.get("Sec-GPC")):
        service.count(body["path"], body.get("referrer"), holder())
    return envelope()
