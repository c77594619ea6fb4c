"""The letter about the month that has ended.

It belongs to the preference "Suggestion". Who turned that off gets no letter and, on purpose, no
notification either, as that would only say that the letter came.
"""
