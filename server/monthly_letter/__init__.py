"""The letter on the month that has ended.

It is told for the choice "Suggestion": whoever turned that off has no letter, and on purpose no
row in the notification centre either, as that row says nothing but that the letter came.
"""
