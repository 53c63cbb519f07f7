"""Screening of fibre ropes: knockdown by the mean load, and a creep life that falls by decades per load ratio."""

from math import e, log

from worked import table, worked


@worked(T_mean=(1e5, 9e6), MBL=(5e6, 3e7))
def meanLoadRatio(T_mean, MBL):
    return 1 / (MBL / T_mean)


@worked(a_D=(0.1, 10), k=(0, 5), L_m=(0.05, 0.6))
def knockedDownIntercept(a_D, k, L_m):
    return a_D / e ** (k * L_m)


@worked(t_ref=(10, 200), L_ref=(0.2, 0.6), L_m=(0.1, 0.7), k_c=(2, 12))
def creepLife(t_ref, L_ref, L_m, k_c):
    """Over one load ratio the life falls by k_c decades."""
    return t_ref * e ** (log(10) * k_c * (L_ref - L_m))


@worked(T_L=(5, 40), gamma_c=(3, 8))
def factoredLife(T_L, gamma_c):
    return gamma_c * T_L


@worked(t_c=(1, 1000), t_d=(15, 200))
def creepMargin(t_c, t_d):
    return 1 / (t_d / t_c)


PEER = 'the placeholders of a public program; no standard has them'
table('REFERENCE_LIFE', 100, source=PEER)
table('REFERENCE_RATIO', 0.3, source=PEER)
table('DECADES', 6, source=PEER)
