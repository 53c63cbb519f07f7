"""DNV-RP-F204 (2010), design fatigue factors of risers by safety class, from public descriptions."""

from worked import table

SAID = 'DNV-RP-F204, design fatigue factors 3, 6 and 10 by safety class, of public descriptions'

table('LOW_CLASS_FACTOR', 3, source=SAID, kind='independent-calc')
table('NORMAL_CLASS_FACTOR', 6, source=SAID, kind='independent-calc')
table('HIGH_CLASS_FACTOR', 10, source=SAID, kind='independent-calc')
