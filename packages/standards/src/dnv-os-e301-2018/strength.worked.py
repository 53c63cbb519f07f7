"""DNV-OS-E301 (2018) Ch.2 Sec.2: u = S_c - T_mean gamma_mean - T_dyn gamma_dyn >= 0, with S_c = 0.95 S_mbs."""

from worked import table, worked

FORCE = (1e5, 2e7)


@worked(k_S=(0.5, 1), MBL=FORCE)
def characteristicStrength(k_S, MBL):
    return MBL * k_S


@worked(T=(4e6, 9e6), T_mean=(1e5, 3e6))
def dynamicTension(T, T_mean):
    return T - T_mean


@worked(gamma_mean=(1, 2.5), T_mean=FORCE, gamma_dyn=(1, 2.5), T_dyn=FORCE)
def designTension(gamma_mean, T_mean, gamma_dyn, T_dyn):
    return T_dyn * gamma_dyn + T_mean * gamma_mean


@worked(T_E=FORCE, S_c=FORCE)
def strengthUtilisation(T_E, S_c):
    return 1 / (S_c / T_E)


def alike(factor):
    return {'mean': factor, 'dynamic': factor}


# Those of the dynamic analysis also stand in the public program CableDyn, those of the quasi-static one in descriptions only.
table(
    'PARTIAL_FACTORS',
    {
        'dynamic': {
            'ultimate': {'1': {'mean': 1.10, 'dynamic': 1.50}, '2': {'mean': 1.40, 'dynamic': 2.10}},
            'accidental': {'1': {'mean': 1.00, 'dynamic': 1.10}, '2': {'mean': 1.00, 'dynamic': 1.25}},
        },
        'quasi_static': {
            'ultimate': {'1': alike(1.70), '2': alike(2.50)},
            'accidental': {'1': alike(1.10), '2': alike(1.35)},
        },
    },
    source='DNV-OS-E301 Ch.2 Sec.2, partial safety factors, by public descriptions',
)
table('STRENGTH_FACTOR', 0.95, source='DNV-OS-E301 Ch.2 Sec.2 and the public program CableDyn: S_c = 0.95 S_mbs')
