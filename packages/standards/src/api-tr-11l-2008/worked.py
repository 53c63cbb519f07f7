"""API TR 11L (2008), formerly RP 11L: fluid load and dimensionless groups, in pounds, inches and feet."""

from worked import table, worked


@worked(k_f=0.34, gamma=(0.7, 1.1), D_p=(1.06, 4.75), L_p=(1000, 12000))
def pumpedOffLoad(k_f, gamma, D_p, L_p):
    return k_f * gamma * D_p**2 * L_p


@worked(e_r=(1e-9, 2e-8), L_p=(300, 3500))
def springConstant(e_r, L_p):
    return 1 / (e_r * L_p)


@worked(F_e=(5e3, 4e4), S=(0.5, 8), k_r=(1e4, 2e5))
def stretchGroup(F_e, S, k_r):
    return F_e / S / k_r


@worked(N=(2, 20), L_p=(1000, 12000), k_n=245000)
def speedGroup(N, L_p, k_n):
    return N * L_p / k_n


table('FLUID_LOAD_FACTOR', 0.34, 'RP 11L: 0.340 G D^2 H; pi/4 x 0.433 is 0.3401')
table('SPEED_FACTOR', 245000, 'RP 11L: N/N_o = N L/245000; 15 x 16333 ft/s')
