"""ASME VIII-2 (2019), annex 3-D.3: the stress-strain curve with two branches, from the method of the stress-strain specification."""

from math import cosh, exp, log, tanh

from worked import table, worked

SPECIFICATION = 'method of the specification of stress-strain, step 4'
YS, UTS = (250, 500), (510, 700)


@worked(sigma_t=(300, 600), A_2=(700, 1200), m_2=(0.08, 0.3))
def macroBranch(sigma_t, A_2, m_2):
    return (sigma_t / A_2) ** (1 / m_2)


@worked(sigma_uts=UTS, m_2=(0.08, 0.3))
def macroConstant(sigma_uts, m_2):
    return sigma_uts * exp(m_2) / m_2**m_2


@worked(c=(0.5, 1.1), R_0=(0.93, 1), R=(0.4, 0.9))
def macroExponent(c, R_0, R):
    return c * (R_0 - R)


@worked(epsilon_2=(0.001, 0.1), H=(-3, 3))
def macroStrain(epsilon_2, H):
    return epsilon_2 / 2 * (1 + tanh(H))


@worked(sigma_t=(300, 600), A_1=(400, 900), m_1=(0.02, 0.2))
def microBranch(sigma_t, A_1, m_1):
    return (sigma_t / A_1) ** (1 / m_1)


@worked(sigma_ys=YS, epsilon_ys=(0.001, 0.005), m_1=(0.02, 0.2))
def microConstant(sigma_ys, epsilon_ys, m_1):
    return sigma_ys * (1 + epsilon_ys) / log(1 + epsilon_ys) ** m_1


@worked(R=(0.4, 0.95), epsilon_p=(5e-6, 5e-5), epsilon_ys=(0.001, 0.005))
def microExponent(R, epsilon_p, epsilon_ys):
    return (log(R) + (epsilon_p - epsilon_ys)) / log(log(1 + epsilon_p) / log(1 + epsilon_ys))


@worked(epsilon_1=(0.001, 0.1), H=(-3, 3))
def microStrain(epsilon_1, H):
    return epsilon_1 / 2 * (1 - tanh(H))


@worked(sigma_t=(300, 600), sigma_ys=YS, K=(0.1, 0.6), sigma_uts=UTS)
def transition(sigma_t, sigma_ys, K, sigma_uts):
    span = K * (sigma_uts - sigma_ys)
    return 2 * (sigma_t - (sigma_ys + span)) / span


@worked(R=(0.4, 0.95))
def transitionParameter(R):
    return 1.5 * R**1.5 - 0.5 * R**2.5 - R**3.5


@worked(sigma_t=(300, 600), E_y=(1.8e5, 2.1e5), gamma_1=(0.0005, 0.01), gamma_2=(0.0005, 0.05))
def trueTotalStrain(sigma_t, E_y, gamma_1, gamma_2):
    return sigma_t / E_y + gamma_1 + gamma_2


@worked(sigma_uts=UTS, m_2=(0.08, 0.3))
def trueUltimateStress(sigma_uts, m_2):
    return sigma_uts * exp(m_2)


@worked(sigma_ys=YS, sigma_uts=UTS)
def yieldToTensileRatio(sigma_ys, sigma_uts):
    return sigma_ys / sigma_uts


def row(c, R_0, hottest, epsilon_p):
    return {'c': c, 'R_0': R_0, 'maxTemperature': hottest, 'epsilon_p': epsilon_p}


table(
    'STRESS_STRAIN_CLASSES',
    {
        'ferritic_steel': row(0.60, 1.0, 480, 2e-5),
        'austenitic_stainless': row(0.75, 1.0, 480, 2e-5),
        'nickel_alloy': row(0.75, 1.0, 480, 2e-5),
        'duplex_stainless': row(0.70, 0.95, 480, 2e-5),
        'precipitation_hardening_nickel': row(1.09, 0.93, 540, 2e-5),
        'aluminium': row(0.52, 0.98, 120, 5e-6),
        'copper': row(0.50, 1.0, 65, 5e-6),
        'titanium': row(0.50, 0.98, 260, 2e-5),
        'zirconium': row(0.50, 0.98, 260, 2e-5),
    },
    SPECIFICATION,
)
table('EPSILON_YS', 0.002, 'method of the specification of stress-strain, step 3')


# Derivatives of the shares gamma_1 and gamma_2 by the stress, apart from the code: product rule with cosh.
def slope_of_transition(K, sigma_uts, sigma_ys):
    return 2 / (K * (sigma_uts - sigma_ys))


BRANCH = {'H': (-3, 3), 'sigma_t': (300, 600), 'K': (0.1, 0.6), 'sigma_uts': UTS, 'sigma_ys': YS}


@worked(epsilon_1=(0.001, 0.1), m_1=(0.02, 0.2), **BRANCH)
def microCompliance(epsilon_1, m_1, H, sigma_t, K, sigma_uts, sigma_ys):
    rises = epsilon_1 / (m_1 * sigma_t) * (1 - tanh(H)) / 2
    fades = epsilon_1 / 2 / cosh(H) ** 2 * slope_of_transition(K, sigma_uts, sigma_ys)
    return rises - fades


@worked(epsilon_2=(0.001, 0.1), m_2=(0.08, 0.3), **BRANCH)
def macroCompliance(epsilon_2, m_2, H, sigma_t, K, sigma_uts, sigma_ys):
    rises = epsilon_2 / (m_2 * sigma_t) * (1 + tanh(H)) / 2
    grows = epsilon_2 / 2 / cosh(H) ** 2 * slope_of_transition(K, sigma_uts, sigma_ys)
    return rises + grows


@worked(E_y=(1.8e5, 2.1e5), D_1=(1e-6, 1e-4), D_2=(1e-6, 1e-4))
def tangentModulus(E_y, D_1, D_2):
    return E_y / (1 + E_y * (D_1 + D_2))
