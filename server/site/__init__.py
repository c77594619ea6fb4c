"""What holds for the whole site, whoever looks at it."""
