"""Takes the import of a whole ledger back, but for what was changed or used since."""

from typing import Any

from server.imports.archive_draft import list_restorers
from server.imports.archive_leftovers import pick_leftovers
from server.imports.archive_origins import forget_origins, list_made
from server.wallets.balances import settle_balance

Item = dict[str, Any]


def take_back_archive(done: Item) -> Item:
    """Take back what an import made and return what it says of itself then.

    The caller has locked the account.
    """
    owner_id, id_ = done["owner_id"], done["id"]
    made = list_made(owner_id, id_)
    kept: set[tuple[str, str]] = set()
    # The entries first, and last what they name.
    for restorer in reversed(list_restorers()):
        kept |= restorer.take_back(owner_id, [one for one in made if one.kind in restorer.kinds])
    settle_balance(owner_id)
    forget_origins(owner_id, id_, [one for one in made if (one.kind, one.source) not in kept])
    staying = [one for one in made if (one.kind, one.source) in kept]
    return {"contents": {**done["contents"], "kept": pick_leftovers(staying)}}
