"""The call that feeds the first screen."""

from server.core.http.blueprint import Blueprint
from server.core.http.envelope import Body, envelope
from server.core.text.i18n import current_language
from server.overview.schemas import OverviewSchema
from server.overview.service import overview
from server.sessions.access_guard import current_account, signed_in

blueprint = Blueprint("overview", __name__, description="The first screen in one call")


@blueprint.route("/overview")
@signed_in
@blueprint.answers(200, OverviewSchema)
def show_overview() -> Body:
    """Show the balance, this month, the chart, the newest transactions and the wallets."""
    return envelope(datas=[overview(current_account(), current_language())])
