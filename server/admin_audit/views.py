"""The audit log, as operators read it."""

from server.core.blueprint import Blueprint

blueprint = Blueprint("admin_audit", __name__, description="The audit log")
