"""What operators see first of the pushes: how many wait and were given up."""

from server.core.database.transactional_outbox import OutboxStatus
from server.push.outbox import PUSHES


def pushes() -> OutboxStatus:
    """The pushes that are not sent; one query."""
    return PUSHES.status()
