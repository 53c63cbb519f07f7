/** d exponents at each point, and the pore pressure that they tell beside their normal trend. */
import { silent, type Trace } from '@keelson/equations'
import * as exponent from '@keelson/physics/drilling-rate/d-exponent.ts'
import { given } from '@keelson/workflow'
import { traceOfRow } from '../../_shared/rows/trace-of-row.ts'
import { at, type Column, maybeAt, pointsOf } from './calculate-columns.ts'
import type { Params } from './inputs.ts'

export interface ExponentPoint {
  readonly depth: number | undefined
  readonly R: number
  readonly N: number
  readonly W: number
  readonly rho_c: number
  readonly d: number
  readonly d_c: number
  readonly d_cn: number | undefined
  /** None without a trend; below 0 it is no pressure. */
  readonly G_p: number | undefined
}

export const EXPONENT_COLUMNS: readonly Column[] = [
  'rate_of_penetration',
  'rotary_speed',
  'weight_on_bit',
  'equivalent_circulating_density',
  'normal_d_exponent',
  'overburden_gradient',
  'true_vertical_depth',
]
const COMMON: ReadonlySet<string> = new Set(['d_b', 'G_n', 'n_E'])

/** All points; the one of the greatest pore pressure, or the last, by its steps. */
export function exponentsOf(p: Params, trace: Trace): readonly ExponentPoint[] {
  const n = pointsOf(p, EXPONENT_COLUMNS)
  const points = Array.from({ length: n }, (_, i) => pointAt(p, i, silent))
  const shown = points.reduce((most, one, i) => ((one.G_p ?? 0) >= (points[most]?.G_p ?? 0) ? i : most), 0)
  pointAt(p, shown, n === 1 ? trace : traceOfRow(trace, `Point ${shown + 1}`, `p${shown + 1}`, COMMON))
  return points
}

function pointAt(p: Params, i: number, trace: Trace): ExponentPoint {
  trace.section('d exponent')
  const { bit_diameter: d_b } = given(p, 'bit_diameter')
  const [R, N, W] = [at(p, 'rate_of_penetration', i), at(p, 'rotary_speed', i), at(p, 'weight_on_bit', i)]
  const rho_c = at(p, 'equivalent_circulating_density', i)
  const G_n = p.normal_pore_pressure_gradient
  const d = trace.apply(exponent.drillingExponent, { R, N, W, d_b })
  const d_c = trace.apply(exponent.correctedExponent, { d, G_n, rho_c })
  const [d_cn, G_ob] = [maybeAt(p, 'normal_d_exponent', i), maybeAt(p, 'overburden_gradient', i)]
  const G_p =
    d_cn === undefined || G_ob === undefined
      ? undefined
      : trace.apply(exponent.eatonPorePressure, { G_ob, G_n, d_c, d_cn, n_E: exponent.EATON_EXPONENT })
  return { depth: maybeAt(p, 'true_vertical_depth', i), R, N, W, rho_c, d, d_c, d_cn, G_p }
}
