"""The states of support messages and the writers of replies."""

from typing import Final

OPEN: Final = "open"
ANSWERED: Final = "answered"
CLOSED: Final = "closed"
STATES: Final = (OPEN, ANSWERED, CLOSED)
OPERATOR: Final = "operator"
OWNER: Final = "owner"
WRITERS: Final = (OPERATOR, OWNER)
