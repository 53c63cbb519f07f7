"""The parts of a sea of Ochi and Hubble (1976): the moments of the shape of a part in closed form, of the spectrum
((4 lambda + 1)/4)^lambda / Gamma(lambda) (omega_p/omega)^(4 lambda) / omega exp(-(4 lambda + 1)/4 (omega_p/omega)^4)."""
from math import gamma, pi

from worked import case


def moment(n, peakedness):
    """Of order n, over that of order 0 and the power n of the peak frequency; of 2, only for a peakedness over 1/2."""
    return (peakedness + 0.25) ** (n / 4) * gamma(peakedness - n / 4) / gamma(peakedness)


PARTS = [(3, 0.45, 3), (2, 0.95, 1.2)]
expected = {}
for i, (height, peak, peakedness) in enumerate(PARTS):
    row = {
        'significant_wave_height': height,
        'peak_period': 2 * pi / peak,
        'peak_frequency': peak,
        'peakedness': peakedness,
        **{f'shape_{name}': moment(n, peakedness) for name, n in (('m1', -1), ('0', 0), ('1', 1), ('2', 2))},
    }
    expected.update({f'tables.systems.{i}.{name}': value for name, value in row.items()})
case('ochi-hubble-custom', expected)
