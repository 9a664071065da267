# SPDX-License-Identifier: MIT
"""The coefficients of the minutes; packaging/fit_minutes.py writes this file."""

INTERCEPT = 4.17149
WEIGHTS = (
    -0.000483744,  # last cells
    -0.00943932,  # singles in boxes
    -0.0014805,  # singles in lines
    0.0489238,  # singles in cells
    0.0865244,  # direct steps
    0.0701744,  # locked candidates
    0.0536576,  # pairs and the like
    0.0348125,  # triplets, wings, loops
    0.14804,  # graves and exclusions
    -0.00234608,  # visibility in boxes, first ten
    -0.0161351,  # visibility of hidden singles, first ten
    -0.00288302,  # visibility, first ten
    5.89511e-05,  # visibility in boxes, next fifteen
    -0.00633799,  # visibility of hidden singles, next fifteen
    -0.00242836,  # visibility, next fifteen
    0.000707972,  # visibility in boxes, rest
    -0.000470485,  # visibility of hidden singles, rest
    -0.0034498,  # visibility, rest
    0.00181022,  # one over the singles, first 25
    0.00895481,  # one over the singles
    0.00170457,  # one over the singles in boxes
    0.00691704,  # placements without a single in a box
    0.0131521,  # placements with one hidden single or none
    0.00756367,  # cells left
    0.0212115,  # empty cells
)
