# SPDX-License-Identifier: MIT
"""The difficulty of a puzzle: level, minutes, SE rating, score and hardest technique.

The entry points are `rater` (`rate`, `Rating`) and `levels`, the one list of levels; `minutes`
predicts the time from `solve_features`, and `explainer` gives the SE rating.
"""
