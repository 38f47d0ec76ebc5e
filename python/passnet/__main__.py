"""`python -m passnet`."""

import sys

from passnet.cli import main

sys.exit(main())
