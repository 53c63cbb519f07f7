/** Axial capacity of a pile of its unit resistances, plugged or not. API RP 2GEO 8.1.2 and 8.2. */
import { constant, equation, min, pi, reachRange, sum } from '@keelson/equations'
import { apiRp2aPiles, apiRp2geo } from './source.ts'

const AT = { source: apiRp2geo, clause: '8.1.2', unit: 'N' } as const

const D = ['outside diameter', 'm'] as const
const D_i = ['inside diameter', 'm'] as const
const L = ['embedded length', 'm'] as const
const q = ['unit end bearing', 'Pa'] as const
const F = ['layer friction per unit shaft width', 'N/m', 'list'] as const

/** Of a tip in a layer that bears more than the one above. */
export const INTO_BEARING_LAYER = reachRange({
  symbol: 't/D',
  title: 'Ratio of tip penetration into stronger layer to diameter',
  unit: '-',
  from: 3,
  unsafe: 'below',
  because: 'full end bearing requires a penetration of three diameters',
  source: apiRp2geo,
  clause: '8.1, layered soils',
})

/** Of steel less sea water. */
export const STEEL_IN_WATER = constant({
  symbol: 'gamma_p',
  title: 'Submerged unit weight of steel',
  value: 66.9,
  unit: 'kN/m3',
  source: apiRp2geo,
  clause: '8.2, 77.0 less 10.1',
})

export const innerDiameter = equation({
  ...AT,
  symbol: 'D_i',
  title: 'Inside diameter',
  unit: 'm',
  where: { D, t: ['wall thickness', 'm'] },
  evaluate: ({ D, t }) => D - 2 * t,
})

/** One unit friction for all of the shaft. */
export const uniformFriction = equation({
  ...AT,
  symbol: 'Q_f',
  title: 'Skin friction capacity',
  where: { f: ['unit skin friction', 'Pa'], D, L },
  evaluate: ({ f, D, L }) => f * pi * D * L,
})

export const shaftFriction = equation({
  ...AT,
  symbol: 'Q_f',
  title: 'Skin friction capacity',
  where: { D, F },
  evaluate: ({ D, F }) => pi * D * sum(F.length, (j) => F[j]),
})

export const pluggedBearing = equation({
  ...AT,
  symbol: 'Q_p',
  title: 'Plugged end bearing',
  where: { q, D },
  evaluate: ({ q, D }) => (q * pi * D ** 2) / 4,
})

/** The soil in the pipe rubs along the wall as the soil around it does. */
export const unpluggedBearing = equation({
  ...AT,
  symbol: 'Q_u',
  title: 'Inner friction and annulus end bearing',
  where: { q, D, D_i, F },
  evaluate: ({ q, D, D_i, F }) => (q * pi * (D ** 2 - D_i ** 2)) / 4 + pi * D_i * sum(F.length, (j) => F[j]),
})

export const tipResistance = equation({
  ...AT,
  symbol: 'Q_b',
  title: 'Governing end bearing',
  where: { Q_p: ['plugged end bearing', 'N'], Q_u: ['inner friction and annulus end bearing', 'N'] },
  evaluate: ({ Q_p, Q_u }) => min(Q_p, Q_u),
})

export const compressionCapacity = equation({
  ...AT,
  symbol: 'Q_d',
  title: 'Ultimate compression capacity',
  where: { Q_f: ['skin friction capacity', 'N'], Q_b: ['end bearing', 'N'] },
  evaluate: ({ Q_f, Q_b }) => Q_f + Q_b,
})

export const pileWeight = equation({
  ...AT,
  clause: '8.2',
  symbol: 'W',
  title: 'Submerged pile weight',
  where: { D, D_i, L, gamma_p: ['submerged unit weight of steel', 'N/m3'] },
  evaluate: ({ D, D_i, L, gamma_p }) => ((pi * (D ** 2 - D_i ** 2)) / 4) * L * gamma_p,
})

export const tensionCapacity = equation({
  ...AT,
  clause: '8.2',
  symbol: 'Q_t',
  title: 'Ultimate tension capacity',
  where: { Q_f: ['skin friction capacity', 'N'], W: ['effective weight', 'N'] },
  evaluate: ({ Q_f, W }) => Q_f + W,
})

export const allowableCapacity = equation({
  ...AT,
  source: apiRp2aPiles,
  clause: '6.3.4',
  symbol: 'Q_a',
  title: 'Allowable capacity',
  where: { Q: ['ultimate capacity', 'N'], FoS: ['factor of safety', '-'] },
  evaluate: ({ Q, FoS }) => Q / FoS,
})

export const axialUtilisation = equation({
  ...AT,
  source: apiRp2aPiles,
  clause: '6.3.4',
  symbol: 'U',
  title: 'Utilisation',
  unit: '-',
  where: { P: ['applied load', 'N'], Q_a: ['allowable capacity', 'N'] },
  evaluate: ({ P, Q_a }) => P / Q_a,
})
