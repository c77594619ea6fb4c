"""The ledger: what came in and what went out."""
