"""What a money month of somebody came to, read from the ledger, the budgets and the goals."""
