"""What a backup or a restore refuses to do."""


class KeepingError(Exception):
    """The text says what is wrong and what to do."""
