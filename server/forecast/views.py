"""The call of the forecast."""

from server.core.http.blueprint import Blueprint
from server.core.http.envelope import Body, envelope
from server.core.text.i18n import current_language
from server.forecast.schemas import ForecastQuerySchema, ForecastSchema
from server.forecast.service import Question, forecast
from server.sessions.access_guard import current_account, signed_in

blueprint = Blueprint("forecast", __name__, description="The expected balance until payday")


@blueprint.route("/forecast")
@signed_in
@blueprint.arguments(ForecastQuerySchema, location="query")
@blueprint.answers(200, ForecastSchema)
def show_forecast(question: Question) -> Body:
    """Show the expected balance of each day until payday, and what would change it."""
    return envelope(datas=[forecast(current_account(), current_language(), question)])
