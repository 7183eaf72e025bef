"""How installers are made: one module per thing shipped, called by `packaging/build.py` and nobody else."""
