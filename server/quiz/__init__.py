"""The twelve questions, and what follows from the answers."""
