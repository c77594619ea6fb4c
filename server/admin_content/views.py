"""Articles and comments in the hands of operators."""

from server.core.blueprint import Blueprint

blueprint = Blueprint("admin_content", __name__, description="Articles and comments in the console")
