"""States of exports, and kinds, states and outcomes of data requests."""

from typing import Final

from server.core.generated_files import EXPIRED, FAILED, QUEUED, READY, RUNNING

EXPORT_STATES: Final = (QUEUED, RUNNING, READY, FAILED, EXPIRED)
OPEN: Final = "open"
ANSWERED: Final = "answered"
REQUEST_STATES: Final = (OPEN, ANSWERED)
OUTCOMES: Final = ("done", "refused")
REQUEST_KINDS: Final = ("access", "correction", "erasure", "restriction", "objection", "other")
