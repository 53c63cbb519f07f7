/** Cycles and life of a stress range on a curve of two lines whose coefficients are inputs. */
import type { Trace } from '@keelson/equations'
import { basquinLine, cyclesToFailure, lineAt, type SnCurve } from '@keelson/physics/fatigue/sn-curve.ts'
import { c203, snCurve } from '@keelson/standards/dnv-rp-c203-2016/sn-curves.ts'
import { dnvRpC203 } from '@keelson/standards/dnv-rp-c203-2016/source.ts'

/** Curve of a girth weld that the inputs default to: D in seawater with cathodic protection. */
const DEFAULT = snCurve('D', 'seawater_cathodic_protection')
const [SHORT, LONG = SHORT] = DEFAULT.lines
export const DEFAULT_LINES = {
  sn_log_a1: SHORT.log_a,
  sn_m1: SHORT.m,
  sn_log_a2: LONG.log_a,
  sn_m2: LONG.m,
} as const
/** Cycles at which the second line takes over. */
const KNEE = DEFAULT.N_knee ?? 1e6

export interface SnInputs {
  readonly sn_log_a1: number
  readonly sn_m1: number
  readonly sn_log_a2: number
  readonly sn_m2: number
}

export const curveOf = (p: SnInputs): SnCurve => ({
  lines: [
    { m: p.sn_m1, log_a: p.sn_log_a1 },
    { m: p.sn_m2, log_a: p.sn_log_a2 },
  ],
  N_knee: KNEE,
})

/** Cycles to failure, without steps; Infinity where no range is left or they are beyond a number. */
export const cyclesAt = (curve: SnCurve, S: number): number =>
  S > 0 ? cyclesToFailure(curve, S) : Number.POSITIVE_INFINITY

/** Cycles to failure at a stress range S > 0, Pa, with both lines shown where the second holds; `suffix` names the range. */
export function tracedCycles(curve: SnCurve, S: number, suffix: string, trace: Trace): number {
  const N_knee = trace.lookup({
    symbol: 'N_knee',
    title: 'Cycles at the knee',
    unit: '-',
    source: dnvRpC203,
    clause: 'table 2-2',
    value: KNEE,
    cell: 'seawater with cathodic protection',
  })
  const [short, long = short] = curve.lines
  const first = { rename: { log_a: 'log_a_1', m: 'm_1', S: `S_${suffix}` } }
  if (lineAt(curve, S) === 0)
    return trace.apply(c203.cycles, { ...short, S }, { ...first, as: `N_${suffix}`, note: `not above ${N_knee}` })
  const onFirst = { ...first, as: `N_${suffix}_1`, note: `above ${N_knee}: the second line holds` }
  if (Number.isFinite(c203.cycles.evaluateSI({ ...short, S }))) trace.apply(c203.cycles, { ...short, S }, onFirst)
  return trace.apply(
    c203.cycles,
    { ...long, S },
    { as: `N_${suffix}`, rename: { log_a: 'log_a_2', m: 'm_2', S: `S_${suffix}` } },
  )
}

/** Cycles of the second line over those of the first at the knee: 1 where the lines meet. */
export function jumpAtKnee(curve: SnCurve): number {
  const [short, long = short] = curve.lines
  const S = basquinLine.range.evaluateSI({ ...short, N: KNEE })
  return basquinLine.cycles.evaluateSI({ ...long, S }) / KNEE
}
