"""ISO 15589-2 (2012) table 1: potentials of carbon steel in seawater, against silver/silver chloride."""

from worked import table

table('MOST_NEGATIVE', -1.1, source='ISO 15589-2 (2012) table 1, carbon steel: not more negative than -1.10 V')
table('LEAST_NEGATIVE', -0.3, source='ISO 15589-2 (2012) table 1, austenitic stainless steel of pitting resistance 40 and more')
