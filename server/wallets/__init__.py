"""Books, and the wallets that hold their money."""
