/** The charts of the stack-up: tension along the depth, and top tension against the weight of the mud. */
import { spaced } from '@keelson/numerics/spaced.ts'
import { apparentWeight, columnLoad, effectiveTension } from '@keelson/physics/riser-stack/stack-up.ts'
import * as api from '@keelson/standards/api-rp-16q-2017/top-tension.ts'
import {
  axisOf,
  type ChartDefinition,
  type Limit,
  lineChart,
  type Point,
  type Series,
  shownIn,
} from '@keelson/workflow'
import type { Found } from './calculate-found.ts'
import type { Tension } from './calculate-tension.ts'
import type { Params } from './inputs.ts'
import { inputs } from './inputs.ts'

/** Unit weights of mud over that of the run. */
const LIGHTER_AND_HEAVIER = [0.85, 1, 1.15]

/** Apparent weight with other mud in the riser. */
function apparentWith(d_m: number, { string }: Found, { columns }: Tension): number {
  const P_f = columnLoad.evaluate({ ...columns, d_m })
  return apparentWeight.evaluate({ W_s: string.W_s, B_n: string.B_n, P_f })
}

export function chartsOf(p: Params, found: Found) {
  const { tension } = found
  if (tension === undefined) return {}
  const mud = tensionMud(p, found, tension)
  return { tension_depth: tensionDepth(p, found, tension), ...(mud && { tension_mud: mud }) }
}

function tensionDepth(p: Params, found: Found, tension: Tension): ChartDefinition {
  const { T_v, failed, columns } = tension
  const line = (name: string, top: number, W_a: number): Series => ({
    name,
    points: spaced(0, 1, 2).map((f): Point => [effectiveTension.evaluate({ T_v: top, W_a, f }), f]),
  })
  const series = LIGHTER_AND_HEAVIER.flatMap((k) => {
    const d_m = k * columns.d_m
    const W_a = apparentWith(d_m, found, tension)
    const mud = shownIn(d_m, 'kN/m3', 4)
    return [line(mud, T_v, W_a), ...(failed ? [line(`${mud}, ${p.tensioners_failed} failed`, failed.T_vf, W_a)] : [])]
  })
  return lineChart({
    x: { title: 'Effective tension', unit: 'kN', zero: true },
    y: { title: 'Depth fraction', unit: '-', reverse: true, domain: [0, 1] },
    series,
    limits: [{ at: 0, label: 'zero tension', along: 'y' }],
    markers: [{ x: tension.T_b, y: 1, label: 'lower end' }],
  })
}

const POINTS = 21
/** Unit weights of mud over that of seawater, that are drawn at least. */
const MUDS = [1, 2] as const

function tensionMud(p: Params, found: Found, tension: Tension): ChartDefinition | undefined {
  const { setting, upper, liftOff } = found
  const { number_of_tensioners: N_t } = p
  if (tension.failed === undefined || N_t === undefined) return undefined
  const { columns, failed } = tension
  const muds = spaced(
    Math.min(MUDS[0] * columns.d_w, 0.95 * columns.d_m),
    Math.max(MUDS[1] * columns.d_w, 1.1 * columns.d_m),
    POINTS,
  )
  const least = (d_m: number) => minimumWith(p, N_t, d_m, found, tension)
  const series: Series[] = [
    { name: 'minimum', points: muds.map((d): Point => [d, least(d)]) },
    ...(liftOff?.overall
      ? [
          {
            name: 'overall minimum',
            points: muds.map((d): Point => [d, overallWith(p, least(d), d, found, tension)]),
          },
        ]
      : []),
  ]
  const limits: Limit[] = [
    { at: setting.T_set, label: 'setting', along: 'x' },
    ...(upper ? [{ at: upper.T_max, label: 'upper limit', along: 'x' } as const] : []),
  ]
  const here = { x: columns.d_m, y: failed.T_min, label: 'this mud' }
  return lineChart({
    x: axisOf(inputs.properties.mud_unit_weight),
    y: { title: 'Top tension', unit: 'kN', zero: true },
    series,
    limits,
    markers: [here],
  })
}

function minimumWith(p: Params, N_t: number, d_m: number, { string }: Found, { columns }: Tension): number {
  const T_SR = api.slipRingTension.evaluate({
    W_s: string.W_s,
    f_wt: p.weight_tolerance_factor,
    B_n: string.B_n,
    f_bt: p.buoyancy_tolerance_factor,
    ...columns,
    d_m,
  })
  return api.minimumTopTension.evaluate({ T_SR, N_t, R_f: p.tensioner_reduction_factor, n_f: p.tensioners_failed })
}

function overallWith(p: Params, T_min: number, d_m: number, found: Found, tension: Tension): number {
  const { tensioner_reduction_factor: R_f, required_connector_overpull: O_req = 0, recoil_margin: T_rec } = p
  const T_b = api.verticalTension.evaluate({ R_f, T_set: T_min }) - apparentWith(d_m, found, tension)
  const O_min = api.connectorOverpull.evaluate({ T_b, W_L: p.lmrp_submerged_weight ?? 0 })
  return api.overallMinimum.evaluate({ T_min, O_req, O_min, R_f, T_rec })
}
