"""The dashboard of operators."""
