"""How long sessions last: as the settings say, and shorter for operators."""

import time

from server.extensions import redis_store
from server.sessions.accounts import Account
from server.sessions.store import SessionStore, Terms
from server.settings import current_settings


def terms_of(account: Account, *, second_factor: bool) -> Terms:
    """What holds for a session that begins now."""
    settings, moment = current_settings(), time.time()
    idle, absolute = settings.session_idle, settings.session_absolute
    if account.is_operator:
        idle, absolute = settings.operator_session_idle, settings.operator_session_absolute
    return Terms(
        owner=account.id,
        version=account.session_version,
        operator=account.is_operator,
        second_factor=second_factor,
        created=moment,
        idle=idle,
        ends=moment + absolute,
    )


def session_store() -> SessionStore:
    """All sessions; what is noted beside them is kept as long as the longest of them."""
    settings = current_settings()
    longest = max(settings.session_absolute, settings.operator_session_absolute)
    return SessionStore(redis_store.client, longest=longest)
