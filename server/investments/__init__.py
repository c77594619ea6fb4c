"""Investments: plans that repeat, and how much risk suits a person."""
