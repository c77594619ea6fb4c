"""What somebody of the demo asked about their data, and waits for."""

import datetime as dt
from typing import Final

from sqlalchemy import insert, select

from scripts.demo.population import people
from server.core.calendar.clock import now
from server.core.ids import id_at
from server.extensions import db
from server.privacy.data_requests import ANSWERED_WITHIN
from server.privacy.enums import OPEN
from server.privacy.models import DataRequest

EARLIER: Final = dt.timedelta(hours=41)
KIND: Final = "correction"
TEXT: Final = (
    "Setelah menikah nama saya berubah. Nama di profil sudah saya ganti, tetapi di arsip data saya"
    " masih ada pesan lama dengan nama yang dulu. Tolong dibetulkan."
)


def fill(_owner_id: str, _present: dt.date, _seed: int) -> None:
    """Let somebody of the demo have asked, unless anybody has."""
    if db.session.scalar(select(DataRequest.id).limit(1)):
        return
    moment = now() - EARLIER
    rows = [
        {
            "id": id_at(moment),
            "owner_id": owner_id,
            "kind": KIND,
            "text": TEXT,
            "state": OPEN,
            "created_at": moment,
            "due_at": moment + ANSWERED_WITHIN,
        }
        for owner_id in people()[45:46]
    ]
    db.session.execute(insert(DataRequest), rows)
