"""Palmgren-Miner: damage in proportion to time; the power of the wave height between two nodes of a grid."""

from math import log

from worked import table, worked


@worked(D_G=(0.01, 2), T_L=(5, 50), T_G=25)
def damageInLife(D_G, T_L, T_G):
    return D_G / T_G * T_L


@worked(D=(0.1, 1), D_n=(0.1, 1))
def differenceFromNode(D, D_n):
    return (D - D_n) / D_n


@worked(D_b=(0.5, 1), D_a=(0.1, 0.4), H_b=(3, 4), H_a=(1, 2))
def heightExponent(D_b, D_a, H_b, H_a):
    return (log(D_b) - log(D_a)) / (log(H_b) - log(H_a))


table('GRID_LIFE', 25, source='life that the grids of spectral fatigue are for, years', kind='published')
