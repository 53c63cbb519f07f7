/** The checks of a survey: MAOP against what is allowed, part A where it is asked for, neighbours, and the deepest defect. */
