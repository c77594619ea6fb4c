"""What everybody may know about the site."""

from server.core.access import cacheable, public
from server.core.blueprint import Blueprint
from server.core.envelope import Body, envelope
from server.site import service
from server.site.schemas import SiteSchema

blueprint = Blueprint("site", __name__, description="What holds for everybody")


@blueprint.route("/site")
@cacheable
@public
@blueprint.answers(200, SiteSchema)
def get_site() -> Body:
    """Get what holds for everybody: the rates of other currencies, each with its date."""
    return envelope(datas=[{"rates": [one.shown() for one in service.rates()]}])
