"""The error of a backup or a restore."""


class BackupError(Exception):
    """The text says what is wrong and what to do."""
