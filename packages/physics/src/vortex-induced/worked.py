"""Amplitudes and stresses of vortex-induced vibration: Blevins, Flow-Induced Vibration (1990), table 3-2."""

from math import pi

from worked import worked


# reduced damping S_G = 2 pi St^2 * 2 m (2 pi zeta)/(rho D^2), of which the last factor is K_s
@worked(gamma_n=(1, 1.6), D_h=(0.1, 1.5), St=(0.15, 0.3), K_s=(0.1, 3), also=[dict(gamma_n=1.2, D_h=0.5, St=0.2, K_s=0)])
def griffinRambergAmplitude(gamma_n, D_h, St, K_s):
    S_G = 2 * pi * St * St * K_s
    return D_h * 1.29 * gamma_n * (1 + 0.43 * S_G) ** -3.35


@worked(A_Y_1=(0.01, 0.2), D_h=(0.1, 1.5))
def amplitudeOfDiameters(A_Y_1, D_h):
    return D_h * A_Y_1


# strain = curvature times distance from the axis, both ways
@worked(A=(0.01, 1), E=(1e11, 2.1e11), D_s=(0.1, 1), kappa_n=(1e-4, 0.1), SCF=(1, 2))
def vibrationStressRange(A, E, D_s, kappa_n, SCF):
    strain = A * kappa_n * D_s / 2
    return SCF * E * (strain - -strain)


@worked(D_s=(0.1, 1), t_c=(0.01, 0.1))
def hydrodynamicDiameter(D_s, t_c):
    return t_c + D_s + t_c


# two circles apart
@worked(rho_t=(600, 3000), D_s=(0.1, 1), t_c=(0.01, 0.1))
def coatingMass(rho_t, D_s, t_c):
    return rho_t * pi / 4 * ((D_s + 2 * t_c) ** 2 - D_s**2)


@worked(m_dry=(50, 500), m_c=(0, 100), C_a=(0.8, 2), rho_w=(1000, 1030), D_h=(0.1, 1))
def massWithWater(m_dry, m_c, C_a, rho_w, D_h):
    displaced = rho_w * pi * (D_h / 2) ** 2
    return m_dry + m_c + C_a * displaced
