"""The first screen: balance, this month, the chart and the last transactions in one call."""
