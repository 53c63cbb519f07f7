"""Verdicts of inspection-planning: remaining life by API 510, 570 and 653 as wall over rate; thinning damage factor, risk and
the date of its target by API RP 581 (2016), parts 1 and 2, by the script of the practice; in mm, MPa, years and m2."""

from worked import case, functions_of

rbi = functions_of('../../../../standards/src/api-rp-581-2016/worked.py')
PRIOR = {'low': (0.5, 0.3, 0.2), 'medium': (0.7, 0.2, 0.1), 'high': (0.8, 0.15, 0.05)}
TRUE_IN_STATE = {'A': (0.9, 0.09, 0.01), 'B': (0.7, 0.2, 0.1), 'C': (0.5, 0.3, 0.2), 'D': (0.4, 0.33, 0.27)}
LOSS_IN_STATE = (1, 2, 4)
GENERIC = 3.06e-5


def verdict(name, **sides):
    case(name, {f'checks.{id}.{side}': v for id, both in sides.items() for side, v in zip(('demand', 'capacity'), both)})


def walls():
    inch = 25.4
    verdict('original-api570-circuit', wall=(6, 8.5), remaining_life=(10, (8.5 - 6) / ((11 - 8.5) / 5)))
    verdict('wall-and-life-enough', wall=(6, 9.6), remaining_life=(10, (9.6 - 6) / ((10.4 - 9.6) / 5)))
    verdict('wall-above-the-life-but-not-long-enough', wall=(7, 9), remaining_life=(11, (9 - 7) / 0.2))
    verdict('nothing-left', wall=(7, 6.9), remaining_life=(1, 0))
    verdict('vessel-below-its-required-thickness', wall=(0.15 * inch, 0.14 * inch))
    verdict('msts-exercise-6-remaining-life', wall=(0.15 * inch, 0.198 * inch))
    verdict('two-locations-with-trend', remaining_life=(10, 13.5))


class Component:
    """Thinning from furnished thickness, of a cylinder."""

    def __init__(self, t, rate, P, D, YS, TS, S, t_min, confidence, inspections, factor=1.0, E=1.0):
        self.t, self.rate, self.inspections, self.factor = t, rate, inspections, factor
        FS = rbi.flowStress(YS, TS, E)
        by_minimum = rbi.strengthRatioOfMinimum(S, E, FS, t_min, t_min, t)
        self.SR = max(by_minimum, rbi.strengthRatioOfPressure(P, D, 2, t, FS))
        self.prior = PRIOR[confidence]

    def damage(self, age, inspections=None):
        lost = rbi.metalLossParameter(self.rate, age, self.t)
        told = list(self.prior)
        for grade, number in (inspections or self.inspections).items():
            told = [I * true**number for I, true in zip(told, TRUE_IN_STATE[grade])]
        Po = [I / sum(told) for I in told]
        beta = [rbi.reliabilityIndex(D_s, lost, self.SR, 0.2, 0.2, 0.05) for D_s in LOSS_IN_STATE]
        return max(0.1, rbi.baseDamageFactor(*Po, *beta) * self.factor)

    def until(self, target, age):
        """Years until a damage factor is reached, by halving."""
        low, high = 0.0, self.t / self.rate - age
        for _ in range(200):
            middle = (low + high) / 2
            low, high = (middle, high) if self.damage(age + middle) < target else (low, middle)
        return low

    def risk(self, age, area):
        return rbi.risk(rbi.probabilityOfFailure(GENERIC, self.damage(age), 1), area)


def risks():
    drum = Component(12.7, 0.25, 2, 1524, 260, 485, 138, 12, 'medium', {'A': 1, 'B': 1, 'C': 2}, factor=3 / 2)
    now, R = drum.damage(15), drum.risk(15, 250)
    target = min(1500, rbi.damageFactorOfRisk(5, GENERIC, 1, 250))
    due = drum.until(target, 15)
    verdict('api581-adjusted-risk-and-date', damage_factor=(now, 1500), risk=(R, 5), remaining_life=(5, due))
    case('api581-adjusted-risk-and-date', {'damage_factor_after_inspection': drum.damage(15 + due, {'A': 1, 'B': 2, 'C': 2})})
    verdict('risk-target-reached-later-than-needed', damage_factor=(now, 1500), risk=(R, 5), remaining_life=(9, due))
    verdict('damage-factor-beyond-its-target', damage_factor=(now, 50), risk=(R, 5))
    case('damage-factor-beyond-its-target', {'damage_factor_after_inspection': drum.damage(15, {'A': 2, 'B': 1, 'C': 2})})
    verdict('risk-beyond-its-target', damage_factor=(now, 1500), risk=(R, 0.4))
    spent = drum.damage(52)
    verdict('expected-loss-of-the-whole-wall-under-a-high-target', damage_factor=(spent, 1e6), risk=(drum.risk(52, 250), 1e4))


walls()
risks()
