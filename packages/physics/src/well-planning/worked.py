"""Planning of a well: mud columns, casing seats, kick tolerance and casing loads, from the textbooks' statements.

Bourgoyne et al., Applied Drilling Engineering (1986) ch. 7; Redmann (1991); Lapeyrouse ch. 1.
"""

from worked import table, worked

CG = (9.7, 9.9)
MW = (1000, 2200)
Z = (500, 5000)


@worked(c_g=CG, G=MW, z=Z)
def columnPressure(c_g, G, z):
    return z * G * c_g


def line(x, x_1, x_2, y_1, y_2):
    share = (x - x_1) / (x_2 - x_1)
    return (1 - share) * y_1 + share * y_2


@worked(G_1=(1000, 1300), G_2=(1300, 1800), z=(1500, 2500), z_1=(1000, 1400), z_2=(2600, 3000))
def gradientAt(G_1, G_2, z, z_1, z_2):
    return line(z, z_1, z_2, G_1, G_2)


@worked(z_1=(1000, 1400), z_2=(2600, 3000), G=(1350, 1450), G_1=(1000, 1300), G_2=(1500, 1800))
def depthOfGradient(z_1, z_2, G, G_1, G_2):
    return line(G, G_1, G_2, z_1, z_2)


@worked(G_p=MW, m_t=(0, 100))
def leastMudWeight(G_p, m_t):
    return m_t + G_p


@worked(G_fr=MW, m_k=(10, 100))
def greatestMudWeight(G_fr, m_k):
    return -m_k + G_fr


@worked(MW=MW, m_k=(10, 100))
def fractureNeeded(MW, m_k):
    return m_k + MW


@worked(MW_max=MW, m_t=(10, 100))
def poreCarried(MW_max, m_t):
    return -m_t + MW_max


@worked(c_g=CG, MW=(1500, 2200), G_p=(1000, 1400), z=Z)
def differentialPressure(c_g, MW, G_p, z):
    return c_g * MW * z - c_g * G_p * z


table('NORMAL_PRESSURE', 9.0, source='0.465 psi/ft over 0.052, rounded as the Gulf coast has it')
table('NORMAL_STICKING', 2000, source='Adams (1985) as drilling texts quote it: 2000 to 2300 psi')
table('ABNORMAL_STICKING', 3000, source='Adams (1985) as drilling texts quote it: 3000 to 3300 psi')
table('HYDROSTATIC_FACTOR', 0.052, source='Lapeyrouse ch. 1: 0.052 = 12 in / 231 in3 per gallon, rounded')


@worked(
    G_p=MW,
    MW=MW,
    also=[dict(G_p=1300, MW=1250), dict(G_p=1300, MW=1300), dict(G_p=1299, MW=1300), dict(G_p=1301, MW=1300)],
)
def kickIntensity(G_p, MW):
    return G_p - MW if G_p > MW else 0


@worked(c_g=CG, G_fr=(1600, 2100), MW=(1000, 1500), z_s=Z)
def greatestSurfacePressure(c_g, G_fr, MW, z_s):
    return c_g * G_fr * z_s - c_g * MW * z_s


@worked(P_fr=(2e7, 6e7), P_m=(0, 2e6))
def pressureAllowed(P_fr, P_m):
    return -P_m + P_fr


@worked(z_b=(3000, 5000), z_s=(1000, 2900))
def openHoleLength(z_b, z_s):
    return -z_s + z_b


@worked(P_f=(4e7, 7e7), c_g=CG, MW=(1200, 1500), L_oh=(100, 1500))
def shutInShoePressure(P_f, c_g, MW, L_oh):
    return P_f - L_oh * MW * c_g


@worked(P_al=(3e7, 4e7), P_si=(2e7, 2.9e7), c_g=CG, MW=(1200, 1800), G_i=(100, 400))
def heightAllowed(P_al, P_si, c_g, MW, G_i):
    """A metre of influx in place of a metre of mud raises the pressure at the shoe by the difference of their gradients."""
    return (P_al - P_si) / (c_g * MW - c_g * G_i)


@worked(
    h_al=(100, 400),
    L_oh=(500, 900),
    also=[dict(h_al=h, L_oh=600) for h in (-50, 0, 1, 599, 600, 601, 5000)],
)
def greatestHeight(h_al, L_oh):
    if h_al < 0:
        return 0
    return L_oh if h_al > L_oh else h_al


CAP = (0.01, 0.1)


@worked(h=(100, 900), C_b=CAP)
def volumeAtBottom(h, C_b):
    return C_b * h


@worked(
    C_dc=(0.01, 0.03),
    h=(100, 900),
    L_dc=(100, 300),
    C_b=(0.04, 0.06),
    also=[dict(C_dc=0.02, h=h, L_dc=200, C_b=0.05) for h in (0, 150, 199, 200, 201, 500)],
)
def volumeBesideCollars(C_dc, h, L_dc, C_b):
    if h <= L_dc:
        return C_dc * h
    return C_dc * L_dc + C_b * (h - L_dc)


@worked(h=(100, 900), C_s=CAP)
def volumeAtShoe(h, C_s):
    return C_s * h


@worked(V_s=(1, 20), P_al=(2e7, 4e7), P_f=(4e7, 8e7))
def shoeVolumeAtBottom(V_s, P_al, P_f):
    return V_s / (P_f / P_al)


@worked(V_s=(1, 20), P_al=(2e7, 4e7), P_f=(4e7, 8e7), T_b=(350, 450), T_s=(300, 340))
def shoeVolumeAtBottomHot(V_s, P_al, P_f, T_b, T_s):
    moles = P_al * V_s / T_s
    return moles * T_b / P_f


@worked(V_b=(1, 20), V_sb=(1, 20))
def kickTolerance(V_b, V_sb):
    return V_b if V_b < V_sb else V_sb


W = (20, 150)


@worked(c_g=CG, G=MW, g_g=(1000, 4000), z=Z)
def gasToSurface(c_g, G, g_g, z):
    return c_g * G * z - g_g * z


@worked(P_gn=(2e7, 6e7), P_gs=(2e7, 6e7))
def burstLoad(P_gn, P_gs):
    return P_gn if P_gn < P_gs else P_gs


@worked(c_g=CG, MW=MW, z_s=(2000, 5000), MW_n=MW, z_l=(0, 1900))
def collapseLoadAtShoe(c_g, MW, z_s, MW_n, z_l):
    outside = c_g * MW * z_s
    inside = c_g * MW_n * (z_s - z_l)
    return outside - inside


@worked(MW=MW, rho_st=(7700, 7900))
def buoyancyFactor(MW, rho_st):
    return (rho_st - MW) / rho_st


@worked(z_s=(2000, 5000), z=(0, 1900))
def lengthBelow(z_s, z):
    return -z + z_s


@worked(w=W, g=9.80665, L_h=Z, f_B=(0.7, 0.9))
def weightInMud(w, g, L_h, f_B):
    return f_B * (w * L_h) * g


@worked(D=(5, 20), kappa=(0, 10), w=(10, 130))
def bendingForce(D, kappa, w):
    return w * kappa * D * 63


@worked(w=(10, 130))
def shockLoad(w):
    return w * 3200


@worked(F_w=(1e6, 5e6), F_b=(0, 1e6), F_o=(0, 5e5))
def tensionLoad(F_w, F_b, F_o):
    return F_o + F_b + F_w


table('NO_BACKUP', 0, source='the screen: nothing behind the casing at surface')
table('EMPTY', 0, source='the screen: evacuated')
table('NO_DOGLEG', 0, source='straight')
table('STEEL_WEIGHT', 65.5, source='buoyancy factor of the handbooks: (65.5 - mud weight) / 65.5')
table('STEEL_MODULUS', 30e6, source="Young's modulus as casing design takes it, psi")


@worked(k_d=0.001, d=(1, 3000), d_0=500, also=[dict(d=d) for d in (0.001, 500, 1500)])
def depthFactor(k_d, d, d_0):
    rise = (d - d_0) * k_d
    return 0.5 if rise < -0.5 else 1 + rise


@worked(C_0=(2e6, 2e7), f_d=(0.6, 2))
def scaledCost(C_0, f_d):
    return f_d * C_0


@worked(C_d=(1e6, 2e7), C_c=(1e6, 2e7), C_k=(1e6, 2e7))
def wellCost(C_d, C_c, C_k):
    return C_k + C_c + C_d


table('REFERENCE_DEPTH', 500, source='docstring of the open source: reference water depth 500 m')
table('COST_SLOPE', 0.001, source='docstring of the open source: 10 % per 100 m')
table('SLIM_DEPTH', 1000, source='docstring of the open source: deep water above 1000 m')


def concept(ods, shoes, costs, risks):
    names = ('drilling', 'casing', 'completion')
    hazards = ('stuck_pipe', 'lost_circulation', 'wellbore_instability', 'overall')
    return {
        'strings': [{'outerDiameter': d, 'shoe': z} for d, z in zip(ods, shoes)],
        'cost': dict(zip(names, costs)),
        'risk': dict(zip(hazards, risks)),
    }


table(
    'holeConcepts',
    {
        'big_hole': concept([30, 20, 13 + 5 / 8, 10 + 3 / 4], [30, 400, 1000, 1800], [18, 6, 8], [3, 7, 5, 5]),
        'standard_hole': concept(
            [30, 20, 13 + 3 / 4, 9 + 5 / 8, 7], [30, 150, 400, 1000, 1800], [12, 4, 5.5], [4, 4, 4, 4]
        ),
        'slim_hole': concept(
            [9 + 5 / 8, 7, 5.5, 3.5, 2.9], [12, 100, 600, 1200, 2000], [6, 2, 3.5], [8, 2, 6, 5.5]
        ),
    },
    source='docstring and tables of the open source, read again',
)
