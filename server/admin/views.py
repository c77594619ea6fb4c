"""The figures that operators see first."""

from server.core.blueprint import Blueprint

blueprint = Blueprint("admin", __name__, description="What operators see first")
