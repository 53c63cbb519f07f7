"""API RP 2SK (2005) section 5: largest of N Rayleigh peaks, twice the standard deviation for the mean of the highest third,
and the sum of mean, maximum of the dominant part and significant value of the other."""

from math import log

from worked import declare_as, worked


@worked(T_s=(3600, 21600), T_z=(5, 300))
def peaksInStorm(T_s, T_z):
    return 1 / T_z * T_s


def significant(sigma):
    return sigma + sigma


def maximum(sigma, N):
    """The level that one of N peaks exceeds: exp(-x^2/(2 sigma^2)) = 1/N."""
    return (-2 * sigma**2 * log(1 / N)) ** 0.5


def combination(X_mean, X_max, X_sig):
    return sum([X_sig, X_max, X_mean])


for response, deviation in (('lineTension', (1e4, 1e6)), ('vesselOffset', (0.5, 20))):
    declare_as(f'{response}.significant', significant, {'sigma': deviation})
    declare_as(f'{response}.maximum', maximum, {'sigma': deviation, 'N': (3, 3000)})
    declare_as(f'{response}.combination', combination, {'X_mean': deviation, 'X_max': deviation, 'X_sig': deviation})
