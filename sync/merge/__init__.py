"""Pure decisions: three-way merge, plan, matching, ids."""
