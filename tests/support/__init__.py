"""What the tests stand on: stores, a mail sink, people who are signed in."""
