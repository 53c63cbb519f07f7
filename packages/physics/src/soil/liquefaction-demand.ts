/** The cyclic stress ratio of an earthquake, and what the magnitude and the overburden make of it. Coherent SI. */
import { constant, equation, exp, log, min, reachRange, reachRule, sin, sqrt } from '@keelson/equations'
import { boulangerIdriss2014, REFERENCE_PRESSURE, seedIdriss1971, youd2001 } from './liquefaction-sources.ts'

const YOUD = { source: youd2001, unit: '-' } as const
const BOTH = { source: seedIdriss1971, unit: '-' } as const
const BI = { source: boulangerIdriss2014, unit: '-' } as const
const METRES = 'the relation was fitted to depths in metres'
const z = ['depth', 'm'] as const
const M = ['earthquake magnitude', '-'] as const
const p_a = ['reference pressure', 'Pa'] as const
const sigma_e = ['effective vertical stress', 'Pa'] as const
const MSF_max = ['maximum magnitude scaling factor', '-'] as const

/** The largest factor of safety that is reported: from it on no strain follows. Idriss and Boulanger (2008). */
export const LARGEST_FACTOR = 2

/** Magnitudes of the case histories on which the procedures rest. Youd et al. (2001), Boulanger and Idriss (2014). */
export const MAGNITUDES = { smallest: 5.5, largest: 8.5 } as const

/** Depths down to which the reductions of stress are recommended. */
export const YOUD_DEEPEST = constant({
  symbol: 'z_max',
  title: 'Maximum depth for the stress reduction coefficient',
  value: 23,
  unit: 'm',
  source: youd2001,
  clause: 'equation 2',
})
export const BI_DEEPEST = constant({
  symbol: 'z_max',
  title: 'Maximum depth for the stress reduction coefficient',
  value: 20,
  unit: 'm',
  source: boulangerIdriss2014,
  clause: 'stress reduction',
})
const DEEPEST = {
  symbol: 'z',
  title: 'Depth of deepest layer',
  unit: 'm',
  unsafe: 'above',
  because: 'the stress reduction coefficient is not recommended at greater depths',
} as const
export const YOUD_DEPTH = reachRange({
  ...DEEPEST,
  to: YOUD_DEEPEST.value,
  source: YOUD_DEEPEST.source,
  clause: YOUD_DEEPEST.clause,
})
export const BI_DEPTH = reachRange({
  ...DEEPEST,
  to: BI_DEEPEST.value,
  source: BI_DEEPEST.source,
  clause: BI_DEEPEST.clause,
})
export const CASE_HISTORIES = reachRange({
  symbol: 'M',
  title: 'Magnitude',
  unit: '-',
  from: MAGNITUDES.smallest,
  to: MAGNITUDES.largest,
  unsafe: 'either',
  because: 'the case histories cover magnitudes of 5.5 to 8.5 only',
  source: youd2001,
  clause: 'magnitude scaling factors',
})
/** Of the procedure of Youd et al. without its overburden factor. */
export const WITHOUT_OVERBURDEN = reachRange({
  symbol: 'sigma_e',
  title: 'Effective vertical stress without overburden factor',
  unit: 'kPa',
  to: REFERENCE_PRESSURE.value,
  unsafe: 'above',
  because: 'the omitted overburden factor would reduce the resistance at higher stress',
  source: youd2001,
  clause: 'equation 31',
})
export const BEHAVES_AS_SAND = reachRule({
  title: 'The layers behave as sand',
  because: 'the procedure does not assess clay',
  source: seedIdriss1971,
  clause: 'the simplified procedure',
})
export const CAN_LIQUEFY = reachRule({
  title: 'A layer can liquefy by this procedure',
  because: 'dry and dense layers do not liquefy',
  source: seedIdriss1971,
  clause: 'the simplified procedure',
})

/** Where K_sigma is left out. */
export const NO_OVERBURDEN = constant({
  ...YOUD,
  symbol: 'K_sigma',
  title: 'Overburden factor (not applied)',
  clause: 'equation 31',
  value: 1,
})

export const youdReduction = equation({
  ...YOUD,
  symbol: 'r_d',
  title: 'Stress reduction coefficient',
  clause: 'equation 2; Seed and Idriss below 23 m',
  fit: METRES,
  where: { z },
  evaluate: ({ z }) => (z <= 9.15 ? 1 - 0.00765 * z : z <= 23 ? 1.174 - 0.0267 * z : z <= 30 ? 0.744 - 0.008 * z : 0.5),
  limited: { holds: 'the procedure uses 0.5 below 30 m' },
})

export const reductionAlpha = equation({
  ...BI,
  symbol: 'alpha_d',
  title: 'First stress reduction parameter',
  clause: 'equation 2.14b',
  fit: METRES,
  where: { z },
  evaluate: ({ z }) => -1.012 - 1.126 * sin(z / 11.73 + 5.133),
})

export const reductionBeta = equation({
  ...BI,
  symbol: 'beta_d',
  title: 'Second stress reduction parameter',
  clause: 'equation 2.14c',
  fit: METRES,
  where: { z },
  evaluate: ({ z }) => 0.106 + 0.118 * sin(z / 11.28 + 5.142),
})

export const biReduction = equation({
  ...BI,
  symbol: 'r_d',
  title: 'Stress reduction coefficient',
  clause: 'equation 2.14a',
  where: { alpha_d: ['first stress reduction parameter', '-'], beta_d: ['second stress reduction parameter', '-'], M },
  evaluate: ({ alpha_d, beta_d, M }) => exp(alpha_d + beta_d * M),
})

export const stressRatio = equation({
  ...BOTH,
  symbol: 'CSR',
  title: 'Cyclic stress ratio',
  clause: 'cyclic stress ratio',
  where: {
    a_max: ['peak ground acceleration', 'm/s2'],
    g: ['gravitational acceleration', 'm/s2'],
    sigma_v: ['total vertical stress', 'Pa'],
    sigma_e,
    r_d: ['stress reduction coefficient', '-'],
  },
  evaluate: ({ a_max, g, sigma_v, sigma_e, r_d }) => 0.65 * (a_max / g) * (sigma_v / sigma_e) * r_d,
})

export const stressRatioAtReference = equation({
  ...YOUD,
  symbol: 'CSR_M',
  title: 'Cyclic stress ratio at magnitude 7.5',
  clause: 'equation 23, applied to the stress ratio',
  where: { CSR: ['cyclic stress ratio', '-'], MSF: ['magnitude scaling factor', '-'] },
  evaluate: ({ CSR, MSF }) => CSR / MSF,
})

export const youdScaling = equation({
  ...YOUD,
  symbol: 'MSF',
  title: 'Magnitude scaling factor',
  clause: 'equation 24',
  where: { M },
  evaluate: ({ M }) => 10 ** 2.24 / M ** 2.56,
})

export const blowCountScaling = equation({
  ...BI,
  symbol: 'MSF_max',
  title: 'Maximum magnitude scaling factor',
  clause: 'magnitude scaling factor, SPT',
  where: { N_1cs: ['clean-sand blow count', '-'] },
  evaluate: ({ N_1cs }) => min(2.2, 1.09 + (N_1cs / 31.5) ** 2),
  limited: { holds: 'the procedure limits this factor to 2.2' },
})

export const coneScaling = equation({
  ...BI,
  symbol: 'MSF_max',
  title: 'Maximum magnitude scaling factor',
  clause: 'magnitude scaling factor, CPT',
  where: { q_1cs: ['clean-sand cone resistance', '-'] },
  evaluate: ({ q_1cs }) => min(2.2, 1.09 + (q_1cs / 180) ** 3),
  limited: { holds: 'the procedure limits this factor to 2.2' },
})

export const biScaling = equation({
  ...BI,
  symbol: 'MSF',
  title: 'Magnitude scaling factor',
  clause: 'equation 2.19',
  where: { MSF_max, M },
  evaluate: ({ MSF_max, M }) => 1 + (MSF_max - 1) * (8.64 * exp(-M / 4) - 1.325),
})

export const youdOverburden = equation({
  ...YOUD,
  symbol: 'K_sigma',
  title: 'Overburden factor',
  clause: 'equation 31',
  where: { sigma_e, p_a, f: ['overburden exponent', '-'] },
  evaluate: ({ sigma_e, p_a, f }) => min(1, (sigma_e / p_a) ** (f - 1)),
  limited: { holds: 'the procedure limits this factor to 1' },
})

export const blowCountOverburden = equation({
  ...BI,
  symbol: 'C_sigma',
  title: 'Overburden factor coefficient',
  clause: 'overburden factor, SPT',
  where: { N_1cs: ['clean-sand blow count', '-'] },
  evaluate: ({ N_1cs }) => min(0.3, 1 / (18.9 - 2.55 * sqrt(min(N_1cs, 37)))),
  limited: { holds: 'the procedure limits the coefficient to 0.3 and its blow count to 37' },
})

export const coneOverburden = equation({
  ...BI,
  symbol: 'C_sigma',
  title: 'Overburden factor coefficient',
  clause: 'overburden factor, CPT',
  where: { q_1cs: ['clean-sand cone resistance', '-'] },
  evaluate: ({ q_1cs }) => min(0.3, 1 / (37.3 - 8.27 * min(q_1cs, 211) ** 0.264)),
  limited: { holds: 'the procedure limits the coefficient to 0.3 and its cone resistance to 211' },
})

export const biOverburden = equation({
  ...BI,
  symbol: 'K_sigma',
  title: 'Overburden factor',
  clause: 'equation 2.16a',
  where: { C_sigma: ['overburden factor coefficient', '-'], sigma_e, p_a },
  evaluate: ({ C_sigma, sigma_e, p_a }) => min(1.1, 1 - C_sigma * log(sigma_e / p_a)),
  limited: { holds: 'the procedure limits this factor to 1.1' },
})

/** What resists at the magnitude and the overburden of the run: the factor of safety is this over the stress ratio. */
export const resistanceInPlace = (o: {
  readonly CRR: number
  readonly MSF: number
  readonly K_sigma: number
}): number => o.CRR * o.MSF * o.K_sigma

/** The stress ratio brought to magnitude 7.5 and 100 kPa: the factor of safety is the resistance ratio over this. */
export const stressRatioInReference = (o: {
  readonly CSR: number
  readonly MSF: number
  readonly K_sigma: number
}): number => o.CSR / (o.MSF * o.K_sigma)

export const safetyFactor = equation({
  ...BOTH,
  symbol: 'FS',
  title: 'Factor of safety against liquefaction',
  clause: 'factor of safety, with scaling factors of the later procedures',
  where: {
    CRR: ['cyclic resistance ratio at magnitude 7.5', '-'],
    MSF: ['magnitude scaling factor', '-'],
    K_sigma: ['overburden factor', '-'],
    CSR: ['cyclic stress ratio', '-'],
  },
  evaluate: ({ CRR, MSF, K_sigma, CSR }) => min(2, (CRR * MSF * K_sigma) / CSR),
  limited: { holds: 'reported up to 2, above which no strain develops (Idriss and Boulanger 2008)' },
})
