"""API RP 14E (1991), 2.5a: erosional velocity of a mixture, ft/s and lb/ft3."""

from math import sqrt

from worked import table, worked


@worked(c_e=(75, 200), rho_n=(0.5, 55))
def erosionalVelocity(c_e, rho_n):
    return c_e / sqrt(rho_n)


table('EROSIONAL_CONSTANT', 100, 'API RP 14E 2.5a, as many texts quote it: c = 100 for continuous service')
