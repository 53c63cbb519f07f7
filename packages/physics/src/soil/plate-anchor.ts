/** A plate anchor in clay, pulled normal to its face. Coherent SI. */
import { constant, equation, log, reachRange, reachRule, sqrt } from '@keelson/equations'
import { randolphGourvenec, yuLiuKongHu } from './anchor-sources.ts'

const PLATE = { source: randolphGourvenec, clause: 'plate anchors, deep square plate' } as const

export const PLATE_BEARING_FACTOR = constant({
  ...PLATE,
  symbol: 'N_c',
  title: 'Bearing factor, deep square plate',
  value: 12.5,
  unit: '-',
})
/** Depth over width from which soil flows round the plate. */
export const DEEP_PLATE = 4.5

const SHALLOW = { source: yuLiuKongHu, clause: 'horizontal strip, immediate breakaway', unit: '-' } as const

/** Depth over width from which the factor of a plate that breaks away is fitted. Yu et al. (2011). */
export const SHALLOWEST_PLATE = 1
export const PLATE_DEPTH = reachRange({
  ...SHALLOW,
  symbol: 'z_f/B',
  title: 'Plate depth-to-width ratio',
  from: SHALLOWEST_PLATE,
  unsafe: 'below',
  because: 'the shallow plate bearing factor is fitted only to plates at least one width deep',
})
export const BREAKS_AWAY = reachRule({
  title: 'The shallow plate bearing factor does not exceed the breakaway value',
  because: 'a shallow plate breaks away from the clay below it',
  source: yuLiuKongHu,
  clause: SHALLOW.clause,
})

const FACES = { z_f: ['plate depth', 'm'], B: ['plate width', 'm'] } as const

/** A strip in weightless clay: a square has more, and the weight of the soil above adds to it. */
export const breakawayFactor = equation({
  ...SHALLOW,
  symbol: 'N_c0',
  title: 'Bearing factor in uniform clay, no suction below the plate',
  where: FACES,
  evaluate: ({ z_f, B }) => 1.974 + 2.483 * log(z_f / B),
})

export const strengthReduction = equation({
  ...SHALLOW,
  symbol: 'f_0',
  title: 'Strength gradient coefficient',
  where: FACES,
  evaluate: ({ z_f, B }) => (z_f / B < 4 ? 1.77 * (z_f / B) ** 0.3 - 1.289 : 0.192 * (z_f / B) + 0.644),
})

/** The clay above the plate is weaker than that at it. */
export const shallowFactor = equation({
  ...SHALLOW,
  symbol: 'N_c',
  title: 'Shallow plate bearing factor',
  where: {
    N_c0: ['bearing factor in uniform clay', '-'],
    f_0: ['strength gradient coefficient', '-'],
    k: ['shear strength gradient', 'Pa/m'],
    B: ['plate width', 'm'],
    s_f: ['undrained shear strength at the plate', 'Pa'],
  },
  evaluate: ({ N_c0, f_0, k, B, s_f }) => N_c0 * (1 - (f_0 * k * B) / s_f),
})

export const depthAfterKeying = equation({
  ...PLATE,
  symbol: 'z_f',
  title: 'Depth after keying',
  unit: 'm',
  where: { z_e: ['depth before keying', 'm'], z_k: ['embedment loss during keying', 'm'] },
  evaluate: ({ z_e, z_k }) => z_e - z_k,
})

/** Of a square of the same area. */
export const plateWidth = equation({
  ...PLATE,
  symbol: 'B',
  title: 'Plate width',
  unit: 'm',
  where: { A: ['plate area', 'm2'] },
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
    s_f: ['undrained shear strength at the plate', 'Pa'],
    A: ['plate area', 'm2'],
  },
  evaluate: ({ eta_d, N_c, s_f, A }) => eta_d * N_c * s_f * A,
})
