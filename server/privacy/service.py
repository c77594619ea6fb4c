"""What other features may ask about the data of people."""

from server.privacy.parents import may

__all__ = ["may"]
