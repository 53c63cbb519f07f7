/** An S-N curve with where it is printed: how a hand calculation reads it, and what closed forms take from it. */
import type { Source, Trace } from '@keelson/equations'
import { printNumber, withCommas } from '@keelson/units'
import { kneeJump, lineAt, type SnCurve, type SnEquations, type SnLine } from './sn-curve.ts'

/** Where constants stand, and in which row. */
interface Printed {
  readonly source: Source
  readonly clause: string
  readonly cell: string
}

export interface NamedCurve {
  readonly curve: SnCurve
  readonly equations: SnEquations
  /** Where the constants of its lines are printed; undefined where they are inputs or worked out. */
  readonly lines: Printed | undefined
  /** Where the cycles at its knee are printed, likewise. */
  readonly knee: Printed | undefined
}

/** Names under which a trace prints a stress range, its cycles to failure, and those that the first line would give. */
export interface CycleNames {
  readonly S: string
  readonly N: string
  readonly first: string
}

/**
 * Cycles to failure at a stress range S > 0, Pa. The first line is tried; where it gives more cycles than the knee has,
 * the second holds. The trace shows the constants used, and both lines where both were needed.
 */
export function tracedCycles(
  named: NamedCurve,
  S: number,
  trace: Trace,
  names: CycleNames = { S: 'S', N: 'N', first: 'N_1' },
): number {
  const { curve, equations } = named
  if (curve.N_knee === null) {
    const line = readLine(named, curve.lines[0], '', trace)
    return trace.apply(equations.cycles, { ...line, S }, { as: names.N, rename: { S: names.S } })
  }
  const [short, long] = curve.lines
  const first = readLine(named, short, '_1', trace)
  const N_knee = readKnee(named, curve.N_knee, trace)
  const onFirst = { log_a: 'log_a_1', m: 'm_1', S: names.S }
  if (lineAt(curve, S) === 0) {
    const note = `up to ${shown(N_knee)} cycles`
    return trace.apply(equations.cycles, { ...first, S }, { as: names.N, rename: onFirst, note })
  }
  if (Number.isFinite(equations.cycles.evaluateSI({ ...first, S }))) {
    const note = `above ${shown(N_knee)} cycles (second line)`
    trace.apply(equations.cycles, { ...first, S }, { as: names.first, rename: onFirst, note })
  }
  const second = readLine(named, long, '_2', trace)
  const onSecond = { log_a: 'log_a_2', m: 'm_2', S: names.S }
  return trace.apply(equations.cycles, { ...second, S }, { as: names.N, rename: onSecond })
}

const DIGITS = 6
const shown = (cycles: number): string => withCommas(printNumber(Number(cycles.toPrecision(DIGITS)), DIGITS))

/** A line with its intercept itself. */
export interface ClosedLine extends SnLine {
  readonly a_D: number
}
/** A curve as closed forms need it; S_1 is the stress range at the knee, Pa. */
export type ClosedCurve =
  | { readonly curve: SnCurve; readonly equations: SnEquations; readonly lines: readonly [ClosedLine] }
  | {
      readonly curve: SnCurve
      readonly equations: SnEquations
      readonly lines: readonly [ClosedLine, ClosedLine]
      readonly S_1: number
    }

/** The curve with its intercepts and its knee, its constants read into the trace. */
export function closedCurve(named: NamedCurve, trace: Trace): ClosedCurve {
  const { curve, equations } = named
  const closed = (line: SnLine, part: string): ClosedLine => {
    const { log_a, m } = readLine(named, line, part, trace)
    const as = part === '' ? 'a_D' : `a${part}`
    return { m, log_a, a_D: trace.apply(equations.intercept, { log_a }, { as, rename: { log_a: `log_a${part}` } }) }
  }
  if (curve.N_knee === null) return { curve, equations, lines: [closed(curve.lines[0], '')] }
  const [short, long] = curve.lines
  const above = closed(short, '_1')
  const S_1 = tracedKnee(named, above, curve.N_knee, trace)
  return { curve, equations, lines: [above, closed(long, '_2')], S_1 }
}

/** How far the second line misses the first at the knee, as its steps; 1 for a single line. */
export function tracedJump(named: NamedCurve, trace: Trace): number {
  const { curve, equations } = named
  if (curve.N_knee === null) return 1
  const [short, long] = curve.lines
  const S = tracedKnee(named, readLine(named, short, '_1', trace), curve.N_knee, trace)
  const rename = { log_a: 'log_a_2', m: 'm_2', S: 'S_1' }
  const N_2 = trace.apply(equations.cycles, { ...readLine(named, long, '_2', trace), S }, { as: 'N_2', rename })
  return trace.apply(kneeJump, { N_2, N_knee: curve.N_knee })
}

function tracedKnee(named: NamedCurve, { log_a, m }: SnLine, N_knee: number, trace: Trace): number {
  const N = readKnee(named, N_knee, trace)
  const rename = { log_a: 'log_a_1', m: 'm_1', N: 'N_knee' }
  return trace.apply(named.equations.range, { log_a, m, N }, { as: 'S_1', title: 'Stress range at the knee', rename })
}

/** The constants of a line; `part` tells the first from the second. */
function readLine({ lines: at }: NamedCurve, { log_a, m }: SnLine, part: string, trace: Trace): SnLine {
  if (at === undefined) return { log_a, m }
  const own = { ...at, unit: '-' }
  return {
    log_a: trace.lookup({ ...own, symbol: `log_a${part}`, title: 'S-N intercept logarithm', value: log_a }),
    m: trace.lookup({ ...own, symbol: `m${part}`, title: 'S-N curve slope', value: m }),
  }
}

const readKnee = ({ knee: at }: NamedCurve, N_knee: number, trace: Trace): number =>
  at === undefined
    ? N_knee
    : trace.lookup({ ...at, unit: '-', symbol: 'N_knee', title: 'Number of cycles at the knee', value: N_knee })
