"""The private calendar that other programs can follow."""
