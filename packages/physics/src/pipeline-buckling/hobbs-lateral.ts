/** Lateral buckling of a pipe on a frictional bed after Hobbs: forces, amplitude, moment and slope at a buckle length. */
import { equation, reachRange, sqrt } from '@keelson/equations'
import { hobbs } from './sources.ts'

const LATERAL = { source: hobbs, clause: 'lateral modes' } as const

const EI = ['bending stiffness', 'N*m2'] as const
const EA = ['axial stiffness', 'N'] as const
const mu_l = ['lateral friction coefficient', '-'] as const
const mu_a = ['axial friction coefficient', '-'] as const
const w = ['submerged weight', 'N/m'] as const
const L = ['buckle length', 'm'] as const
const P = ['buckle force', 'N'] as const
const k_1 = ['mode force coefficient', '-'] as const
const k_2 = ['mode shortening coefficient', '-'] as const
const k_3 = ['mode slip coefficient', '-'] as const
const k_4 = ['mode amplitude coefficient', '-'] as const
const k_5 = ['mode moment coefficient', '-'] as const
const k_6 = ['mode slope coefficient', '-'] as const

export const buckleForce = equation({
  ...LATERAL,
  symbol: 'P',
  title: 'Buckle force',
  unit: 'N',
  where: { k_1, EI, L },
  evaluate: ({ k_1, EI, L }) => (k_1 * EI) / L ** 2,
})

/** Modes 1 to 4: the line feeds in from both sides against axial friction. */
export const restrainedForceLocalised = equation({
  ...LATERAL,
  symbol: 'P_0',
  title: 'Fully restrained force in equilibrium with the buckle',
  unit: 'N',
  where: { P, k_3, mu_a, w, L, k_2, EA, mu_l, EI },
  evaluate: ({ P, k_3, mu_a, w, L, k_2, EA, mu_l, EI }) =>
    P + k_3 * mu_a * w * L * (sqrt(1 + (k_2 * EA * mu_l ** 2 * w * L ** 5) / (mu_a * EI ** 2)) - 1),
})

/** The infinite mode: no slip, the axial friction plays no part. */
export const restrainedForceInfinite = equation({
  ...LATERAL,
  symbol: 'P_0',
  title: 'Fully restrained force in equilibrium with the buckle',
  unit: 'N',
  where: { P, k_2, EA, mu_l, w, EI, L },
  evaluate: ({ P, k_2, EA, mu_l, w, EI, L }) => P + k_2 * EA * ((mu_l * w) / EI) ** 2 * L ** 6,
})

/** Where P_0 of the infinite mode is stationary: P_0 = 4/3 P. */
export const infiniteLengthAtMinimum = equation({
  ...LATERAL,
  symbol: 'L',
  title: 'Buckle length at minimum force',
  unit: 'm',
  where: { k_1, EI, k_2, EA, mu_l, w },
  evaluate: ({ k_1, EI, k_2, EA, mu_l, w }) => ((k_1 * EI ** 3) / (3 * k_2 * EA * (mu_l * w) ** 2)) ** (1 / 8),
})

export const lateralAmplitude = equation({
  ...LATERAL,
  symbol: 'y',
  title: 'Lateral amplitude',
  unit: 'm',
  where: { k_4, mu_l, w, L, EI },
  evaluate: ({ k_4, mu_l, w, L, EI }) => (k_4 * mu_l * w * L ** 4) / EI,
})

export const buckleMoment = equation({
  ...LATERAL,
  symbol: 'M',
  title: 'Maximum bending moment',
  unit: 'N*m',
  where: { k_5, mu_l, w, L },
  evaluate: ({ k_5, mu_l, w, L }) => k_5 * mu_l * w * L ** 2,
})

export const buckleSlope = equation({
  ...LATERAL,
  clause: 'deflected shape of the mode',
  symbol: 'y_prime',
  title: 'Maximum buckle slope',
  unit: '-',
  where: { k_6, mu_l, w, L, EI },
  evaluate: ({ k_6, mu_l, w, L, EI }) => (k_6 * mu_l * w * L ** 3) / EI,
})

export const SMALL_SLOPES = reachRange({
  symbol: 'y_prime',
  title: 'Buckle slope',
  unit: '-',
  to: 0.1,
  unsafe: 'above',
  because: 'the theory assumes small slopes',
  source: hobbs,
  clause: 'lateral modes',
})

export const buckleTemperature = equation({
  ...LATERAL,
  clause: 'equivalent temperature rise',
  symbol: 'Delta_T',
  title: 'Equivalent temperature rise',
  unit: 'K',
  where: { P_0: ['fully restrained force', 'N'], EA, alpha: ['thermal expansion coefficient', '1/K'] },
  evaluate: ({ P_0, EA, alpha }) => P_0 / (EA * alpha),
})

/** Length at which the elastic bending strain reaches a limit. */
export const lengthAtStrain = equation({
  ...LATERAL,
  clause: 'maximum moment, solved for the length',
  symbol: 'L',
  title: 'Buckle length at the tolerable strain',
  unit: 'm',
  where: {
    epsilon: ['tolerable bending strain', '-'],
    EI,
    D: ['outside diameter', 'm'],
    k_5,
    mu_l,
    w,
  },
  evaluate: ({ epsilon, EI, D, k_5, mu_l, w }) => sqrt((2 * epsilon * EI) / (D * k_5 * mu_l * w)),
})
