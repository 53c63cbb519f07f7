"""Capacity-factored estimates: cost B = cost A times the ratio of capacities to the power r, indices and location apart."""

from math import exp, log

from worked import logarithmic, table, worked

RATE = logarithmic(0.01, 0.5)


@worked(C_1=(1e8, 5e9), Q_2=RATE, Q_1=RATE, n=(0.5, 0.85), I_2=(500, 900), I_1=(400, 700), L_f=(0.8, 1.5))
def capacityFactoredCost(C_1, Q_2, Q_1, n, I_2, I_1, L_f):
    return exp(log(C_1) + n * (log(Q_2) - log(Q_1)) + log(I_2) - log(I_1) + log(L_f))


@worked(Q_2=RATE, Q_1=RATE)
def capacityRatio(Q_2, Q_1):
    return Q_2 * (1 / Q_1)


table('SMALLEST_RATIO', 0.2, source='one fifth: the range of the method')
table('LARGEST_RATIO', 5, source='five times: the range of the method')
