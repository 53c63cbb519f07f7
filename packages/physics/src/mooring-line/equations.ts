/** What a line of several segments adds to the catenary: nodes with point loads, and a plane bed with a slope. Coherent SI. */
import { cos, equation, max, sin, tan } from '@keelson/equations'
import { faltinsen } from '../handbooks.ts'
import { where } from './symbols.ts'

const NODE = { source: faltinsen, clause: 'ch. 8, equilibrium of a node' } as const
const BED = { source: faltinsen, clause: 'ch. 8, equilibrium of a line element on a plane seabed' } as const

/** Positive P is a clump weight, negative P the lift of a buoy. */
export const verticalBelowNode = equation({
  ...NODE,
  symbol: 'V_t',
  title: 'Vertical tension below a node',
  unit: 'N',
  where: where('V_b', 'P'),
  evaluate: ({ V_b, P }) => V_b - P,
})

/** The line leaves the bed along the bed, where its vertical tension is H tan(beta). */
export const liftedLength = equation({
  ...BED,
  symbol: 'L_h',
  title: 'Suspended unstretched length of touchdown segment',
  unit: 'm',
  where: where('V_t', 'H', 'beta', 'w'),
  evaluate: ({ V_t, H, beta, w }) => (V_t - H * tan(beta)) / w,
})

export const touchdownTension = equation({
  ...BED,
  symbol: 'T_u',
  title: 'Touchdown point tension',
  unit: 'N',
  where: where('H', 'beta'),
  evaluate: ({ H, beta }) => H / cos(beta),
})

/** A node that rests on the bed carries P sin(beta) along it, and friction on what the bed bears of it across. */
export const tensionBelowNode = equation({
  ...NODE,
  symbol: 'T_u',
  title: 'Seabed tension below a node',
  unit: 'N',
  where: where('H', 'V_b', 'P', 'C_B', 'beta'),
  evaluate: ({ H, V_b, P, C_B, beta }) =>
    max(H * cos(beta) + (V_b - P) * sin(beta) - C_B * ((P - V_b) * cos(beta) + H * sin(beta)), 0),
  limited: { holds: 'friction can reduce the tension only to zero' },
})

export const bedGradient = equation({
  ...BED,
  symbol: 'r',
  title: 'Tension loss per unit length along seabed',
  unit: 'N/m',
  where: where('w', 'C_B', 'beta'),
  evaluate: ({ w, C_B, beta }) => w * (sin(beta) + C_B * cos(beta)),
})

export const bedTension = equation({
  ...BED,
  symbol: 'T_l',
  title: 'Tension at lower end of seabed length',
  unit: 'N',
  where: where('T_u', 'r', 'b'),
  evaluate: ({ T_u, r, b }) => max(T_u - r * b, 0),
  limited: { holds: 'friction can reduce the tension only to zero' },
})

export const bedRelieved = equation({
  ...BED,
  symbol: 'b_0',
  title: 'Slack length on the seabed',
  unit: 'm',
  where: where('T_u', 'r', 'b'),
  evaluate: ({ T_u, r, b }) => (r * b > T_u ? b - T_u / r : 0),
  limited: { holds: 'no length is slack unless friction exhausts the tension' },
})

export const bedStretch = equation({
  ...BED,
  symbol: 'e',
  title: 'Seabed length stretch',
  unit: 'm',
  where: where('T_u', 'T_l', 'b', 'b_0', 'EA'),
  evaluate: ({ T_u, T_l, b, b_0, EA }) => ((T_u + T_l) * (b - b_0)) / (2 * EA),
})

export const bedX = equation({
  ...BED,
  symbol: 'x',
  title: 'Seabed length horizontal span',
  unit: 'm',
  where: where('b', 'e', 'beta'),
  evaluate: ({ b, e, beta }) => (b + e) * cos(beta),
})

export const bedZ = equation({
  ...BED,
  symbol: 'z',
  title: 'Seabed length rise',
  unit: 'm',
  where: where('b', 'e', 'beta'),
  evaluate: ({ b, e, beta }) => (b + e) * sin(beta),
})

/** From its lower end on; b_0 <= s <= b. */
export const bedPointTension = equation({
  ...BED,
  symbol: 'T_s',
  title: 'Seabed point tension',
  unit: 'N',
  where: { ...where('T_l', 'r', 'b_0'), s: ['unstretched length from lower end', 'm'] },
  evaluate: ({ T_l, r, b_0, s }) => T_l + r * (s - b_0),
})
