"""What people write to those who run the product, and what becomes of it."""

from server.core.blueprint import Blueprint

blueprint = Blueprint("admin_desk", __name__, description="What people ask of operators")
