"""Norwegian resource accounts: 1000 Sm3 of gas count as 1 Sm3 of oil equivalent, a tonne of NGL as 1.9 Sm3; a Sm3 of NGL as itself."""

from worked import table, worked

table('GAS_PER_EQUIVALENT', 1000, source='SODIR, conversion tables: 1000 Sm3 gas = 1 Sm3 o.e.', kind='independent-calc')
table('NGL_VOLUME', 1.9, source='SODIR, conversion tables: 1 tonne NGL = 1.9 Sm3 o.e.', kind='independent-calc')

table('YEAR_OF_PRODUCTION', 1, source='SODIR FactPages, field_production_yearly: a row is one calendar year', kind='independent-calc')

V = (1, 500)


@worked(N_o=V, G_p=(1e3, 1e5), N_g=V, N_k=V, f_g=1000)
def producedEquivalent(N_o, G_p, N_g, N_k, f_g):
    return N_o + N_g + N_k + G_p / f_g


@worked(R_n=(1e6, 5e7), f_NGL=1.9)
def nglEquivalent(R_n, f_NGL):
    return 1.9 * R_n


@worked(R_o=V, R_g=(1e3, 1e5), E_n=V, R_k=V, f_g=1000)
def recoverableEquivalent(R_o, R_g, E_n, R_k, f_g):
    return R_o + E_n + R_k + R_g / f_g


@worked(E_p=V, E_r=V)
def recoveredFraction(E_p, E_r):
    return E_p / E_r


@worked(E_r=(600, 900), E_m=(1, 100), E_p=(100, 400))
def closureError(E_r, E_m, E_p):
    return E_r - (E_m + E_p)


# a span of two years and of a quarter: the years of the answer are those of the span
@worked(E_m=V, E_y=(1, 20), t_y=1, also=[dict(E_m=60, E_y=8, t_y=2), dict(E_m=60, E_y=1, t_y=0.25)])
def reservesToProduction(E_m, E_y, t_y):
    return E_m / (E_y / t_y)


@worked(W_p=V, N_o=V, N_k=V)
def waterShare(W_p, N_o, N_k):
    return 1 - (N_o + N_k) / (W_p + N_o + N_k)


@worked(C_i=(1e9, 1e11), E_r=(1e6, 1e9))
def investmentPerEquivalent(C_i, E_r):
    return C_i / E_r


@worked(N_o=(1e5, 1e7), t_c=(28, 365))
def meanRate(N_o, t_c):
    return N_o / t_c


@worked(x_1=V, x_2=V)
def difference(x_1, x_2):
    return max(x_1, x_2) - min(x_1, x_2)
