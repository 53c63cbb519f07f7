/** Axial capacity of a pile of its unit resistances, plugged or not. API RP 2GEO 8.1.2 and 8.2. */
import { constant, equation, min, pi, reachRange, sum } from '@keelson/equations'
import { apiRp2aPiles, apiRp2geo } from './source.ts'

const AT = { source: apiRp2geo, clause: '8.1.2', unit: 'N' } as const

const D = ['outer diameter', 'm'] as const
const D_i = ['inner diameter', 'm'] as const
const L = ['length in the soil', 'm'] as const
const q = ['unit end bearing', 'Pa'] as const
const F = ['friction of the layers, per width of the shaft', 'N/m', 'list'] as const

/** Of a tip in a layer that bears more than the one above. */
export const INTO_BEARING_LAYER = reachRange({
  symbol: 't/D',
  title: 'Depth of the tip in the stronger layer over the diameter',
  unit: '-',
  from: 3,
  unsafe: 'below',
  because: 'the full end bearing needs that depth',
  source: apiRp2geo,
  clause: '8.1, layered soils',
})

/** Of steel less sea water. */
export const STEEL_IN_WATER = constant({
  symbol: 'gamma_p',
  title: 'Unit weight of steel in sea water',
  value: 66.9,
  unit: 'kN/m3',
  source: apiRp2geo,
  clause: '8.2, 77.0 less 10.1',
})

export const innerDiameter = equation({
  ...AT,
  symbol: 'D_i',
  title: 'Inner diameter',
  unit: 'm',
  where: { D, t: ['wall', 'm'] },
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
  title: 'End bearing on the whole tip',
  where: { q, D },
  evaluate: ({ q, D }) => (q * pi * D ** 2) / 4,
})

/** The soil in the pipe rubs along the wall as the soil around it does. */
export const unpluggedBearing = equation({
  ...AT,
  symbol: 'Q_u',
  title: 'Inner friction and end bearing on the wall',
  where: { q, D, D_i, F },
  evaluate: ({ q, D, D_i, F }) => (q * pi * (D ** 2 - D_i ** 2)) / 4 + pi * D_i * sum(F.length, (j) => F[j]),
})

export const tipResistance = equation({
  ...AT,
  symbol: 'Q_b',
  title: 'End bearing that counts',
  where: { Q_p: ['end bearing on the whole tip', 'N'], Q_u: ['inner friction and end bearing on the wall', 'N'] },
  evaluate: ({ Q_p, Q_u }) => min(Q_p, Q_u),
})

export const compressionCapacity = equation({
  ...AT,
  symbol: 'Q_d',
  title: 'Ultimate capacity in compression',
  where: { Q_f: ['skin friction capacity', 'N'], Q_b: ['end bearing', 'N'] },
  evaluate: ({ Q_f, Q_b }) => Q_f + Q_b,
})

export const pileWeight = equation({
  ...AT,
  clause: '8.2',
  symbol: 'W',
  title: 'Weight of the pile in water',
  where: { D, D_i, L, gamma_p: ['unit weight of steel in water', 'N/m3'] },
  evaluate: ({ D, D_i, L, gamma_p }) => ((pi * (D ** 2 - D_i ** 2)) / 4) * L * gamma_p,
})

export const tensionCapacity = equation({
  ...AT,
  clause: '8.2',
  symbol: 'Q_t',
  title: 'Ultimate capacity in tension',
  where: { Q_f: ['skin friction capacity', 'N'], W: ['weight that counts', 'N'] },
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
