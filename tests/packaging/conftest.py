"""The modules of `packaging` import one another by name, as its scripts do."""

from __future__ import annotations

import sys
from pathlib import Path

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"
# At the end: names there, like `build`, must not hide anybody's package.
sys.path.append(str(PACKAGING))
