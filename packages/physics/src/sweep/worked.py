"""Full factorial runs and the range of NIST/SEMATECH (2012), central difference of Abramowitz and Stegun 25.3.21."""

from worked import worked


@worked(N_before=(1, 400), L=(2, 12))
def casesWithParameter(N_before, L):
    return N_before * L


@worked(sigma_up=(310, 340), sigma_down=(270, 300), delta=(1e-4, 0.01), sigma=(300, 310))
def stressElasticity(sigma_up, sigma_down, delta, sigma):
    # d sigma/dx = (sigma(x + h) - sigma(x - h))/(2 h) with h = delta x, times x/sigma
    x = 7.0
    h = delta * x
    return (sigma_up - sigma_down) / (2 * h) * x / sigma


@worked(sigma_max=(300, 500), sigma_min=(100, 300))
def stressSpread(sigma_max, sigma_min):
    return sigma_max - sigma_min
