"""API RP 2SM (2014): a fibre rope keeps a share of its strength as tension, by public descriptions."""

from worked import table, worked


@worked(T_min=(1e5, 3e6), MBL=(5e6, 3e7), also=[{'T_min': -1e5, 'MBL': 1e7}, {'T_min': 0, 'MBL': 1e7}])
def minimumRatio(T_min, MBL):
    return 0 if T_min < 0 else T_min / MBL


@worked(T_mean=(5e5, 6e6), dT=(1e5, 8e6))
def troughTension(T_mean, dT):
    half = dT / 2
    return T_mean - half


@worked(r_min=(0, 0.3), r_all=(0.01, 0.2))
def compressionMargin(r_min, r_all):
    return 1 / r_all * r_min


table(
    'MINIMUM_RATIOS',
    {'POLYESTER': 0.05, 'NYLON': 0.05, 'HMPE': 0.05, 'ARAMID': 0.10},
    source='API RP 2SM (2014) and class guidance, by public descriptions; that of aramid was not seen in print',
)
