"""THE list of features, in layer order."""

from collections import defaultdict
from typing import Any, Final

from server.admin import feature as admin
from server.admin_audit import feature as admin_audit
from server.admin_content import feature as admin_content
from server.admin_desk import feature as admin_desk
from server.admin_settings import feature as admin_settings
from server.admin_users import feature as admin_users
from server.articles import feature as articles
from server.audit import feature as audit
from server.auth import feature as auth
from server.budgets import feature as budgets
from server.calendar_feed import feature as calendar_feed
from server.categories import feature as categories
from server.comments import feature as comments
from server.core.extension_point import ExtensionPoint, Provision
from server.core.feature_registration import Feature
from server.core.mail import outbox
from server.core.operations import job_status
from server.core.operations.gauges import gauge_sources
from server.debts import feature as debts
from server.forecast import feature as forecast
from server.goals import feature as goals
from server.guests import feature as guests
from server.imports import feature as imports
from server.investments import feature as investments
from server.monthly_letter import feature as monthly_letter
from server.notifications import feature as notifications
from server.ops import feature as ops
from server.overview import feature as overview
from server.photos import feature as photos
from server.privacy import feature as privacy
from server.proposals import feature as proposals
from server.push import feature as push
from server.quiz import feature as quiz
from server.reminders import feature as reminders
from server.rules import feature as rules
from server.second_factor import feature as second_factor
from server.sessions import feature as sessions
from server.site import feature as site
from server.support import feature as support
from server.traffic import feature as traffic
from server.transactions import feature as transactions
from server.users import feature as users
from server.wallets import feature as wallets

# Lower ones first.
FEATURES: Final[tuple[Feature, ...]] = (
    ops.FEATURE,
    audit.FEATURE,
    site.FEATURE,
    sessions.FEATURE,
    users.FEATURE,
    photos.FEATURE,
    second_factor.FEATURE,
    auth.FEATURE,
    guests.FEATURE,
    categories.FEATURE,
    wallets.FEATURE,
    transactions.FEATURE,
    rules.FEATURE,
    imports.FEATURE,
    budgets.FEATURE,
    investments.FEATURE,
    reminders.FEATURE,
    support.FEATURE,
    push.FEATURE,
    notifications.FEATURE,
    goals.FEATURE,
    debts.FEATURE,
    quiz.FEATURE,
    calendar_feed.FEATURE,
    monthly_letter.FEATURE,
    articles.FEATURE,
    comments.FEATURE,
    traffic.FEATURE,
    privacy.FEATURE,
    forecast.FEATURE,
    proposals.FEATURE,
    overview.FEATURE,
    admin.FEATURE,
    admin_users.FEATURE,
    admin_desk.FEATURE,
    admin_content.FEATURE,
    admin_settings.FEATURE,
    admin_audit.FEATURE,
)
CORE: Final[tuple[Provision, ...]] = (
    gauge_sources.provide(outbox.gauges),
    gauge_sources.provide(job_status.gauges),
)


def bind_extension_points() -> None:
    """Give every extension point what core and the features provide, in layer order."""
    provided: defaultdict[ExtensionPoint[Any], list[tuple[str, Any]]] = defaultdict(list)
    for point, value in CORE:
        provided[point].append(("core", value))
    for feature in FEATURES:
        for point, value in feature.provisions():
            provided[point].append((feature.name, value))
    for point, values in provided.items():
        point.bind(values)
