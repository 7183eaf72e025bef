"""Pure decisions: three-way merge, plan, match_rows, ids."""
