"""API RP 2RD (1998): usage factors as Bai and Bai, Pipelines and Risers, table 21.2, prints them."""

from worked import table, worked


@worked(C_f=(0.5, 1), f_y=(3e8, 6e8))
def allowableStress(C_f, f_y):
    return f_y * C_f


@worked(sigma_vM=(1e8, 4e8), sigma_all=(2e8, 4e8))
def stressUtilisation(sigma_vM, sigma_all):
    return sigma_vM * (1 / sigma_all)


TABLE = 'Bai and Bai, Pipelines and Risers (2001), table 21.2, usage factors in API RP 2RD: 0.67, 0.8 and 1.0'
table('BASIC_ALLOWABLE', 0.6666667, source=TABLE)
table('EXTREME_ALLOWABLE', 0.8, source=TABLE)
table('SURVIVAL_ALLOWABLE', 1, source=TABLE)
