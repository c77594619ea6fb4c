"""What people of the demo wrote to those who run it: two wait, one was answered."""

import datetime as dt
from typing import Any, Final, NamedTuple

from sqlalchemy import insert, select

from scripts.demo.population import people
from server.core.calendar.clock import now
from server.core.ids import id_at
from server.extensions import db
from server.support import reply_templates
from server.support.enums import ANSWERED, OPEN, OPERATOR, OWNER
from server.support.models import SupportMessage, SupportReply


class Said(NamedTuple):
    """What somebody wrote, so many hours ago."""

    hours: int
    text: str
    by: str = OWNER


TALKS: Final = (
    (
        Said(
            30,
            "Halo, saya salah pilih hari gajian waktu daftar. Kalau saya ganti dari tanggal 1 ke"
            " tanggal 25, apakah catatan bulan lalu ikut berubah?",
        ),
    ),
    (Said(5, "Hi, the monthly letter has not reached me since September. Can you have a look?"),),
    (
        Said(
            76,
            "Saya ganti ponsel dan aplikasi kode untuk masuk dua langkah ikut hilang. Kode"
            " cadangan masih ada. Bagaimana cara memasang yang baru?",
        ),
        Said(
            70,
            "Terima kasih sudah menghubungi kami. Masuk dengan salah satu kode pemulihan, lalu"
            " buka Pengaturan, nonaktifkan verifikasi dua langkah, lalu aktifkan lagi di ponsel"
            " baru.",
            OPERATOR,
        ),
    ),
)
TEMPLATES: Final = (
    (
        "More details, please",
        "Hello {name},\n\nthank you for writing to us. Which page was it, and what did you see"
        " there? With that we can look at the right place.",
        "Halo {name},\n\nterima kasih sudah menghubungi kami. Di halaman mana itu, dan apa yang"
        " terlihat di sana? Dengan begitu kami bisa memeriksa di tempat yang tepat.",
    ),
    (
        "Mended",
        "Hello {name},\n\nwhat you told us about is mended now. Thank you for your help!",
        "Halo {name},\n\nyang kamu ceritakan sudah kami perbaiki. Terima kasih atas bantuanmu!",
    ),
)


def fill(_owner_id: str, _present: dt.date, _seed: int) -> None:
    """Let people of the demo have written, unless anybody has."""
    if db.session.scalar(select(SupportMessage.id).limit(1)):
        return
    rows = [_talk(owner_id, talk) for owner_id, talk in zip(people()[20::30], TALKS, strict=False)]
    db.session.execute(insert(SupportMessage), [message for message, _replies in rows])
    db.session.execute(insert(SupportReply), [one for _message, replies in rows for one in replies])
    if not reply_templates.list_templates():
        for title, text_en, text_id in TEMPLATES:
            reply_templates.add_template(None, title, text_en, text_id)


def _talk(owner_id: str, talk: tuple[Said, ...]) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The row of a message, and those of what followed."""
    first, *then = talk
    moment = _ago(first.hours)
    message_id = id_at(moment)
    last = talk[-1]
    message = {
        "id": message_id,
        "owner_id": owner_id,
        "message": first.text,
        "state": ANSWERED if last.by == OPERATOR else OPEN,
        "created_at": moment,
        "last_at": _ago(last.hours) if then else None,
        "version": len(talk),
    }
    replies = [
        {
            "id": id_at(_ago(one.hours)),
            "message_id": message_id,
            "owner_id": owner_id,
            "writer": one.by,
            "text": one.text,
            "created_at": _ago(one.hours),
        }
        for one in then
    ]
    return message, replies


def _ago(hours: int) -> dt.datetime:
    return now() - dt.timedelta(hours=hours)
