"""What operators see first of the pushes: how many wait and were given up."""

from server.core.operations.gauges import Waiting, waiting_in
from server.push.models import PushMessage


def pushes() -> Waiting:
    """The pushes that are not sent; one query."""
    return waiting_in(PushMessage)
