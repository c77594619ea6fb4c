"""The calls on the wallets of a ledger, for the measurement of how they grow."""

from urllib.parse import urlencode

from scripts.proving.http_client import API, ApiClient

# Every ledger is spread over so many.
WALLETS = 8
HUNDREDTH = 100
EVERYTHING = "include=transfers,adjustments"
# Median milliseconds that a call may take at 100,000 rows.
WALLET_LIMITS = {
    "wallets": 20,
    "list of a wallet": 15,
    "list of everything in a wallet": 15,
    "entries of a wallet": 20,
    "entries of a wallet, hundredth page": 20,
    "net worth": 40,
}


def wallet_paths(owner: ApiClient) -> dict[str, str]:
    """What is read of wallets, by what it is called."""
    wallet_id = owner.call("GET", f"{API}/wallets").json["payload"]["datas"][1]["id"]
    listed = f"{API}/transactions?limit=50&wallet={wallet_id}"
    return {
        "wallets": f"{API}/wallets",
        "list of a wallet": listed,
        "list of everything in a wallet": f"{listed}&{EVERYTHING}",
        "list of a category in a wallet": f"{listed}&category_id=dining-out",
        # It has none, so that nothing ends the look for it.
        "list of income in a wallet": f"{listed}&category=income",
        "entries of a wallet": _entries(wallet_id),
        "entries of a wallet, hundredth page": _late_page(owner, wallet_id),
        "net worth": f"{API}/net-worth",
    }


def _entries(wallet_id: str) -> str:
    return f"{API}/wallets/{wallet_id}/entries?limit=50"


def _late_page(owner: ApiClient, wallet_id: str) -> str:
    """The address of the hundredth page of entries, or of the last one where there are fewer."""
    path = _entries(wallet_id)
    for _page in range(HUNDREDTH - 1):
        cursor = owner.call("GET", path).json["payload"]["next_cursor"]
        if cursor is None:
            break
        path = f"{_entries(wallet_id)}&{urlencode({'cursor': cursor})}"
    return path
