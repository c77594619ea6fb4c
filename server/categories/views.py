"""The call that lists what money can be recorded under."""

from typing import Any

from server.categories.schemas import CategorySchema
from server.categories.service import describe_categories
from server.core.blueprint import Blueprint
from server.core.envelope import envelope
from server.core.i18n import current_language
from server.sessions.guard import signed_in

blueprint = Blueprint("categories", __name__, description="What money is recorded under")


@blueprint.route("/categories")
@signed_in
@blueprint.answers(200, CategorySchema)
def list_categories() -> dict[str, Any]:
    """Every category in the order it is offered, expenses first."""
    return envelope(datas=describe_categories(current_language()))
