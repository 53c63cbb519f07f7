/** All curves of structures by name: those of details, and T of tubular joints. */
import type { Trace } from '@keelson/equations'
import type { SnCurve, SnLine } from '@keelson/physics/fatigue/sn-curve.ts'
import type { ClosedCurve, ClosedLine } from '@keelson/physics/fatigue/spectral-damage.ts'
import { CURVE_NAMES, type CurveName, c203, ENVIRONMENT_NAMES, type Environment, snCurve, TABLE } from './sn-curves.ts'
import { dnvRpC203 } from './source.ts'
import { TUBULAR_JOINTS, TUBULAR_TABLE } from './tubular-joints.ts'

export type StructuralCurve = CurveName | 'T'
export const STRUCTURAL_CURVES: readonly StructuralCurve[] = [...CURVE_NAMES, 'T']

/** The S-N curve of a detail, or T for tubular joints. */
export const structuralCurve = (name: StructuralCurve, environment: Environment): SnCurve =>
  name === 'T' ? TUBULAR_JOINTS[environment] : snCurve(name, environment)

/** The table that holds it. */
export const structuralTable = (name: StructuralCurve, environment: Environment): string =>
  name === 'T' ? TUBULAR_TABLE : TABLE[environment]

/** The curve as closed forms need it, its constants read into the trace. */
export function closedCurve(name: StructuralCurve, environment: Environment, trace: Trace): ClosedCurve {
  const curve = structuralCurve(name, environment)
  const at = {
    unit: '-',
    source: dnvRpC203,
    clause: structuralTable(name, environment),
    cell: `curve ${name}, ${ENVIRONMENT_NAMES[environment]}`,
  }
  const line = ({ m, log_a }: SnLine, part: string): ClosedLine => {
    trace.lookup({ ...at, symbol: `log_a${part}`, title: 'Logarithm of the intercept', value: log_a })
    trace.lookup({ ...at, symbol: `m${part}`, title: 'Slope', value: m })
    const as = part === '' ? 'a_D' : `a${part}`
    return { m, log_a, a_D: trace.apply(c203.intercept, { log_a }, { as, rename: { log_a: `log_a${part}` } }) }
  }
  if (curve.N_knee === null) return { curve, equations: c203, lines: [line(curve.lines[0], '')] }
  const [short, long] = curve.lines
  const above = line(short, '_1')
  const N = trace.lookup({ ...at, symbol: 'N_knee', title: 'Cycles at the knee', value: curve.N_knee })
  const knee = { as: 'S_1', title: 'Stress range at the knee', rename: { log_a: 'log_a_1', m: 'm_1', N: 'N_knee' } }
  const S_1 = trace.apply(c203.range, { log_a: above.log_a, m: above.m, N }, knee)
  return { curve, equations: c203, lines: [above, line(long, '_2')], S_1 }
}
