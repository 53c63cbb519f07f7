/** Cycles to failure as a hand calculation finds them: the coefficients read from their table, then one line or both. */
import type { Trace } from '@keelson/equations'
import { lineAt, type SnCurve } from '@keelson/physics/fatigue/sn-curve.ts'
import { type CurveName, c203, ENVIRONMENT_NAMES, type Environment, snCurve, TABLE } from './sn-curves.ts'
import { dnvRpC203 } from './source.ts'

/** Names under which a trace prints the stress range and its cycles to failure. */
export interface CycleNames {
  readonly S: string
  readonly N: string
}

/**
 * Cycles to failure at a stress range S > 0, Pa. The first line is tried; where it gives more cycles than the knee has,
 * the second holds. The trace shows the coefficients used, and both lines where both were needed.
 */
export function tracedCycles(
  name: CurveName,
  environment: Environment,
  S: number,
  trace: Trace,
  names: CycleNames = { S: 'S', N: 'N' },
): number {
  const curve = snCurve(name, environment)
  const read = reader(name, environment, trace)
  const at = lineAt(curve, S)
  if (curve.N_knee === null) {
    const line = lineOf(curve, 0, { log_a: 'log_a', m: 'm' }, read)
    return trace.apply(c203.cycles, { ...line, S }, { as: names.N, rename: { S: names.S } })
  }
  const first = lineOf(curve, 0, { log_a: 'log_a_1', m: 'm_1' }, read)
  const N_knee = read('N_knee', 'Cycles at the knee', curve.N_knee)
  const rename = { log_a: 'log_a_1', m: 'm_1', S: names.S }
  if (at === 0) return trace.apply(c203.cycles, { ...first, S }, { as: names.N, rename, note: `not above ${N_knee}` })
  trace.apply(c203.cycles, { ...first, S }, { as: 'N_1', rename, note: `above ${N_knee}: the second line holds` })
  const second = lineOf(curve, 1, { log_a: 'log_a_2', m: 'm_2' }, read)
  return trace.apply(c203.cycles, { ...second, S }, { as: names.N, rename: { log_a: 'log_a_2', m: 'm_2', S: names.S } })
}

type Read = (symbol: string, title: string, value: number) => number

function reader(name: CurveName, environment: Environment, trace: Trace): Read {
  return (symbol, title, value) =>
    trace.lookup({
      symbol,
      title,
      unit: '-',
      source: dnvRpC203,
      clause: TABLE[environment],
      value,
      cell: `curve ${name}, ${ENVIRONMENT_NAMES[environment]}`,
    })
}

function lineOf(curve: SnCurve, index: 0 | 1, symbols: { readonly log_a: string; readonly m: string }, read: Read) {
  const line = curve.lines[index] ?? curve.lines[0]
  return {
    log_a: read(symbols.log_a, 'Logarithm of the intercept', line.log_a),
    m: read(symbols.m, 'Slope', line.m),
  }
}
