"""DNV-ST-E273 (2016), formerly DNV 2.7-3: portable offshore units, as the public pad eye sheet of a debris catcher has them."""

from math import cos, sqrt

from worked import table, worked


@worked(c_0=1.4, c=(0.4, 0.8), M_50=5e4, MGW=(1e3, 4e4), also=[
    {'c_0': 1.4, 'c': 0.6, 'M_50': 5e4, 'MGW': m} for m in (1.1e4, 4.9e4, 5e4, 5.1e4, 8e4)])  # fmt: skip
def designFactor(c_0, c, M_50, MGW):
    if MGW >= M_50:
        return c + c_0
    return c_0 + c * (M_50 / MGW) ** 0.5


@worked(DF=(1.8, 4), MGW=(1e3, 8e4), g=9.81)
def designForce(DF, MGW, g):
    return g * MGW * DF


@worked(c_s=1.2, F_d=(2e4, 1e6), s=(0.25, 1), v=(0, 1))
def resultingSlingForce(c_s, F_d, s, v):
    return s * F_d * c_s / cos(v)


@worked(t=(0.01, 0.06), t_c=(0, 0.03))
def thicknessAtHole(t, t_c):
    return t_c + t + t_c


@worked(R_pl=(0.04, 0.1), t=(0.01, 0.06), R_ch=(0.03, 0.04), t_c=(0, 0.03), t_e=(0.03, 0.12))
def effectiveRadius(R_pl, t, R_ch, t_c, t_e):
    area = R_pl * t + R_ch * t_c + R_ch * t_c
    return area / t_e


@worked(RSF=(5e3, 3e5), R_pad=(0.03, 0.1), D_H=(0.02, 0.05), t_e=(0.01, 0.06))
def tearOutStress(RSF, R_pad, D_H, t_e):
    return RSF / (t_e * (R_pad - D_H / 2))


@worked(RSF=(5e3, 3e5), E=2.1e11, D_H=(0.02, 0.06), t_e=(0.01, 0.06))
def closeContactStress(RSF, E, D_H, t_e):
    return sqrt(0.045**2 * RSF * E / D_H / t_e)


@worked(RSF=(5e3, 3e5), D_pin=(0.02, 0.03), D_H=(0.035, 0.06), E=2.1e11, t_e=(0.01, 0.06))
def looseContactStress(RSF, D_pin, D_H, E, t_e):
    return sqrt(0.18**2 * RSF * E / t_e * (D_H - D_pin) / (D_H * D_pin))


@worked(c_e=0.85, R_e=(2e8, 5e8))
def allowableStress(c_e, R_e):
    return R_e * c_e


SOURCE = 'DNV 2.7-3 appendix A, public sheet of a debris catcher'
table('CLASS_SHARE', {'R60': 0.8, 'R45': 0.6, 'R30': 0.4}, source=SOURCE)
table('REFERENCE_MASS', 50, source=SOURCE)
table('STATIC_SHARE', 1.4, source=SOURCE)
table('SLING_SHARE', 1.2, source=SOURCE)
table('CLOSE_PIN', 0.94, source=SOURCE)
table('STRESS_SHARE', 0.85, source=SOURCE)
