"""Wallets in plain Python to compare figures with; shares no code with the product."""

from dataclasses import dataclass, field
from typing import Any, Final

Item = dict[str, Any]
SIGNS: Final = {"income": 1, "expenses": -1, "transfer": -1, "adjust": 1}
KEPT: Final = (
    "id",
    "type",
    "category_id",
    "amount",
    "date",
    "wallet_id",
    "to_wallet_id",
)


@dataclass
class Wallets:
    """Wallets by id, what is in them, and groups of rows that were deleted together."""

    starting: str
    wallets: dict[str, Item] = field(default_factory=dict)
    rows: dict[str, Item] = field(default_factory=dict)
    deleted: list[Item] = field(default_factory=list)

    def keep(self, row: Item) -> None:
        """Take over a row as the product answered it."""
        booked = row["booked_for"]
        fee_of = booked["id"] if booked and booked["kind"] == "transfer" else None
        self.rows[row["id"]] = {**{name: row[name] for name in KEPT}, "fee_of": fee_of}

    def active(self) -> list[str]:
        """The ids of the wallets that are not archived."""
        return [id_ for id_, one in self.wallets.items() if not one["archived"]]

    def balances(self) -> dict[str, tuple[int, int]]:
        """What each wallet holds, and how many rows are in it."""
        found = {id_: (one["opening"], 0) for id_, one in self.wallets.items()}
        for row in self.rows.values():
            legs = [(row["wallet_id"], SIGNS[row["type"]] * row["amount"])]
            if row["to_wallet_id"]:
                legs.append((row["to_wallet_id"], row["amount"]))
            for id_, amount in legs:
                held, count = found[id_]
                found[id_] = held + amount, count + 1
        return found

    def balance(self) -> int:
        """What the wallets that count hold."""
        held = self.balances()
        return sum(held[id_][0] for id_, one in self.wallets.items() if one["counts"])

    def reported(self) -> dict[str, Item]:
        """The rows that reports know: income and expenses."""
        return {k: row for k, row in self.rows.items() if row["type"] in {"income", "expenses"}}

    def delete(self, ids: set[str], act_id: str | None) -> int:
        """Delete rows, with the fees of transfers among them, and count them."""
        gone = {k: row for k, row in self.rows.items() if k in ids or row["fee_of"] in ids}
        self.rows = {k: row for k, row in self.rows.items() if k not in gone}
        self.deleted.append({"rows": gone, "act_id": act_id, "id": min(ids), "size": len(gone)})
        return len(gone)

    def merge(self, source: str, target: str) -> str:
        """Merge a wallet into another one and return the id of the one that is left."""
        kept, gone = (source, target) if source == self.starting else (target, source)
        look = {name: self.wallets[target][name] for name in ("counts", "archived")}
        opening = self.wallets[source]["opening"] + self.wallets[target]["opening"]
        self.wallets[kept] |= {**look, "opening": opening}
        del self.wallets[gone]
        every = [self.rows, *(group["rows"] for group in self.deleted)]
        between = {
            id_
            for rows in every
            for id_, row in rows.items()
            if {row["wallet_id"], row["to_wallet_id"]} == {source, target}
        }
        for rows in every:
            for id_ in between & rows.keys():
                del rows[id_]
            for row in rows.values():
                for name in ("wallet_id", "to_wallet_id"):
                    row[name] = kept if row[name] == gone else row[name]
                row["fee_of"] = None if row["fee_of"] in between else row["fee_of"]
        return kept
