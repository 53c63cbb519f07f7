"""SOLAS 1974 II-1/29.3.2: from 35 degrees on one side to 30 on the other in 28 s, the ship at maximum speed ahead."""

from math import radians

from worked import table, worked


@worked(Q=(-1e6, 1e6), theta_s=(0.5, 1.5), t_s=(10, 40), also=[{'Q': 6.779613e5, 'theta_s': radians(65), 't_s': 28}])
def steeringPower(Q, theta_s, t_s):
    return theta_s / t_s * max(Q, -Q)


table('SWEEP', 35 + 30, source='SOLAS 1974 II-1/29.3.2')
table('SWEEP_TIME', 28, source='SOLAS 1974 II-1/29.3.2')
table('HARD_OVER', 35, source='SOLAS 1974 II-1/29.3.2')
