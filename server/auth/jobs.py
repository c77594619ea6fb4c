"""What the worker does for passwords."""

from typing import Final

from server.auth.resets import forget_expired
from server.core.queue import Job

JOBS: Final = (Job("forget_resets", forget_expired, every_seconds=60 * 60),)
