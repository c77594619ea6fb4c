"""Goals: what people save for, and what they have put aside."""
