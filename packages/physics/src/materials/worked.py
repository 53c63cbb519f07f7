"""Ramberg and Osgood (TN 902), straight lines, engineering and true stress, from the method of the stress-strain specification."""

from math import exp, log

from worked import table, worked

E, SY = (1.8e5, 2.1e5), (250, 500)


@worked(E=E, epsilon=(0.003, 0.03), sigma_y=SY, E_2=(500, 5000), also=[
    {'E': 2e5, 'sigma_y': 400, 'E_2': 2000, 'epsilon': e} for e in (0.0005, 0.00199, 0.002, 0.00201)
])  # fmt: skip
def bilinearStress(E, epsilon, sigma_y, E_2):
    at_yield = sigma_y / E
    return E * epsilon if epsilon <= at_yield else sigma_y + E_2 * (epsilon - at_yield)


@worked(sigma_y=SY, E=E)
def elasticLimitStrain(sigma_y, E):
    return sigma_y / E


@worked(E=E, epsilon=(0.0002, 0.002))
def elasticStress(E, epsilon):
    return E * epsilon


@worked(E=E, epsilon=(0.0005, 0.004), sigma_y=SY, also=[{'E': 2e5, 'sigma_y': 400, 'epsilon': e} for e in (0.0005, 0.00199, 0.00201, 0.02)])
def perfectlyPlasticStress(E, epsilon, sigma_y):
    return min(sigma_y, E * epsilon)


@worked(epsilon=(0.01, 0.1), sigma=SY, E=E)
def plasticStrain(epsilon, sigma, E):
    return epsilon - sigma / E


@worked(K=(0.001, 0.005), E=E, sigma_y=SY)
def rambergOsgoodAlpha(K, E, sigma_y):
    return K * E / sigma_y


@worked(epsilon_pl_u=(0.05, 0.2), K=(0.001, 0.005), sigma_u=(510, 700), sigma_y=SY)
def rambergOsgoodExponent(epsilon_pl_u, K, sigma_u, sigma_y):
    return log(epsilon_pl_u / K) / log(sigma_u / sigma_y)


CURVE = dict(sigma=(200, 600), E=E, K=(0.001, 0.005), sigma_y=SY, n=(8, 30))


@worked(**CURVE)
def rambergOsgoodStrain(sigma, E, K, sigma_y, n):
    return sigma / E + K * (sigma / sigma_y) ** n


@worked(**CURVE)
def rambergOsgoodTangentModulus(E, n, K, sigma, sigma_y):
    return 1 / (1 / E + n * K * sigma ** (n - 1) / sigma_y**n)


@worked(sigma_y=SY, E=E, K=(0.001, 0.005))
def rambergOsgoodYieldStrain(sigma_y, E, K):
    return sigma_y / E + K


@worked(epsilon_t=(0.01, 0.2))
def engineeringStrain(epsilon_t):
    return exp(epsilon_t) - 1


@worked(sigma_t=SY, e=(0.01, 0.2))
def engineeringStress(sigma_t, e):
    return sigma_t / (1 + e)


@worked(e=(0.01, 0.2))
def trueStrain(e):
    return log(1 + e)


@worked(s=SY, e=(0.01, 0.2))
def trueStress(s, e):
    return s * (1 + e)


table('STRAIN_0_01', 0.01, 'one per cent')
table('STRAIN_0_02', 0.02, 'two per cent')


@worked(epsilon_t=(0.005, 0.1), sigma_t=SY, E=E, also=[{'epsilon_t': 0.001, 'sigma_t': 300, 'E': 2e5}])
def truePlasticStrain(epsilon_t, sigma_t, E):
    elastic = sigma_t / E
    return epsilon_t - elastic if epsilon_t > elastic else 0


# Quotient rule on s = sigma_t / (1 + e), with d epsilon_t = d e / (1 + e).
@worked(E_t=(100, 2e5), sigma_t=SY, e=(0.001, 0.2))
def engineeringTangentModulus(E_t, sigma_t, e):
    return E_t / (1 + e) ** 2 - sigma_t / (1 + e) ** 2


table('STRAIN_0_005', 0.005, 'method of the specification of stress-strain, step 1')
