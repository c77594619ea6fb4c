"""What operators ask: does it live, is it ready, how is it doing; and the page of the API."""
