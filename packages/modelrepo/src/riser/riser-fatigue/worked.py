"""Verdicts of riser-fatigue: Palmgren and Miner's sum on the curves of DNV-RP-C203 (2016), the factor of DNV-RP-F204 (2010).
Ranges in MPa, walls in mm, damages in 1/year.
"""

from math import gamma, log

from worked import case

YEAR = 365.25 * 86400
# log10 a of both lines and log10 of the cycles at the knee; one line in free corrosion
CURVES = {
    'F1 cp': (11.299, 14.832, 6),
    'E cp': (11.61, 15.35, 6),
    'D cp': (11.764, 15.606, 6),
    'D air': (12.164, 15.606, 7),
    'F1 fc': (11.222, None, None),
}


def cycles(curve, S):
    first, second, knee = CURVES[curve]
    N = 10**first / S**3
    return N if second is None or N <= 10**knee else 10**second / S**5


def thickness(t, k):
    return max(1, t / 25) ** k


class Segment:
    def __init__(self, curve, t=20, k=0.25):
        self.curve, self.factor = curve, thickness(t, k)

    def waves(self, ranges, counts, scf=1, years=1):
        return sum(n / cycles(self.curve, S * scf * self.factor) for S, n in zip(ranges, counts)) / years

    def vortices(self, S, f, share=None, hours=None, scf=1, narrow=False):
        exposed = share * YEAR if hours is None else hours * 3600
        local = S * scf * self.factor
        if narrow:
            return f * exposed * local**3 * gamma(2.5) / 10 ** CURVES[self.curve][0]
        return f * exposed / cycles(self.curve, local)

    def spread(self, extreme, count, shape, per_year, scf=1):
        q = extreme * scf * self.factor / log(count) ** (1 / shape)
        return per_year * q**3 / 10 ** CURVES[self.curve][0] * gamma(1 + 3 / shape)


def verdict(name, damage, life, factor):
    sides = {'demand': damage, 'capacity': 1 / (life * factor), 'utilisation': damage * life * factor}
    case(name, {f'checks.fatigue.{side}': v for side, v in sides.items()})


sandwave = Segment('F1 cp', 22.2)
default = sandwave.waves([6, 10, 16, 24, 36], [4e6, 6e5, 45e3, 2500, 90], scf=1.15)
default += sandwave.vortices(9, 0.42, share=0.02) + sandwave.vortices(12, 0.55, hours=40)
verdict('default-scr-two-segments', default, 25, 10)
verdict('life-of-two-centuries-fails', default, 200, 10)
thick = Segment('E cp', 30, 0.2).waves([20, 45, 80, 120], [2e7, 5e5, 2e4, 800], scf=1.3, years=25)
verdict('thick-wall-knee-straddle', thick, 25, 10)
verdict('thick-wall-with-a-factor-that-it-bears', thick, 20, 3)
at_limit = Segment('D cp').vortices(100, 1, hours=0.806617246557)
verdict('viv-only-exact-limit', at_limit, 20, 10)
verdict('viv-only-beyond-the-limit', at_limit, 20, 10.1)
narrow = Segment('F1 cp', 28)
both = narrow.waves([8, 20], [5e5, 6000], scf=1.2) + narrow.vortices(10, 0.3, hours=60)
verdict('viv-narrow-band', both + narrow.vortices(16, 0.35, share=0.01, scf=1.2, narrow=True), 25, 10)
verdict('viv-of-one-range-in-place-of-the-narrow-band', both + narrow.vortices(16, 0.35, share=0.01, scf=1.2), 25, 10)
corroding = Segment('F1 fc', 30).spread(60, 1e8, 1.1, 4e6, scf=1.2)
verdict('weibull-free-corrosion-thick-wall', corroding, 20, 6)
knee = Segment('D air', 22.2)
currents = knee.vortices(40, 0.8, share=0.01, scf=1.3) + knee.vortices(80, 0.3, hours=200, scf=1.3)
verdict('two-currents-in-air-about-the-knee', currents, 20, 3)
