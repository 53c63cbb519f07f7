/** A plate anchor in clay, pulled normal to its face. Coherent SI. */
import { constant, equation, sqrt } from '@keelson/equations'
import { randolphGourvenec } from './anchor-sources.ts'

const PLATE = { source: randolphGourvenec, clause: 'plate anchors, deep square plate' } as const

export const PLATE_BEARING_FACTOR = constant({
  ...PLATE,
  symbol: 'N_c',
  title: 'Bearing factor of a deep square plate',
  value: 12.5,
  unit: '-',
})
/** Depth over width from which soil flows round the plate. */
export const DEEP_PLATE = 4.5

export const depthAfterKeying = equation({
  ...PLATE,
  symbol: 'z_f',
  title: 'Depth after keying',
  unit: 'm',
  where: { z_e: ['depth before keying', 'm'], z_k: ['loss of embedment while keying', 'm'] },
  evaluate: ({ z_e, z_k }) => z_e - z_k,
})

/** Of a square of the same area. */
export const plateWidth = equation({
  ...PLATE,
  symbol: 'B',
  title: 'Width of the plate',
  unit: 'm',
  where: { A: ['area of the plate', 'm2'] },
  evaluate: ({ A }) => sqrt(A),
})

export const pulloutCapacity = equation({
  ...PLATE,
  symbol: 'Q_u',
  title: 'Pullout capacity',
  unit: 'N',
  where: {
    eta_d: ['disturbance factor', '-'],
    N_c: ['bearing factor', '-'],
    s_f: ['strength at the plate', 'Pa'],
    A: ['area of the plate', 'm2'],
  },
  evaluate: ({ eta_d, N_c, s_f, A }) => eta_d * N_c * s_f * A,
})
