"""All features, and what they hand to those that lie below them."""

from typing import Final

from flask import Flask

from server.categories.service import Use, uses
from server.core.data_export import Holding, holdings
from server.core.mail import outbox
from server.core.operations import job_status
from server.core.operations.gauges import Gauges, watched
from server.features.accounts import ACCOUNTS
from server.features.console import CONSOLE
from server.features.content import CONTENT
from server.features.feature import Feature
from server.features.money import MONEY
from server.features.planning import PLANNING
from server.features.telling import TELLING
from server.features.whole import WHOLE
from server.users import moves as users_moves
from server.users import presence as users_presence

API_PREFIX: Final = "/api/v1"
# Lower ones first.
FEATURES: Final[tuple[Feature, ...]] = (
    *ACCOUNTS,
    *MONEY,
    *TELLING,
    *PLANNING,
    *CONTENT,
    *WHOLE,
    *CONSOLE,
)


def install(app: Flask) -> None:
    """Let every feature set up what it needs, and give lower ones what upper ones know."""
    for feature in FEATURES:
        if feature.install:
            feature.install(app)
    holdings.come_from(_holdings)
    uses.come_from(_category_uses)
    watched.come_from(_gauges)
    users_moves.moves.come_from(_moves)
    users_presence.presence.come_from(_followers)


def _holdings() -> list[Holding]:
    """What each feature keeps of people; upper features come first, as they hang on lower ones."""
    return [
        Holding(name=feature.name, export=feature.export, erase=feature.erase)
        for feature in FEATURES
    ]


def _category_uses() -> dict[str, Use]:
    """How the features store ids of categories, by their names."""
    return {feature.name: feature.category_use for feature in FEATURES if feature.category_use}


def _gauges() -> list[Gauges]:
    """What tells operators how the worker is."""
    told = [feature.gauges for feature in FEATURES if feature.gauges]
    return [outbox.gauges, job_status.gauges, *told]


def _moves() -> list[users_moves.Move]:
    """What follows an account whose days have moved, lower features first."""
    return [feature.moved for feature in FEATURES if feature.moved]


def _followers() -> list[users_presence.Follow]:
    """What others see of an account, and stops being seen with it."""
    return [feature.seen for feature in FEATURES if feature.seen]
