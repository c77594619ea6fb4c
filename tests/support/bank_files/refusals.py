"""Whether the product notices that a file went wrong."""

from collections.abc import Callable

from server.imports.statements.proof import ProofState, prove
from server.imports.statements.statement import Statement, Unreadable


def is_refused_or_breaks(read: Callable[[], Statement]) -> bool:
    """Whether the file cannot be read, or its proof breaks."""
    try:
        statement = read()
    except Unreadable:
        return True
    return prove(statement).state is ProofState.BREAKS
