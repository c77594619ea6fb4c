"""The dashboard call."""

from server.admin import service
from server.admin.schemas import DashboardQuerySchema, DashboardSchema
from server.core.http.blueprint import Blueprint
from server.core.http.envelope import Body, envelope
from server.core.text.i18n import current_language
from server.sessions.access_guard import admin

blueprint = Blueprint("admin", __name__, description="What operators see first")


@blueprint.route("/admin/dashboard")
@admin
@blueprint.arguments(DashboardQuerySchema, location="query")
@blueprint.answers(200, DashboardSchema)
def show_dashboard(query: dict[str, str]) -> Body:
    """Show traffic, accounts, and what waits for operators."""
    return envelope(datas=[service.get_dashboard(query["range"], current_language())])
