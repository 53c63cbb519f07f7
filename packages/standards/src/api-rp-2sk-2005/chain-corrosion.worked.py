"""API RP 2SK (2005): chain loses diameter at a steady rate, by public descriptions."""

from worked import table, worked

CHAIN = dict(d_0=(60, 180), c_r=(0.1, 0.5), T_L=(5, 40))


@worked(**CHAIN)
def corrodedDiameter(d_0, c_r, T_L):
    lost = T_L * c_r
    return d_0 - lost


@worked(**CHAIN)
def diameterLoss(d_0, c_r, T_L):
    return 1 - (d_0 - T_L * c_r) / d_0


table(
    'CORROSION_RATES',
    {'splash_zone_or_hard_bottom': {'low': 0.2, 'high': 0.4}, 'elsewhere': {'low': 0.1, 'high': 0.2}},
    source='API RP 2SK (2005) corrosion and wear of chain, by public descriptions',
)
