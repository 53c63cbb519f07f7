/** A suction caisson pulled upwards in clay: three modes, each with its parts. Coherent SI. */
import { constant, equation, min, pi } from '@keelson/equations'
import { randolphGourvenec } from './anchor-sources.ts'

const MODES = { source: randolphGourvenec, clause: 'suction caissons, vertical capacity' } as const

export const CAISSON_BEARING_FACTOR = constant({
  ...MODES,
  symbol: 'N_c',
  title: 'Reverse end-bearing factor, deep caisson',
  value: 9,
  unit: '-',
})

const DIAMETER = { D: ['outside diameter', 'm'] } as const
const LENGTH = { L: ['embedded length', 'm'] } as const
const ADHESION = {
  alpha: ['skin friction factor', '-'],
  s_av: ['mean undrained shear strength over the embedded length', 'Pa'],
} as const

export const boreDiameter = equation({
  ...MODES,
  symbol: 'D_i',
  title: 'Inside diameter',
  unit: 'm',
  where: { ...DIAMETER, t: ['wall thickness', 'm'] },
  evaluate: ({ D, t }) => D - 2 * t,
})

export const outerFriction = equation({
  ...MODES,
  symbol: 'F_o',
  title: 'Outer skin friction',
  unit: 'N',
  where: { ...ADHESION, ...DIAMETER, ...LENGTH },
  evaluate: ({ alpha, s_av, D, L }) => alpha * s_av * pi * D * L,
})

export const innerFriction = equation({
  ...MODES,
  symbol: 'F_i',
  title: 'Inner skin friction',
  unit: 'N',
  where: { ...ADHESION, D_i: ['inside diameter', 'm'], ...LENGTH },
  evaluate: ({ alpha, s_av, D_i, L }) => alpha * s_av * pi * D_i * L,
})

/** The whole circle bears: plug and caisson come up together. */
export const reverseEndBearing = equation({
  ...MODES,
  symbol: 'Q_b',
  title: 'Reverse end-bearing capacity',
  unit: 'N',
  where: { N_c: ['bearing factor', '-'], s_tip: ['undrained shear strength at the tip', 'Pa'], ...DIAMETER },
  evaluate: ({ N_c, s_tip, D }) => (N_c * s_tip * pi * D ** 2) / 4,
})

export const plugWeight = equation({
  ...MODES,
  symbol: 'W_p',
  title: 'Submerged soil plug weight',
  unit: 'N',
  where: { gamma_s: ['submerged soil unit weight', 'N/m3'], D_i: ['inside diameter', 'm'], ...LENGTH },
  evaluate: ({ gamma_s, D_i, L }) => (gamma_s * pi * D_i ** 2 * L) / 4,
})

const OUTSIDE = { W: ['submerged caisson weight', 'N'], F_o: ['outer skin friction', 'N'] } as const

/** The plug hangs on the lid by suction and tears the soil below the tip. */
export const pluggedCapacity = equation({
  ...MODES,
  symbol: 'V_p',
  title: 'Plugged capacity with reverse end bearing',
  unit: 'N',
  where: { ...OUTSIDE, Q_b: ['reverse end-bearing capacity', 'N'] },
  evaluate: ({ W, F_o, Q_b }) => W + F_o + Q_b,
})

/** The plug stays in the ground. */
export const coringCapacity = equation({
  ...MODES,
  symbol: 'V_c',
  title: 'Coring capacity, plug left in place',
  unit: 'N',
  where: { ...OUTSIDE, F_i: ['inner skin friction', 'N'] },
  evaluate: ({ W, F_o, F_i }) => W + F_o + F_i,
})

/** The plug comes up by friction and nothing holds it below. */
export const plugWeightCapacity = equation({
  ...MODES,
  symbol: 'V_w',
  title: 'Capacity with plug lifted, no suction',
  unit: 'N',
  where: { ...OUTSIDE, W_p: ['submerged soil plug weight', 'N'] },
  evaluate: ({ W, F_o, W_p }) => W + F_o + W_p,
})

export const capacityWithSuction = equation({
  ...MODES,
  symbol: 'V_u',
  title: 'Vertical capacity',
  unit: 'N',
  where: { V_p: ['plugged capacity', 'N'], V_c: ['coring capacity', 'N'] },
  evaluate: ({ V_p, V_c }) => min(V_p, V_c),
})

export const capacityWithoutSuction = equation({
  ...MODES,
  symbol: 'V_u',
  title: 'Vertical capacity',
  unit: 'N',
  where: { V_c: ['coring capacity', 'N'], V_w: ['capacity with plug weight', 'N'] },
  evaluate: ({ V_c, V_w }) => min(V_c, V_w),
})
