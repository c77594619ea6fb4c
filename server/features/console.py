"""The features of the operators' console: each joins what lies below it."""

from typing import Final

from server.admin import views as admin_views
from server.admin_audit import views as admin_audit_views
from server.admin_content import views as admin_content_comments
from server.admin_desk import views as admin_desk_views
from server.admin_settings import views as admin_settings_views
from server.admin_users import views as admin_users_views
from server.features.feature import Feature

CONSOLE: Final[tuple[Feature, ...]] = (
    Feature(name="admin", blueprint=admin_views.blueprint),
    Feature(name="admin_users", blueprint=admin_users_views.blueprint),
    Feature(name="admin_desk", blueprint=admin_desk_views.blueprint),
    Feature(name="admin_content", blueprint=admin_content_comments.blueprint),
    Feature(name="admin_settings", blueprint=admin_settings_views.blueprint),
    Feature(name="admin_audit", blueprint=admin_audit_views.blueprint),
)
