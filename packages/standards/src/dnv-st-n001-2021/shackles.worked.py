"""DNV-ST-N001 section 16: shackles and sling angles."""

from worked import table, worked


@worked(c_sh=3.3, F=(1e4, 1e7))
def requiredShackleLoad(c_sh, F):
    return F * c_sh


RECALLED = 'DNV-ST-N001 (2021) 16, as two engineers recall it'
table('BREAKING_FACTOR', 3.3, source=RECALLED)
table('LEAST_ANGLE', 30, source=RECALLED)
table('PREFERRED_ANGLE', 45, source=RECALLED)
