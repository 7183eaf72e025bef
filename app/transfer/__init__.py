"""Import and export of tables in CSV and XLSX files."""
