"""Holtrop and Mennen (1982) and Holtrop (1984): hull, friction, wave, bulb, transom and correlation."""

from math import cos, exp, log, log10

from worked import logarithmic, table, worked

L, B, T, VOLUME = (60, 250), (10, 40), (3, 14), (1e3, 5e4)
CP, CB, CM, CWP, LCB = (0.55, 0.83), (0.45, 0.85), (0.8, 0.99), (0.65, 0.9), (-4, 2)
V, RHO, G, NU = (3, 16), (1000, 1030), 9.81, (1.0e-6, 1.3e-6)


def power(x, n):
    return exp(n * log(x))


@worked(T_F=T, T_A=T)
def meanDraught(T_F, T_A):
    return 0.5 * T_F + 0.5 * T_A


@worked(nabla=VOLUME, L=L, B=B, T=T)
def blockCoefficient(nabla, L, B, T):
    return nabla / L / B / T


@worked(C_B=CB, C_M=CM)
def prismaticCoefficient(C_B, C_M):
    return C_B / C_M


@worked(L=L, C_P=CP, l_cb=LCB)
def lengthOfRun(L, C_P, l_cb):
    return L - L * C_P + 0.06 * L * C_P * l_cb / (4 * C_P - 1)


@worked(L=L, T=T, B=B, C_M=CM, C_B=CB, C_WP=CWP, A_BT=(0, 30))
def wettedSurface(L, T, B, C_M, C_B, C_WP, A_BT):
    fullness = 0.4425 * C_B + 0.453 - 0.003467 * B / T - 0.2862 * C_M + 0.3696 * C_WP
    return 2.38 * A_BT / C_B + fullness * L * (B + 2 * T) * power(C_M, 0.5)


@worked(L=L, B=B, C_WP=CWP, C_P=(0.55, 0.8), l_cb=LCB, L_R=(15, 90), nabla=VOLUME)
def angleOfEntrance(L, B, C_WP, C_P, l_cb, L_R, nabla):
    product = power(L / B, 0.80856) * power(1 - C_WP, 0.30484) * power(1 - C_P - 0.0225 * l_cb, 0.6367)
    return 1 + 89 / exp(product * power(L_R / B, 0.34574) * power(100 * nabla / L**3, 0.16302))


@worked(V=V, g=G, L=L)
def froudeNumber(V, g, L):
    return (V * V / (g * L)) ** 0.5


@worked(V=V, L=L, nu=NU)
def reynoldsNumber(V, L, nu):
    return V / nu * L


@worked(R_n=logarithmic(1e7, 5e9))
def frictionCoefficient(R_n):
    return 0.075 / log10(R_n / 100) ** 2


@worked(rho=RHO, V=V, S=(500, 9e3), C_F=(0.0013, 0.002))
def frictionalResistance(rho, V, S, C_F):
    return rho / 2 * C_F * S * V * V


@worked(rho=RHO, V=V, S_APP=(0, 200), K_2=(1.3, 3), C_F=(0.0013, 0.002))
def appendageResistance(rho, V, S_APP, K_2, C_F):
    return rho / 2 * C_F * S_APP * K_2 * V * V


@worked(T=(3, 14), L=L, also=[{'T': t, 'L': 100} for t in (1.5, 1.9, 2.05, 3, 4.9, 5.1)])
def draughtCoefficient(T, L):
    ratio = T / L
    if ratio > 0.05:
        return power(ratio, 0.2228446)
    return 0.479948 + (48.20 * power(ratio - 0.02, 2.078) if ratio > 0.02 else 0)


@worked(C_stern=(-25, 10))
def sternCoefficient(C_stern):
    return 0.003 * C_stern + 1


@worked(c_13=(0.92, 1.03), c_12=(0.47, 0.56), B=B, L_R=(15, 90), C_P=CP, l_cb=LCB)
def formFactor1982(c_13, c_12, B, L_R, C_P, l_cb):
    fullness = power(0.95 - C_P, -0.521448) * power(1 - C_P + 0.0225 * l_cb, 0.6906)
    return 0.93 * c_13 + c_13 * c_12 * fullness * power(B / L_R, 0.92497)


@worked(C_stern=(-25, 10))
def sternCoefficient1984(C_stern):
    return 0.011 * C_stern + 1


@worked(c_14=(0.7, 1.1), B=B, L=L, T=T, L_R=(15, 90), nabla=VOLUME, C_P=CP)
def formFactor1984(c_14, B, L, T, L_R, nabla, C_P):
    lengths = power(B / L, 1.06806) * power(T / L, 0.46106) * power(L / L_R, 0.121563)
    return 0.93 + 0.487118 * c_14 * lengths * power(L**3 / nabla, 0.36486) / power(1 - C_P, 0.604247)


@worked(S=(500, 9e3), S_APP=(0, 200))
def totalSurface(S, S_APP):
    return S_APP + S


@worked(K_1=(1.05, 1.4), S=(500, 9e3), K_2=(1.3, 3), S_APP=(10, 200), S_t=(600, 9e3))
def totalFormFactor(K_1, S, K_2, S_APP, S_t):
    return K_1 * S / S_t + K_2 * S_APP / S_t


@worked(B=B, L=L, also=[{'B': b, 'L': 100} for b in (9, 10.9, 11.1, 20, 24.9, 25.1, 30)])
def breadthCoefficient(B, L):
    ratio = B / L
    if ratio < 0.11:
        return 0.229577 * power(ratio, 0.33333)
    return 0.5 - 0.0625 / ratio if ratio > 0.25 else ratio


@worked(c_7=(0.1, 0.25), T=T, B=B, i_E=(8, 40))
def waveCoefficient(c_7, T, B, i_E):
    return 2223105 * power(c_7, 3.78613) * power(T / B, 1.07961) / power(90 - i_E, 1.37565)


@worked(A_T=(0, 20), B=B, T=T, C_M=CM)
def transomCoefficient(A_T, B, T, C_M):
    return 1 - 0.8 * A_T / B / T / C_M


@worked(L=L, B=B, C_P=CP, also=[{'L': l, 'B': 10, 'C_P': 0.6} for l in (119, 121, 150)])
def wavelengthCoefficient(L, B, C_P):
    return 1.446 * C_P - (0.03 * L / B if L / B < 12 else 0.36)


@worked(C_P=CP, also=[{'C_P': c} for c in (0.79, 0.8, 0.82)])
def prismaticTerm(C_P):
    if C_P >= 0.8:
        return 1.73014 - 0.7067 * C_P
    return C_P * (8.07981 + C_P * (-13.8673 + C_P * 6.984388))


@worked(L=L, T=T, nabla=VOLUME, B=B, c_16=(1.1, 1.4))
def steadyExponent(L, T, nabla, B, c_16):
    return 0.0140407 * L / T - 1.75254 * power(nabla, 1 / 3) / L - 4.79323 * B / L - c_16


@worked(L=L, nabla=VOLUME, also=[{'L': 100, 'nabla': n} for n in (500, 579, 580, 900, 1500, 1953, 1954, 3000)])
def slendernessTerm(L, nabla):
    slenderness = L**3 / nabla
    if slenderness < 512:
        return -1.69385
    if slenderness > 1726.91:
        return 0
    return (power(slenderness, 1 / 3) - 8) / 2.36 - 1.69385


@worked(c_15=(-1.7, -0.1), C_P=CP, F_n=(0.15, 0.6))
def humpExponent(c_15, C_P, F_n):
    return c_15 * C_P * C_P / exp(0.1 / F_n / F_n)


@worked(c_15=(-1.7, -0.1), F_n=(0.15, 0.8))
def humpExponent1984(c_15, F_n):
    return 0.4 * c_15 / exp(0.034 / power(F_n, 3.29))


@worked(C_M=CM, nabla=VOLUME, L=(100, 250), B=(10, 40))
def fastCoefficient(C_M, nabla, L, B):
    return 6919.3 / power(C_M, 1.3346) * power(nabla / L**3, 2.00977) * power(L / B - 2, 1.40692)


@worked(B=B, L=L, T=T)
def fastExponent(B, L, T):
    return -7.2035 * power(B / L, 0.326869) * power(T / B, 0.605375)


@worked(
    c_1=(0.5, 10), c_2=(0.6, 1), c_5=(0.8, 1), nabla=VOLUME, rho=RHO, g=G,
    m_1=(-3, -1.5), F_n=(0.2, 0.7), d=-0.9, m_2=(-0.6, 0), **{'lambda': (0.4, 1)},
)  # fmt: skip
def waveResistance(c_1, c_2, c_5, nabla, rho, g, m_1, F_n, d, m_2, **rest):
    humps = m_2 * cos(rest['lambda'] / F_n / F_n)
    return c_1 * c_2 * c_5 * rho * g * nabla * exp(m_1 * power(F_n, d)) * exp(humps)


@worked(R_Wa=(1e4, 1e6), F_n=(0.4, 0.55), R_Wb=(1e5, 3e6))
def waveResistanceBetween(R_Wa, F_n, R_Wb):
    share = (F_n - 0.4) / 0.15
    return (1 - share) * R_Wa + share * R_Wb


@worked(A_BT=(1, 30), B=B, T=T, T_F=(6, 14), h_B=(1, 4))
def bulbCoefficient(A_BT, B, T, T_F, h_B):
    root = power(A_BT, 0.5)
    return 0.56 * root**3 / B / T / (T_F - h_B + 0.31 * root)


@worked(c_3=(0.001, 0.1))
def bulbReduction(c_3):
    return 1 / exp(1.89 * power(c_3, 0.5))


@worked(A_BT=(1, 30), T_F=(8, 14), h_B=(1, 4))
def bulbEmergence(A_BT, T_F, h_B):
    return 0.56 * power(A_BT, 0.5) / (T_F - 1.5 * h_B)


@worked(V=V, g=G, T_F=(8, 14), h_B=(1, 4), A_BT=(1, 30))
def immersionFroude(V, g, T_F, h_B, A_BT):
    depth = T_F - h_B - power(A_BT, 0.5) / 4
    return (g * depth / V**2 + 0.15) ** -0.5


@worked(P_B=(0.3, 1.5), F_ni=(0.5, 2), A_BT=(1, 30), rho=RHO, g=G)
def bulbResistance(P_B, F_ni, A_BT, rho, g):
    return 0.11 * rho * g * power(A_BT, 1.5) * F_ni**3 / (1 + F_ni**2) / exp(3 / P_B**2)


@worked(V=V, g=G, A_T=(1, 20), B=B, C_WP=CWP)
def transomFroude(V, g, A_T, B, C_WP):
    return V / power(2 * g * A_T / B / (1 + C_WP), 0.5)


@worked(F_nT=(1, 7), also=[{'F_nT': 4.9}, {'F_nT': 5}, {'F_nT': 5.02}, {'F_nT': 5.1}])
def transomDrag(F_nT):
    return 0.2 - 0.04 * F_nT if F_nT < 5 else 0


@worked(rho=RHO, V=V, A_T=(1, 20), c_6=(0, 0.2))
def transomResistance(rho, V, A_T, c_6):
    return rho / 2 * c_6 * A_T * V * V


@worked(T_F=(2, 14), L=L)
def forwardDraughtRatio(T_F, L):
    return 0.04 if T_F > 0.04 * L else T_F / L


@worked(L=L, C_B=CB, c_2=(0.7, 1), c_4=(0.02, 0.04))
def correlationAllowance(L, C_B, c_2, c_4):
    return 0.006 / power(L + 100, 0.16) - 0.00205 + 0.003 * power(L / 7.5, 0.5) * C_B**4 * (0.04 * c_2 - c_2 * c_4)


@worked(k_s=(1.6e-4, 1e-3), L=L)
def roughnessAllowance(k_s, L):
    return 0.105 * power(k_s / L, 1 / 3) - 0.005579 * power(L, -1 / 3)


@worked(C_A=(2e-4, 7e-4), Delta_C_A=(1e-5, 4e-4))
def roughAllowance(C_A, Delta_C_A):
    return Delta_C_A + C_A


@worked(rho=RHO, V=V, S_t=(600, 9e3), C_A=(2e-4, 7e-4))
def correlationResistance(rho, V, S_t, C_A):
    return rho / 2 * C_A * S_t * V * V


PARTS = {name: (1e3, 1e6) for name in ('R_APP', 'R_W', 'R_B', 'R_TR', 'R_A')}


@worked(R_F=(1e4, 1e6), K_1=(1.05, 1.4), **PARTS)
def totalResistance(R_F, K_1, **parts):
    return K_1 * R_F + sum(parts.values())


@worked(R=(1e4, 3e6), V=V)
def effectivePower(R, V):
    return V * R


PAPER = 'Holtrop and Mennen (1982), Holtrop (1984)'
table('EXPONENT', -0.9, source=PAPER)
table('SLOW_END', 0.4, source=PAPER)
table('FAST_START', 0.55, source=PAPER)
table('STANDARD_ROUGHNESS', 150, source=PAPER)
table('FASTEST_1982', 0.45, source='Holtrop and Mennen (1982), range of application')
table('FASTEST_1984', 0.8, source='Holtrop (1984), range of application')
