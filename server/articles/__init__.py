"""Articles of the blog and financial tips in both languages."""
