"""Until which day statements agree with a wallet."""

import datetime as dt
from collections.abc import Mapping
from typing import Any

from server.imports.draft_rows import to_rupiah
from server.imports.statements.proof import ProofState
from server.wallets.balances import read_balance_on
from server.wallets.service import WalletProof, set_proof


def prove_wallet(draft: Mapping[str, Any]) -> dict[str, Any]:
    """Hold a wallet against the closing balance of a statement; what the import keeps of it.

    A difference is told and never adjusted. Each row may be off by one rupiah, because rows were
    rounded.
    """
    closing, end = draft["closing"], draft["end"]
    if closing is None or end is None or draft["proof"] == ProofState.BREAKS:
        return {"difference": None, "earlier_proof": None}
    owner_id, wallet_id = draft["owner_id"], draft["wallet_id"]
    until = min(end, draft["today"])
    balance = read_balance_on(owner_id, wallet_id, until)
    difference = to_rupiah(closing) - balance
    if abs(difference) > draft["row_count"]:
        return {"difference": difference, "earlier_proof": None}
    earlier = set_proof(owner_id, wallet_id, WalletProof(until, balance))
    if earlier and earlier.until > until:
        # A later statement says more, as long as it still agrees.
        set_proof(owner_id, wallet_id, earlier)
    noted = None if earlier is None else [earlier.until.isoformat(), earlier.balance]
    return {"difference": 0, "earlier_proof": noted}


def take_back_proof(done: Mapping[str, Any]) -> None:
    """Let a wallet have the proof that it had before an import, unless it has a later one."""
    if done["difference"] != 0 or done["wallet_id"] is None:
        return
    owner_id, wallet_id = done["owner_id"], done["wallet_id"]
    earlier = done["earlier_proof"]
    proof = WalletProof(dt.date.fromisoformat(earlier[0]), earlier[1]) if earlier else None
    present = set_proof(owner_id, wallet_id, proof)
    if present and present.until != min(done["end"], done["today"]):
        set_proof(owner_id, wallet_id, present)
