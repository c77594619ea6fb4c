"""Fills a demo account: two years of a salary earner in Jakarta, and what operators see."""
