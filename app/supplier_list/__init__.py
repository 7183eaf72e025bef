"""Price lists of suppliers: what a file means for the products, line by line, and its application as one undo step."""
