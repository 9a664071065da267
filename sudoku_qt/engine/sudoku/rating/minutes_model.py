# SPDX-License-Identifier: MIT
"""The coefficients of the model of minutes; packaging/fit_minutes.py writes this file."""

INTERCEPT = 4.0741
WEIGHTS = (
    0.00117709,  # last cells
    -0.00710459,  # singles in boxes
    0.00145019,  # singles in lines
    0.0469298,  # singles in cells
    0.0256021,  # direct steps
    0.0585872,  # locked candidates
    0.021546,  # pairs and the like
    0.0360686,  # triplets, wings, loops
    0.155205,  # BUGs and exclusions
    -0.0188914,  # visibility of hidden singles, first ten
    -0.00781974,  # visibility of hidden singles, next fifteen
    -0.0018639,  # visibility of hidden singles, rest
    0.00860353,  # placements without a single in a box
    0.0117106,  # placements with one hidden single or none
    0.00598563,  # cells left
    0.0286003,  # empty cells
    -0.107101,  # candidates of a cell
    0.041925,  # givens of the second rarest digit
    -0.038718,  # visibility in the fifth wave
    -0.0501879,  # visibility in the sixth wave
)
CHAINS_TAKE = 6.31673
"""The logarithm of the seconds of a usual puzzle with the least rating that needs chains."""
