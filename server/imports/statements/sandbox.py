"""The limits of a process that reads foreign files, and its talk with the one that started it.

Nothing here trusts the libraries that read the files: they are written in part in languages
that corrupt memory when they fail.
"""

import os
import resource
import sys
import traceback
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Final

import orjson

MEGABYTE: Final = 1024 * 1024
# What the standard library loads only when it is used.
_LOADED_LATE: Final = (
    *("_strptime", "heapq", "linecache", "unicodedata"),
    *("encodings.ascii", "encodings.cp1252", "encodings.cp437", "encodings.latin_1"),
    *("encodings.utf_16", "encodings.utf_16_be", "encodings.utf_16_le", "encodings.utf_8_sig"),
)
_FORBIDDEN: Final = ("socket.", "subprocess.", "os.", "shutil.", "ctypes.dlopen", "open")


def answer(
    prepare: Callable[[bytes, bytes], Callable[[], bytes]], memory: int, cpu_seconds: int
) -> None:
    """Answer the one request on standard input within the limits; for a process of its own.

    A request is a line and what follows it. `prepare` may load what the request needs, and
    returns the function that answers when no more can be loaded. The answer is a status line
    and what that function gives. What goes wrong is told by the name of the exception and the
    place in the code, because its message may quote the file.
    """
    _limit_resources(memory, cpu_seconds)
    head, data = sys.stdin.buffer.readline(), sys.stdin.buffer.read()
    output = os.fdopen(os.dup(1), "wb")
    # What a library prints reaches nobody.
    with Path(os.devnull).open("wb") as nowhere:
        os.dup2(nowhere.fileno(), 1)
        os.dup2(nowhere.fileno(), 2)
    try:
        handle = prepare(head, data)
        _close_doors()
        status, content = b"answer", handle()
    except MemoryError:
        status, content = b"memory", b""
    except Exception as error:
        status, content = b"failure", orjson.dumps(_place(error))
    output.write(status + b"\n" + content)
    output.flush()


def _limit_resources(memory: int, cpu_seconds: int) -> None:
    for limit, value in (
        (resource.RLIMIT_AS, memory * MEGABYTE),
        (resource.RLIMIT_CPU, cpu_seconds),
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_FSIZE, 0),
        (resource.RLIMIT_NPROC, 0),
    ):
        _, highest = resource.getrlimit(limit)
        allowed = value if highest == resource.RLIM_INFINITY else min(value, highest)
        resource.setrlimit(limit, (allowed, allowed))


def _close_doors() -> None:
    """Open nothing from here on: no file, no socket, no library, no other program.

    The limit of descriptors binds native code, too. The hook binds Python, and what needs no
    descriptor, such as the start of a process by a privileged user.
    """
    for name in _LOADED_LATE:
        import_module(name)
    resource.setrlimit(resource.RLIMIT_NOFILE, (0, 0))
    sys.addaudithook(_refuse)


def _refuse(event: str, _: object) -> None:
    if event.startswith(_FORBIDDEN):
        raise PermissionError(event)


def _place(error: Exception) -> dict[str, str]:
    """The exception, and the innermost place outside of this module."""
    places = [
        f"{Path(frame.f_code.co_filename).name}:{line}"
        for frame, line in traceback.walk_tb(error.__traceback__)
        if frame.f_code.co_filename != __file__
    ]
    return {"error": type(error).__name__, "place": places[-1] if places else ""}
