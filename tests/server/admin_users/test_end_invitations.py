"""Whoever may no longer invite has not invited: their links work no more."""

from typing import Any

import pytest
from flask import Flask

from server.auth import invitations
from server.core.database.unit_of_work import unit_of_work
from server.core.errors import Forbidden
from tests.support.accounts import token_in
from tests.support.console import MADE, WAYAN, acts, id_at, one, refused, suspend
from tests.support.mailbox import Mailbox
from tests.support.people import API, SignedIn
from tests.support.privacy import close

pytestmark = pytest.mark.both_databases

CITRA = "citra@example.com"


def invite(operator: SignedIn, email: str) -> dict[str, Any]:
    """Invite somebody and return the invitation."""
    body = {"email": email, "fullname": "Citra Dewi", "language": "en"}
    return one(operator.post("/admin/invitations", json=body))


@pytest.mark.parametrize("loss", ["demoted", "suspended", "closing"])
def test_what_an_operator_invited_ends_with_their_rights(
    app: Flask, made: SignedIn, wayan: SignedIn, mailbox: Mailbox, loss: str
) -> None:
    made_id = id_at(app, MADE.email)
    again = invite(made, "other@example.com")["id"]
    invite(made, CITRA)
    token = token_in(mailbox.last(CITRA), "token")
    # Sent once more by somebody else, it is theirs.
    assert one(wayan.post(f"/admin/invitations/{again}/resend"))["invited_by"] == "Wayan Sudarta"
    if loss == "demoted":
        assert wayan.put(f"/admin/roles/{made_id}", json={"role": "Member"}).status_code == 200
    elif loss == "suspended":
        suspend(wayan, made_id)
    else:
        close(made)
    listed = wayan.get("/admin/invitations").get_json()["payload"]["datas"]
    assert [row["state"] for row in listed] == ["withdrawn", "waiting"]
    look = app.test_client().get(f"{API}/invitations/{token}")
    assert refused(look) == (400, "link_invalid")
    assert "You can create an account without one." in look.get_json()["payload"]["message"]
    actor = id_at(app, WAYAN.email) if loss == "demoted" else None
    assert [act[1] for act in acts(app, "invitation.withdrawn")] == [actor]
    with app.app_context(), unit_of_work(), pytest.raises(Forbidden):
        invitations.invite(made_id, "third@example.com", "Third", "en")
