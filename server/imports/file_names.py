"""The names of the files of drafts: shown as text, used as a path nowhere, gone with the draft."""

import unicodedata
from collections.abc import Iterable
from pathlib import PurePosixPath
from typing import Final

from sqlalchemy import insert, select

from server.core.database.engine import db
from server.imports.models import LONGEST_FILE_NAME, NAMES

_HIDDEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
_LONGEST_SUFFIX: Final = 10
_CUT: Final = "…"


def clean_name(given: str) -> str:
    """The name of a file on one line, without its folders and without hidden characters."""
    base = given.replace("\\", "/").rpartition("/")[2]
    letters = (" " if letter.isspace() else letter for letter in unicodedata.normalize("NFC", base))
    shown = (letter for letter in letters if unicodedata.category(letter) not in _HIDDEN)
    name = " ".join("".join(shown).split())
    if len(name) <= LONGEST_FILE_NAME:
        return name
    suffix = PurePosixPath(name).suffix
    end = _CUT + (suffix if len(suffix) <= _LONGEST_SUFFIX else "")
    return name[: LONGEST_FILE_NAME - len(end)] + end


def store_name(owner_id: str, import_id: str, name: str) -> None:
    """Remember the name of the file of a draft; pasted text has none."""
    if name:
        row = {"owner_id": owner_id, "import_id": import_id, "name": name}
        db.session.connection().execute(insert(NAMES), row)


def copy_name(owner_id: str, import_id: str, other_id: str) -> None:
    """Let another draft of the same file have its name."""
    store_name(owner_id, other_id, find_names(owner_id, [import_id]).get(import_id, ""))


def find_names(owner_id: str, import_ids: Iterable[str]) -> dict[str, str]:
    """The names of the files of drafts; one query."""
    wanted = select(NAMES.c.import_id, NAMES.c.name).where(
        NAMES.c.owner_id == owner_id, NAMES.c.import_id.in_([*import_ids])
    )
    return {row[0]: row[1] for row in db.session.connection().execute(wanted)}
