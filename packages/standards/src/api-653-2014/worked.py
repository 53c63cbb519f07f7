"""API 653 (2014): inspection intervals of tanks, from the method of the specification of inspection planning."""

from worked import table, worked

SPECIFICATION = 'method of the specification of inspection planning, step 5'


# RCA/(4 N), with RCA/N the remaining life
@worked(RL=(2, 40))
def quarterLife(RL):
    return RL / 4


@worked(I_q=(1, 10), I_emax=5, also=[{'I_q': x} for x in (2.5, 4.98, 5.02, 9.75)])
def externalVisualInterval(I_q, I_emax):
    return min(I_q, I_emax)


BOTTOM = dict(t_bmin=2.5, C_b=0.1)


@worked(t_b=(3, 8), t_bmin=(1.2, 2.5), C_b=(0.05, 0.4), also=[{**BOTTOM, 't_b': t} for t in (2, 2.49, 2.51, 4.49, 4.51, 8)])
def bottomLife(t_b, t_bmin, C_b):
    return max(0, (t_b - t_bmin) / C_b)


@worked(RL_b=(1, 40), I_imax=20, also=[{'RL_b': x} for x in (0, 19.9, 20.1)])
def internalInterval(RL_b, I_imax):
    return min(RL_b, I_imax)


table('FIRST_INTERNAL', 10, SPECIFICATION)
table('INTERNAL_MAXIMUM', 20, SPECIFICATION)
table('INTERNAL_MAXIMUM_RISK_BASED', 25, 'API 653 (2014) 6.4.2.2: risk-based, without a release prevention barrier')
table('INTERNAL_MAXIMUM_RISK_BASED_BARRIER', 30, SPECIFICATION)
table('SHELL_UT_MAXIMUM', 15, SPECIFICATION)
table('SHELL_UT_RATE_UNKNOWN', 5, SPECIFICATION)
table('VISUAL_MAXIMUM', 5, SPECIFICATION)
