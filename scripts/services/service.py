"""The base class of services that are started and stopped."""

from abc import ABC, abstractmethod
from types import TracebackType
from typing import Self


class Service(ABC):
    """A background service."""

    @abstractmethod
    def start(self) -> Self:
        """Start it and return when it answers."""

    @abstractmethod
    def stop(self) -> None:
        """Stop it, if it runs."""

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()
