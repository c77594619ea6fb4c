"""The database: engine, transactions, column types, and what differs by kind of database."""
