# Read by the commands beside it: goes to the clone, finds Python and installs for a purpose.
set -eu

cd "$(dirname "${BASH_SOURCE[0]}")/.."
unset PYTHONPATH PYTHONHOME

find_python() {
  local name
  for name in python3 python3.14 python3.13 python3.12 python3.11 python; do
    if command -v "$name" >/dev/null 2>&1 &&
      "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
      command -v "$name"
      return
    fi
  done
  echo "Python 3.11 or newer is needed: see https://www.python.org" >&2
  return 1
}

# prepare PURPOSE: run (also builds the client), or test
prepare() {
  local python
  python="$(find_python)"
  "$python" -m scripts.setup "$@"
}

in_venv() {
  exec .venv/bin/python -m "$@"
}
