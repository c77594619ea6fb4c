"""What is started and stopped: by hand, or for as long as a with statement lasts."""

from abc import ABC, abstractmethod
from types import TracebackType
from typing import Self


class Startable(ABC):
    """Something of ours that runs beside us."""

    @abstractmethod
    def start(self) -> Self:
        """Start it and return once it answers."""

    @abstractmethod
    def stop(self) -> None:
        """End it; nothing happens when it does not run."""

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()
