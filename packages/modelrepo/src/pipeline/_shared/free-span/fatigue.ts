/** Cycles and life of a stress range on a curve of two lines whose coefficients are inputs. */
import type { NamedCurve } from '@keelson/physics/fatigue/named-curve.ts'
import { cyclesToFailure, type SnCurve } from '@keelson/physics/fatigue/sn-curve.ts'
import {
  CATHODIC_PROTECTION,
  c203,
  ENVIRONMENT_NAMES,
  snCurve,
  TABLE,
} from '@keelson/standards/dnv-rp-c203-2016/sn-curves.ts'
import { dnvRpC203 } from '@keelson/standards/dnv-rp-c203-2016/source.ts'

/** Curve of a girth weld that the inputs default to: D in seawater with cathodic protection. */
const DEFAULT = snCurve('D', CATHODIC_PROTECTION)
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

/** The curve of the inputs, with where the change-over between its lines is printed. */
export const namedCurveOf = (p: SnInputs): NamedCurve => ({
  curve: curveOf(p),
  equations: c203,
  lines: undefined,
  knee: { source: dnvRpC203, clause: TABLE[CATHODIC_PROTECTION], cell: ENVIRONMENT_NAMES[CATHODIC_PROTECTION] },
})
