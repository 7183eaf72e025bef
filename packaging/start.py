"""The frozen program's first module: what `counterfoil` is in an environment."""

import sys

from ui.main import main

sys.exit(main())
