"""What site registers."""

from typing import Final

from server.core.feature_registration import Feature
from server.site.commands import site_contact
from server.site.views import blueprint

FEATURE: Final = Feature(
    name="site",
    blueprint=blueprint,
    commands=(site_contact,),
)
