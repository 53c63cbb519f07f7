"""API RP 14E (1991), 2.5a: erosional velocity of a mixture, ft/s and lb/ft3."""

from math import sqrt

from worked import table, worked


@worked(c_e=(75, 200), rho_n=(0.5, 55))
def erosionalVelocity(c_e, rho_n):
    return c_e / sqrt(rho_n)


@worked(v_m=(0.5, 60), v_e=(3, 30))
def erosionalRatio(v_m, v_e):
    return 1 / (v_e / v_m)


table('EROSIONAL_CONSTANT', 100, 'API RP 14E 2.5a, as many texts quote it: c = 100 for continuous service')
