"""Verdicts and the table of liquefaction-triggering: the procedures of Youd et al. (2001) and of Boulanger and Idriss (2014) on
clean-sand resistances, and what follows for the ground, put together from the functions that hold the equations. SI.
"""

from worked import case, functions_of

soil = functions_of('../../../../physics/src/soil/liquefaction.worked.py')
G = 9.80665


class Ground:
    def __init__(self, a_max, M, layers, youd=True, cone=False, required=1.2, overburden=True, water=0):
        """Layers: depth, total and effective stress, clean-sand resistance."""
        self.a_max, self.M, self.youd, self.cone = a_max * G, M, youd, cone
        self.required, self.overburden, self.water = required, overburden, water
        depths = [layer[0] for layer in layers]
        ends = [0] + [(a + b) / 2 for a, b in zip(depths, depths[1:])]
        last = depths[-1] + (depths[-1] - depths[-2]) / 2 if len(depths) > 1 else 2 * depths[0]
        self.rows = [self.row(layer, top, base) for layer, top, base in zip(layers, ends, ends[1:] + [last])]

    def reduction(self, z):
        if self.youd:
            return soil.youdReduction(z)
        return soil.biReduction(soil.reductionAlpha(z), soil.reductionBeta(z), self.M)

    def scaling(self, x):
        if self.youd:
            return soil.youdScaling(self.M)
        return soil.biScaling(soil.coneScaling(x) if self.cone else soil.blowCountScaling(x), self.M)

    def pressed(self, x, sigma_e):
        if self.youd:
            return soil.youdOverburden(sigma_e, 1e5, 0.7) if self.overburden else 1
        return soil.biOverburden(soil.coneOverburden(x) if self.cone else soil.blowCountOverburden(x), sigma_e, 1e5)

    def resists(self, x):
        if self.cone:
            return soil.coneResistance(x)
        return soil.youdResistance(x) if self.youd else soil.blowCountResistance(x)

    def strains(self, x, FS):
        if self.cone:
            largest = soil.largestShearStrain(FS, soil.coneStrainOnset(x), soil.coneStrainLimit(x))
            return largest, soil.coneVolumeStrain(x, largest)
        largest = soil.largestShearStrain(FS, soil.blowCountStrainOnset(x), soil.blowCountStrainLimit(x))
        return largest, soil.blowCountVolumeStrain(x, largest)

    def row(self, layer, top, base):
        z, sigma_v, sigma_e, x = layer
        CSR = soil.stressRatio(self.a_max, G, sigma_v, sigma_e, self.reduction(z))
        row = {'depth': z, 'top': top, 'base': base, 'thickness': base - top, 'stress_ratio': CSR, 'resistance': x}
        row |= {'weight': soil.depthWeight(top, base), 'severity': 0, 'shear_strain': 0, 'volume_strain': 0}
        if z < self.water or (self.youd and x >= 30):
            return row
        CRR = self.resists(x)
        FS = soil.safetyFactor(CRR, self.scaling(x), self.pressed(x, sigma_e), CSR)
        gamma, epsilon = self.strains(x, FS)
        row |= {'resistance_ratio': CRR, 'safety': FS, 'severity': max(0, 1 - FS)}
        return row | {'shear_strain': gamma, 'volume_strain': epsilon}

    def least(self):
        return min(row['safety'] for row in self.rows if 'safety' in row)


def verdict(name, ground):
    case(name, {'checks.liquefaction.demand': ground.required, 'checks.liquefaction.capacity': ground.least()})


def table(name, ground):
    for n, row in enumerate(ground.rows):
        case(name, {f'tables.layers.{n}.{column}': number for column, number in row.items()})


THREE = [(3, 54e3, 34e3), (6, 108e3, 59e3), (9, 162e3, 83.5e3)]


def three(*resistances):
    return [(*layer, x) for layer, x in zip(THREE, resistances)]


def cases():
    loose = Ground(0.25, 7, three(8, 14, 28), overburden=False)
    verdict('original-default-three-layers', loose)
    table('original-default-three-layers', loose)
    verdict('weaker-earthquake-than-the-ground-resists', Ground(0.15, 6.5, three(22, 25, 29)))
    verdict('weakest-layer-between-two-that-are-stronger', Ground(0.15, 6.5, three(22, 12, 29)))
    verdict('a-lower-factor-is-asked-for', Ground(0.15, 6.5, three(22, 12, 29), required=1.1))
    wet = [(3, 57e3, 27.57e3), (6, 114e3, 55.14e3), (9, 171e3, 82.71e3)]
    for name in ('the-same-ground-with-the-pressure-of-the-water', 'water-table-from-the-stresses'):
        verdict(name, Ground(0.15, 7.5, [(*layer, x) for layer, x in zip(wet, (14, 16, 18))]))
    verdict('factor-of-safety-reported-to-two', Ground(0.15, 7.5, [(*layer, 120) for layer in wet], youd=False))
    dry = Ground(0.25, 7, three(8, 31, 20), water=4)
    verdict('a-dry-layer-and-a-dense-one-have-no-factor', dry)
    table('a-dry-layer-and-a-dense-one-have-no-factor', dry)
    counted = Ground(0.15, 6.5, three(22, 12, 29), youd=False)
    verdict('blow-counts-by-boulanger-and-idriss', counted)
    table('blow-counts-by-boulanger-and-idriss', counted)
    cone = [(4, 72e3, 42e3, 60), (8, 150e3, 80e3, 120), (12, 230e3, 121e3, 160)]
    pushed = Ground(0.3, 6, cone, youd=False, cone=True)
    verdict('cone-clean-sand-chain', pushed)
    table('cone-clean-sand-chain', pushed)
    verdict('cone-in-a-weaker-earthquake', Ground(0.08, 6, cone, youd=False, cone=True))


cases()
