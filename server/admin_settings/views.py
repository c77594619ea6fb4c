"""What operators keep for everybody."""

from server.core.blueprint import Blueprint

blueprint = Blueprint(
    "admin_settings",
    __name__,
    description="What operators keep for everybody",
)
