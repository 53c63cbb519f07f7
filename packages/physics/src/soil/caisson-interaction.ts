/** Horizontal and vertical pull on a suction caisson together. Coherent SI. */
import { constant, equation, reachRange } from '@keelson/equations'
import { supachawarote } from './anchor-sources.ts'

const ENVELOPE = { source: supachawarote, clause: 'expression for the capacity envelope' } as const

export const ENVELOPE_LIMIT = constant({
  ...ENVELOPE,
  symbol: 'U_max',
  title: 'Capacity envelope limit',
  value: 1,
  unit: '-',
})
/** Length over diameter that the envelopes were found for. */
export const ENVELOPE_RANGE = { slenderest: 5, stockiest: 1.5 } as const
export const ENVELOPE_SLENDERNESS = reachRange({
  ...ENVELOPE,
  symbol: 'L/D',
  title: 'Length-to-diameter ratio',
  unit: '-',
  from: ENVELOPE_RANGE.stockiest,
  to: ENVELOPE_RANGE.slenderest,
  unsafe: 'either',
  because: 'the envelope is derived for 1.5 to 5 diameters only',
})

const SIZE = { L: ['embedded length', 'm'], D: ['outside diameter', 'm'] } as const

export const horizontalExponent = equation({
  ...ENVELOPE,
  symbol: 'a',
  title: 'Horizontal load exponent',
  unit: '-',
  where: SIZE,
  evaluate: ({ L, D }) => L / D + 0.5,
})

export const verticalExponent = equation({
  ...ENVELOPE,
  symbol: 'b',
  title: 'Vertical load exponent',
  unit: '-',
  where: SIZE,
  evaluate: ({ L, D }) => L / (3 * D) + 4.5,
})

export const interaction = equation({
  ...ENVELOPE,
  symbol: 'U_HV',
  title: 'Combined horizontal and vertical load',
  unit: '-',
  where: {
    H_d: ['factored horizontal load', 'N'],
    H_u: ['horizontal capacity', 'N'],
    a: ['horizontal load exponent', '-'],
    V_d: ['factored vertical load', 'N'],
    V_u: ['vertical capacity', 'N'],
    b: ['vertical load exponent', '-'],
  },
  evaluate: ({ H_d, H_u, a, V_d, V_u, b }) => (H_d / H_u) ** a + (V_d / V_u) ** b,
})
