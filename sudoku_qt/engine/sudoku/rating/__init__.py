# SPDX-License-Identifier: MIT
"""How hard a puzzle is: honest level, minutes, SE rating, score and hardest technique.

Others use `rater` (`rate`, `Rating`) and `levels`, the one list of levels; `minutes` predicts the
time from `solve_features`, and `explainer` gives the SE rating.
"""
