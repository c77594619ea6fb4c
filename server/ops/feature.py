"""The registration of ops."""

from typing import Final

from server.core.feature_registration import Feature
from server.ops.views import blueprint

FEATURE: Final = Feature(
    name="ops",
    install=lambda app: app.register_blueprint(blueprint),
)
