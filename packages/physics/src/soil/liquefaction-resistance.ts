/** The cyclic resistance ratio from blow counts and from cone resistance, normalised and without fines. Coherent SI. */
import { constant, equation, exp, log10, max, min, sqrt } from '@keelson/equations'
import { boulangerIdriss2014, robertsonWride1998, youd2001 } from './liquefaction-sources.ts'

const YOUD = { source: youd2001, unit: '-' } as const
const BI = { source: boulangerIdriss2014, unit: '-' } as const
const FC = ['fines content', '%'] as const
const N_1 = ['normalised blow count', '-'] as const
const N_1cs = ['clean-sand blow count', '-'] as const
const q_1cs = ['clean-sand cone resistance', '-'] as const
const p_a = ['reference pressure', 'Pa'] as const
const sigma_e = ['effective vertical stress', 'Pa'] as const
const sigma_v = ['total vertical stress', 'Pa'] as const
const q_t = ['cone resistance', 'Pa'] as const
const CAPPED = { holds: 'the procedure limits this factor to 1.7' } as const

/** From this blow count on sand is too dense to liquefy. */
export const DENSE = constant({
  ...YOUD,
  symbol: 'N_max',
  title: 'Blow count above which sand does not liquefy',
  clause: 'equation 4',
  value: 30,
})

/** Rod lengths from which a factor holds, m. */
export const ROD_LENGTH_FACTORS = [
  [0, 0.75],
  [3, 0.8],
  [4, 0.85],
  [6, 0.95],
  [10, 1],
] as const

export const blowCountAtEnergy = equation({
  ...YOUD,
  symbol: 'N_60',
  title: 'Blow count at 60 % energy',
  clause: 'equation 8',
  where: {
    N_m: ['field blow count', '-'],
    ER: ['energy ratio', '-'],
    C_B: ['borehole factor', '-'],
    C_R: ['rod length factor', '-'],
    C_S: ['sampler factor', '-'],
  },
  evaluate: ({ N_m, ER, C_B, C_R, C_S }) => N_m * (ER / 0.6) * C_B * C_R * C_S,
})

export const youdNormalisation = equation({
  ...YOUD,
  symbol: 'C_N',
  title: 'Overburden correction',
  clause: 'equation 9',
  where: { p_a, sigma_e },
  evaluate: ({ p_a, sigma_e }) => min(1.7, sqrt(p_a / sigma_e)),
  limited: CAPPED,
})

export const normalisedBlowCount = equation({
  ...YOUD,
  symbol: 'N_1',
  title: 'Normalised blow count',
  clause: 'equation 8',
  where: { C_N: ['overburden correction', '-'], N_60: ['blow count at 60 % energy', '-'] },
  evaluate: ({ C_N, N_60 }) => C_N * N_60,
})

export const finesAlpha = equation({
  ...YOUD,
  symbol: 'alpha',
  title: 'Additive fines correction',
  clause: 'equation 6',
  where: { FC },
  evaluate: ({ FC }) => (FC <= 5 ? 0 : FC < 35 ? exp(1.76 - 190 / FC ** 2) : 5),
  limited: { holds: 'no correction up to 5 % fines; constant from 35 %' },
})

export const finesBeta = equation({
  ...YOUD,
  symbol: 'beta',
  title: 'Multiplicative fines correction',
  clause: 'equation 7',
  where: { FC },
  evaluate: ({ FC }) => (FC <= 5 ? 1 : FC < 35 ? 0.99 + FC ** 1.5 / 1000 : 1.2),
  limited: { holds: 'no correction up to 5 % fines; constant from 35 %' },
})

export const youdCleanSand = equation({
  ...YOUD,
  symbol: 'N_1cs',
  title: 'Clean-sand blow count',
  clause: 'equation 5',
  where: { alpha: ['additive fines correction', '-'], beta: ['multiplicative fines correction', '-'], N_1 },
  evaluate: ({ alpha, beta, N_1 }) => alpha + beta * N_1,
})

export const youdResistance = equation({
  ...YOUD,
  symbol: 'CRR',
  title: 'Cyclic resistance ratio at magnitude 7.5',
  clause: 'equation 4',
  where: { N_1cs },
  evaluate: ({ N_1cs }) => 1 / (34 - N_1cs) + N_1cs / 135 + 50 / (10 * N_1cs + 45) ** 2 - 1 / 200,
})

export const blowCountExponent = equation({
  ...BI,
  symbol: 'm',
  title: 'Overburden correction exponent',
  clause: 'exponent of the overburden correction, SPT',
  where: { N_s: ['clean-sand blow count used', '-'] },
  evaluate: ({ N_s }) => 0.784 - 0.0768 * sqrt(min(N_s, 46)),
  limited: { holds: 'the procedure limits the blow count to 46' },
})

export const biNormalisation = equation({
  ...BI,
  symbol: 'C_N',
  title: 'Overburden correction',
  clause: 'equation 2.15a',
  where: { p_a, sigma_e, m: ['overburden correction exponent', '-'] },
  evaluate: ({ p_a, sigma_e, m }) => min(1.7, (p_a / sigma_e) ** m),
  limited: CAPPED,
})

export const blowCountOfFines = equation({
  ...BI,
  symbol: 'Delta_N',
  title: 'Blow count fines correction',
  clause: 'fines adjustment, SPT',
  where: { FC },
  evaluate: ({ FC }) => exp(1.63 + 9.7 / (FC + 0.01) - (15.7 / (FC + 0.01)) ** 2),
})

export const biCleanSand = equation({
  ...BI,
  symbol: 'N_1cs',
  title: 'Clean-sand blow count',
  clause: 'clean-sand equivalent, SPT',
  where: { N_1, Delta_N: ['blow count fines correction', '-'] },
  evaluate: ({ N_1, Delta_N }) => N_1 + Delta_N,
})

export const blowCountResistance = equation({
  ...BI,
  symbol: 'CRR',
  title: 'Cyclic resistance ratio at magnitude 7.5',
  clause: 'resistance curve, SPT',
  where: { N_1cs },
  evaluate: ({ N_1cs }) =>
    min(4, exp(N_1cs / 14.1 + (N_1cs / 126) ** 2 - (N_1cs / 23.6) ** 3 + (N_1cs / 25.4) ** 4 - 2.8)),
  limited: { holds: 'open-source implementations limit the ratio to 4, which denotes soil that does not liquefy' },
})

export const frictionRatio = equation({
  source: robertsonWride1998,
  unit: '-',
  symbol: 'F_r',
  title: 'Normalised friction ratio, in %',
  clause: 'soil behaviour type index',
  where: { f_s: ['sleeve friction', 'Pa'], q_t, sigma_v },
  evaluate: ({ f_s, q_t, sigma_v }) => max(0.1, (100 * f_s) / (q_t - sigma_v)),
  limited: { holds: 'limited to a minimum of 0.1 %' },
})

export const normalisedTip = equation({
  source: robertsonWride1998,
  unit: '-',
  symbol: 'Q_t',
  title: 'Normalised cone resistance for soil type',
  clause: 'soil behaviour type index',
  where: { q_t, sigma_v, p_a, sigma_e, n: ['stress exponent', '-'] },
  evaluate: ({ q_t, sigma_v, p_a, sigma_e, n }) => max(1, ((q_t - sigma_v) / p_a) * (p_a / sigma_e) ** n),
  limited: { holds: 'limited to a minimum of 1, where all soil is clay' },
})

export const soilTypeIndex = equation({
  source: robertsonWride1998,
  unit: '-',
  symbol: 'I_c',
  title: 'Soil behaviour type index',
  clause: 'soil behaviour type index',
  where: { Q_t: ['normalised cone resistance', '-'], F_r: ['normalised friction ratio', '-'] },
  evaluate: ({ Q_t, F_r }) => sqrt((3.47 - log10(Q_t)) ** 2 + (1.22 + log10(F_r)) ** 2),
})

/** From this soil behaviour type index on soil counts as clay in the stress exponent. */
export const CLAY_INDEX = constant({
  ...BI,
  symbol: 'I_c',
  title: 'Soil behaviour type index above which the clay stress exponent applies',
  clause: 'soil behaviour type index, after Robertson and Wride (1998)',
  value: 2.6,
})
/** Stress exponents of the soil behaviour type. Boulanger and Idriss (2014), after Robertson and Wride (1998). */
export const STRESS_EXPONENTS = { clay: 1, between: 0.75, sand: 0.5 } as const

/** The exponent of a soil whose index rests on the exponent: that of clay or of sand where the index bears it out. */
export function stressExponent(index: (n: number) => number): keyof typeof STRESS_EXPONENTS {
  if (index(STRESS_EXPONENTS.clay) >= CLAY_INDEX.value) return 'clay'
  return index(STRESS_EXPONENTS.sand) > CLAY_INDEX.value ? 'between' : 'sand'
}

export const finesOfIndex = equation({
  ...BI,
  symbol: 'FC',
  title: 'Fines content from the soil behaviour type',
  unit: '%',
  clause: 'equation 2.29',
  where: { I_c: ['soil behaviour type index', '-'], C_FC: ['fitting parameter', '-'] },
  evaluate: ({ I_c, C_FC }) => min(100, max(0, 80 * (I_c + C_FC) - 137)),
  limited: { holds: 'fines content lies between 0 and 100 %' },
})

export const coneExponent = equation({
  ...BI,
  symbol: 'm',
  title: 'Overburden correction exponent',
  clause: 'equation 2.15b',
  where: { q_s: ['clean-sand cone resistance used', '-'] },
  evaluate: ({ q_s }) => 1.338 - 0.249 * min(254, max(21, q_s)) ** 0.264,
  limited: { holds: 'the procedure limits the cone resistance in the exponent to between 21 and 254' },
})

export const normalisedCone = equation({
  ...BI,
  symbol: 'q_1',
  title: 'Normalised cone resistance',
  clause: 'equation 2.4',
  where: { C_N: ['overburden correction', '-'], q_t, p_a },
  evaluate: ({ C_N, q_t, p_a }) => (C_N * q_t) / p_a,
})

export const coneOfFines = equation({
  ...BI,
  symbol: 'Delta_q',
  title: 'Cone resistance fines correction',
  clause: 'equation 2.22',
  where: { q_1: ['normalised cone resistance', '-'], FC },
  evaluate: ({ q_1, FC }) => (11.9 + q_1 / 14.6) * exp(1.63 - 9.7 / (FC + 2) - (15.7 / (FC + 2)) ** 2),
})

export const coneCleanSand = equation({
  ...BI,
  symbol: 'q_1cs',
  title: 'Clean-sand cone resistance',
  clause: 'equation 2.10',
  where: { q_1: ['normalised cone resistance', '-'], Delta_q: ['cone resistance fines correction', '-'] },
  evaluate: ({ q_1, Delta_q }) => q_1 + Delta_q,
})

export const coneResistance = equation({
  ...BI,
  symbol: 'CRR',
  title: 'Cyclic resistance ratio at magnitude 7.5',
  clause: 'equation 2.24',
  where: { q_1cs },
  evaluate: ({ q_1cs }) =>
    min(4, exp(q_1cs / 113 + (q_1cs / 1000) ** 2 - (q_1cs / 140) ** 3 + (q_1cs / 137) ** 4 - 2.8)),
  limited: { holds: 'open-source implementations limit the ratio to 4, which denotes soil that does not liquefy' },
})
