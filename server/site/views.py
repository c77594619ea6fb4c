"""The route of the site."""

from server.core.http.access import mark_cacheable, public
from server.core.http.blueprint import Blueprint
from server.core.http.envelope import Body, envelope
from server.site import service
from server.site.schemas import SiteSchema

blueprint = Blueprint("site", __name__, description="What holds for everybody")


@blueprint.route("/site")
@mark_cacheable
@public
@blueprint.answers(200, SiteSchema)
def get_site() -> Body:
    """Get what holds for everybody: dated rates of other currencies, and how we are reached."""
    return envelope(datas=[service.describe_site()])
