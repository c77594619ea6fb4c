"""The figures that operators see first."""
