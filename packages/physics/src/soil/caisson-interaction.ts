/** Horizontal and vertical pull on a suction caisson together. Coherent SI. */
import { constant, equation, reachRange } from '@keelson/equations'
import { supachawarote } from './anchor-sources.ts'

const ENVELOPE = { source: supachawarote, clause: 'unique expression of the envelopes' } as const

export const ENVELOPE_LIMIT = constant({
  ...ENVELOPE,
  symbol: 'U_max',
  title: 'The envelope itself',
  value: 1,
  unit: '-',
})
/** Length over diameter that the envelopes were found for. */
export const ENVELOPE_RANGE = { slenderest: 5, stockiest: 1.5 } as const
export const ENVELOPE_SLENDERNESS = reachRange({
  ...ENVELOPE,
  symbol: 'L/D',
  title: 'Length over diameter',
  unit: '-',
  from: ENVELOPE_RANGE.stockiest,
  to: ENVELOPE_RANGE.slenderest,
  unsafe: 'either',
  because: 'the envelope was found for this range',
})

const SIZE = { L: ['embedded length', 'm'], D: ['outer diameter', 'm'] } as const

export const horizontalExponent = equation({
  ...ENVELOPE,
  symbol: 'a',
  title: 'Exponent of the horizontal pull',
  unit: '-',
  where: SIZE,
  evaluate: ({ L, D }) => L / D + 0.5,
})

export const verticalExponent = equation({
  ...ENVELOPE,
  symbol: 'b',
  title: 'Exponent of the vertical pull',
  unit: '-',
  where: SIZE,
  evaluate: ({ L, D }) => L / (3 * D) + 4.5,
})

export const interaction = equation({
  ...ENVELOPE,
  symbol: 'U_HV',
  title: 'Horizontal and vertical pull together',
  unit: '-',
  where: {
    H_d: ['factored horizontal pull', 'N'],
    H_u: ['horizontal capacity', 'N'],
    a: ['exponent of the horizontal pull', '-'],
    V_d: ['factored vertical pull', 'N'],
    V_u: ['vertical capacity', 'N'],
    b: ['exponent of the vertical pull', '-'],
  },
  evaluate: ({ H_d, H_u, a, V_d, V_u, b }) => (H_d / H_u) ** a + (V_d / V_u) ** b,
})
