"""Accounts in the hands of operators."""

from server.core.blueprint import Blueprint

blueprint = Blueprint("admin_users", __name__, description="Accounts in the console")
