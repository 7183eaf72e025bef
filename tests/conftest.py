"""Set before anything imports Qt: no display is needed, and nobody's language or folder leaks in."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.pop("COUNTERFOIL_DATA", None)
os.environ["LC_ALL"] = "C.UTF-8"

from hypothesis import HealthCheck, settings

settings.register_profile(
    "quick", deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow], derandomize=False
)
settings.register_profile("few", settings.get_profile("quick"), max_examples=15, derandomize=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))
