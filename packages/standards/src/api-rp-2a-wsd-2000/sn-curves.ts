/** S-N curves X and X' of tubular joints, for the hot-spot stress. API RP 2A-WSD (21st edition) 5.5. */
import { equation, log10, type Trace } from '@keelson/equations'
import type { NamedCurve } from '@keelson/physics/fatigue/named-curve.ts'
import { snEquations } from '@keelson/physics/fatigue/sn-curve.ts'
import { apiRp2a } from './source.ts'

const CLAUSE = { source: apiRp2a, clause: '5.5' } as const

/** Stress range at 2e6 cycles, MPa, and slope. X needs welds of controlled profile, X' does not. */
export const TUBULAR_CURVES = {
  X: { S_ref: 100, m: 4.38 },
  "X'": { S_ref: 79, m: 3.74 },
} as const
export type TubularCurve = keyof typeof TUBULAR_CURVES
export const TUBULAR_CURVE_NAMES = Object.keys(TUBULAR_CURVES) as TubularCurve[]

/** Cycles at which the curves are anchored, and at which they end in a limit for ranges of constant amplitude. */
export const N_REF = 2e6
export const N_LIMIT = 2e8

export const api2a = snEquations(apiRp2a, '5.5')

export const anchoredIntercept = equation({
  ...CLAUSE,
  symbol: 'log_a',
  title: 'S-N intercept logarithm',
  unit: '-',
  fit: 'the reference stress range is in MPa',
  where: {
    N_ref: ['number of cycles at reference stress range', '-'],
    m: ['S-N curve slope', '-'],
    S_ref: ['reference stress range', 'MPa'],
  },
  evaluate: ({ N_ref, m, S_ref }) => log10(N_ref) + m * log10(S_ref),
})

/** The curve as one line without end: the limit at 2e8 cycles is no answer where ranges vary. */
export function tubularCurve(name: TubularCurve, trace: Trace): NamedCurve {
  const at = { ...CLAUSE, cell: `curve ${name}` }
  const read = (symbol: string, title: string, unit: string, value: number) =>
    trace.lookup({ ...at, symbol, title, unit, value })
  const S_ref = read('S_ref', 'Reference stress range', 'MPa', TUBULAR_CURVES[name].S_ref * 1e6)
  const N_ref = read('N_ref', 'Number of cycles at reference stress range', '-', N_REF)
  const m = read('m', 'Slope', '-', TUBULAR_CURVES[name].m)
  const log_a = trace.apply(anchoredIntercept, { N_ref, m, S_ref })
  return { curve: { lines: [{ m, log_a }], N_knee: null }, equations: api2a, lines: undefined, knee: undefined }
}
