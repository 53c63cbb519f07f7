"""UFC 4-159-03 (3 October 2005) equation 26: a straight line on paper of two logarithms."""

from math import exp, log

from worked import table, worked

KIP = 4448.2216152605


@worked(m=(24 * KIP, 270 * KIP), W_A=(2 * KIP, 60 * KIP), W_R=10 * KIP, b=(0.8, 0.94))
def holdingCapacity(m, W_A, W_R, b):
    return exp(log(m) + b * (log(W_A) - log(W_R)))


@worked(H_m=(1e5, 1e7), W_A=(1e4, 3e5))
def anchorEfficiency(H_m, W_A):
    return H_m / W_A


table('REFERENCE_WEIGHT', 10, source='UFC 4-159-03 (3 October 2005) equation 26', kind='published')
