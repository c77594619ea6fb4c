"""Helpers for tests of what the audit log counts."""

import time

import time_machine
from flask import Flask

from server.audit import service
from server.audit.repeated_events import GRACE_SECONDS, SECONDS
from server.core.database.unit_of_work import unit_of_work


def store_counted_acts(app: Flask) -> None:
    """Let the worker write what was counted, when its window is over."""
    later = time.time() + SECONDS + GRACE_SECONDS
    with time_machine.travel(later, tick=False), app.app_context(), unit_of_work():
        service.store_repeated()
