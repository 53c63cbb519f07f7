/** Current demand of a ship's hull that sails and lies. ABS Guidance Notes on Cathodic Protection of Ships (2017), section 2. */
import { equation, type Source } from '@keelson/equations'
import { demandOfParts } from '@keelson/physics/cathodic-protection/galvanic-balance.ts'

export const absCpShips: Source = {
  id: 'ABS CP of Ships',
  title: 'Guidance Notes on Cathodic Protection of Ships',
  publisher: 'ABS',
  revision: 'December 2017',
  read: 'public descriptions',
}

export const meanHullBreakdown = equation({
  symbol: 'f_cm',
  title: 'Mean coating breakdown factor',
  unit: '-',
  source: absCpShips,
  clause: '2/4.4',
  where: { f_ci: ['initial coating breakdown factor', '-'], f_cf: ['final coating breakdown factor', '-'] },
  evaluate: ({ f_ci, f_cf }) => (f_ci + f_cf) / 2,
})

/** Weighted by the time under way. */
export const meanBareDensity = equation({
  symbol: 'J_mean',
  title: 'Mean bare steel current density',
  unit: 'A/m2',
  source: absCpShips,
  clause: '2/4.5',
  where: {
    J_dyn: ['bare steel current density, sailing', 'A/m2'],
    J_stat: ['bare steel current density, moored', 'A/m2'],
    p: ['fraction of time sailing', '-'],
  },
  evaluate: ({ J_dyn, J_stat, p }) => J_dyn * p + J_stat * (1 - p),
})

export const bareShare = equation({
  symbol: 'k_b',
  title: 'Bare hull fraction',
  unit: '-',
  source: absCpShips,
  clause: '2/4.5',
  where: { k_c: ['coated hull fraction', '-'] },
  evaluate: ({ k_c }) => 1 - k_c,
})

export const shareOfHull = equation({
  symbol: 'A_k',
  title: 'Partial hull area',
  unit: 'm2',
  source: absCpShips,
  clause: '2/4.5',
  where: { A: ['hull area', 'm2'], k: ['hull area fraction', '-'] },
  evaluate: ({ A, k }) => A * k,
})

export const hullDemand = equation({
  symbol: 'I_k',
  title: 'Partial hull current demand',
  unit: 'A',
  source: absCpShips,
  clause: '2/4.5',
  where: {
    A_k: ['partial hull area', 'm2'],
    J: ['bare steel current density', 'A/m2'],
    f_c: ['coating breakdown factor', '-'],
  },
  evaluate: ({ A_k, J, f_c }) => A_k * J * f_c,
})

export const totalHullDemand = demandOfParts(absCpShips, '2/4.5')

/** A spent flush anode is shorter by a tenth of what is used. */
export const finalHullAnodeLength = equation({
  symbol: 'L_f',
  title: 'Anode length at end of life',
  unit: 'm',
  source: absCpShips,
  clause: '2/7.5',
  where: { u: ['anode utilisation factor', '-'], L: ['anode length', 'm'] },
  evaluate: ({ u, L }) => (1 - 0.1 * u) * L,
})
