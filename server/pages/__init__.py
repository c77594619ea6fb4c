"""The html of the public pages, and the files of the client's build."""
