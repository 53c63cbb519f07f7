/** S-N curves of welded details in air and in free corrosion. BS 7608 (2014) clause 16, classes of slope 3. */
import { constant, equation, log10, readConstant, type Trace } from '@keelson/equations'
import type { NamedCurve } from '@keelson/physics/fatigue/named-curve.ts'
import { snEquations } from '@keelson/physics/fatigue/sn-curve.ts'
import { bs7608 } from './source.ts'

const TABLE = { source: bs7608, clause: 'table 18' } as const

interface Class {
  /** log10 of the mean intercept, stress range in MPa. */
  readonly log_C_0: number
  /** Standard deviation of log10 N. */
  readonly SD: number
}

/**
 * Classes of slope 3. B and C are left out: public descriptions differ in their slope beyond the knee, and all classes
 * with cathodic protection, whose four lines need the print.
 */
export const CLASSES = {
  D: { log_C_0: 12.6007, SD: 0.2095 },
  E: { log_C_0: 12.517, SD: 0.2509 },
  F: { log_C_0: 12.237, SD: 0.2183 },
  F2: { log_C_0: 12.0903, SD: 0.2279 },
  G: { log_C_0: 11.7525, SD: 0.1793 },
  G2: { log_C_0: 11.5918, SD: 0.1952 },
  W1: { log_C_0: 11.3979, SD: 0.214 },
} as const satisfies Readonly<Record<string, Class>>
export type ClassName = keyof typeof CLASSES
export const CLASS_NAMES = Object.keys(CLASSES) as ClassName[]

const SLOPE = constant({ ...TABLE, symbol: 'm_1', title: 'S-N curve slope', value: 3, unit: '-' })
export const LONG_SLOPE = constant({
  ...TABLE,
  symbol: 'm_2',
  title: 'S-N curve slope, second line',
  value: 5,
  unit: '-',
})
/** Standard deviations below the mean of a design curve: 97.7 % survive. */
export const DEVIATIONS = constant({
  ...TABLE,
  symbol: 'd',
  title: 'Number of standard deviations below the mean',
  value: 2,
  unit: '-',
})
/** Cycles at which the slope changes under ranges of variable amplitude. */
export const KNEE = constant({
  ...TABLE,
  symbol: 'N_knee',
  title: 'Number of cycles at the knee',
  value: 5e7,
  unit: '-',
})
/** Factor on life in free corrosion, on one line without a knee. */
export const CORROSION_FACTOR = constant({
  ...TABLE,
  symbol: 'k_c',
  title: 'Free corrosion life factor',
  value: 3,
  unit: '-',
})

export const bs = snEquations(bs7608, '16')

export const designIntercept = equation({
  ...TABLE,
  symbol: 'log_a',
  title: 'S-N intercept logarithm',
  unit: '-',
  where: {
    log_C_0: ['mean S-N intercept logarithm', '-'],
    d: ['number of standard deviations below the mean', '-'],
    SD: ['standard deviation of log life', '-'],
  },
  evaluate: ({ log_C_0, d, SD }) => log_C_0 - d * SD,
})

export const corrodingIntercept = equation({
  ...TABLE,
  symbol: 'log_a',
  title: 'S-N intercept logarithm, free corrosion',
  unit: '-',
  where: { log_a_air: ['S-N intercept logarithm, in air', '-'], k_c: ['free corrosion life factor', '-'] },
  evaluate: ({ log_a_air, k_c }) => log_a_air - log10(k_c),
})

/** The second line goes on where the first one ends. */
export const continuedIntercept = equation({
  ...TABLE,
  symbol: 'log_a_2',
  title: 'S-N intercept logarithm, second line',
  unit: '-',
  where: {
    log_a_1: ['S-N intercept logarithm', '-'],
    m_1: ['S-N curve slope', '-'],
    m_2: ['S-N curve slope, second line', '-'],
    N_knee: ['number of cycles at the knee', '-'],
  },
  evaluate: ({ log_a_1, m_1, m_2, N_knee }) => log10(N_knee) + (m_2 / m_1) * (log_a_1 - log10(N_knee)),
})

/** The design curve of a class, in air under variable amplitude, or in free corrosion. */
export function classCurve(name: ClassName, corrodes: boolean, trace: Trace): NamedCurve {
  const at = { ...TABLE, cell: `class ${name}`, unit: '-' }
  const { log_C_0, SD } = CLASSES[name]
  const mean = {
    log_C_0: trace.lookup({ ...at, symbol: 'log_C_0', title: 'Mean S-N intercept logarithm', value: log_C_0 }),
    SD: trace.lookup({ ...at, symbol: 'SD', title: 'Standard deviation of log life', value: SD }),
    d: DEVIATIONS,
  }
  const same = { equations: bs, lines: undefined, knee: undefined }
  const m = SLOPE.value
  if (corrodes) {
    const log_a_air = trace.apply(designIntercept, mean, { as: 'log_a_air' })
    const log_a = trace.apply(corrodingIntercept, { log_a_air, k_c: CORROSION_FACTOR })
    return { ...same, curve: { lines: [{ m: read(SLOPE, 'm', trace), log_a }], N_knee: null } }
  }
  const log_a_1 = trace.apply(designIntercept, mean, { as: 'log_a_1' })
  const m_1 = read(SLOPE, 'm_1', trace)
  const m_2 = read(LONG_SLOPE, 'm_2', trace)
  const N_knee = read(KNEE, 'N_knee', trace)
  const log_a_2 = trace.apply(continuedIntercept, { log_a_1, m_1, m_2, N_knee })
  const lines = [
    { m, log_a: log_a_1 },
    { m: m_2, log_a: log_a_2 },
  ] as const
  return { ...same, curve: { lines, N_knee } }
}

const read = (constant: typeof SLOPE, symbol: string, trace: Trace): number =>
  readConstant(constant, 'classes of slope 3', trace, { symbol })
