"""API RP 2A-WSD 2.4.2: load factor and lateral load of padeyes."""

from worked import table

table('OPEN_SEA_FACTOR', 2, source='API RP 2A-WSD 2.4.2c')
table('LATERAL_SHARE', 0.05, source='API RP 2A-WSD 2.4.2b')
