"""API 510 (2014): inspection intervals of vessels, from the method of the specification of inspection planning."""

from worked import table, worked

SPECIFICATION = 'method of the specification of inspection planning, step 4'


@worked(I=(1, 10), I_emax=5, also=[{'I': i} for i in (2, 4.98, 5, 5.02, 9)])
def externalInterval(I, I_emax):
    return min(I_emax, I)


LIMITS = dict(I_max=10, RL_s=4, I_s=2)


@worked(
    RL=(1, 40),
    I_h=(0.5, 20),
    **LIMITS,
    also=[{'RL': x, 'I_h': x / 2} for x in (0.5, 1.5, 1.99, 2.01, 3.98, 4, 4.02, 12, 19.9, 20.1, 40)],
)
def internalInterval(RL, I_h, I_max, RL_s, I_s):
    return min(RL, I_s) if RL < RL_s else min(I_h, I_max)


table('EXTERNAL_MAXIMUM', 5, SPECIFICATION)
table('INTERNAL_MAXIMUM', 10, SPECIFICATION)
table('SHORT_LIFE', 4, SPECIFICATION)
table('SHORT_LIFE_MAXIMUM', 2, SPECIFICATION)
