"""API RP 11BR (2008): modified Goodman stress diagram of sucker rods, S_a = (T/4 + 0.5625 S_min) SF."""

from worked import table, worked

T, STRESS = (6e8, 9.7e8), (2e7, 9e7)


@worked(F_max=(5e4, 1.5e5), A_r=(2e-4, 8e-4))
def largestStress(F_max, A_r):
    return F_max / A_r


@worked(F_min=(1e4, 5e4), A_r=(2e-4, 8e-4))
def leastStress(F_min, A_r):
    return F_min / A_r


@worked(k_t=0.25, T_r=T, k_m=0.5625, sigma_min=STRESS, f_s=(0.6, 1))
def allowableStress(k_t, T_r, k_m, sigma_min, f_s):
    return f_s * (T_r / 4 + 9 / 16 * sigma_min)


@worked(sigma_max=(1e8, 3e8), sigma_min=STRESS)
def stressRange(sigma_max, sigma_min):
    return sigma_max - sigma_min


@worked(sigma_a=(1.5e8, 3e8), sigma_min=STRESS)
def allowableRange(sigma_a, sigma_min):
    return sigma_a - sigma_min


@worked(R_s=(5e7, 3e8), R_a=(1e8, 2e8))
def goodmanLoading(R_s, R_a):
    return R_s / R_a


table('TENSILE_SHARE', 0.25, 'modified Goodman diagram: T/4 at no least stress')
table('LEAST_SHARE', 0.5625, 'modified Goodman diagram: slope 0.5625')
