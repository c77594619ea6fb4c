"""What people asked and agreed to, as they take it along."""

from server.core.portability import Exported
from server.privacy import exports, parents, requests


def export(owner_id: str) -> Exported:
    """The consents, the requests and the earlier archives of the owner."""
    return Exported(
        data={
            "parental_consents": parents.records(owner_id),
            "data_requests": requests.of(owner_id),
            "exports": exports.of(owner_id),
        }
    )
