"""What people write to those who run the product, and what becomes of it."""

from server.core.blueprint import Blueprint

blueprint = Blueprint(
    "admin_desk", __name__, description="Support messages and data requests, as operators see them"
)
