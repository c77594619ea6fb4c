"""What people can read: the articles of the blog and the financial tips, in both languages."""
