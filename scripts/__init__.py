"""Commands that install, start, check and measure the product."""
