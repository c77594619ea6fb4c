"""What somebody wants to be told, and how."""
