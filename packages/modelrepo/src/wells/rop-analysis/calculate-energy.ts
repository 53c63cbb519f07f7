/** Mechanical specific energy at each point. */
import { silent, type Trace } from '@keelson/equations'
import * as energy from '@keelson/physics/drilling-rate/specific-energy.ts'
import { given } from '@keelson/workflow'
import { traceOfRow } from '../../_shared/rows/trace-of-row.ts'
import { at, type Column, maybeAt, pointsOf } from './calculate-columns.ts'
import type { Params } from './inputs.ts'

interface EnergyPoint {
  readonly depth: number | undefined
  readonly W: number
  readonly N: number
  readonly R: number
  readonly T: number
  readonly MSE: number
  readonly eta: number | undefined
}

export const ENERGY_COLUMNS: readonly Column[] = [
  'weight_on_bit',
  'rotary_speed',
  'rate_of_penetration',
  'torque_on_bit',
  'true_vertical_depth',
]
const COMMON: ReadonlySet<string> = new Set(['d_b', 'A_b', 'mu_b', 'S'])

export interface Energy {
  readonly points: readonly EnergyPoint[]
  /** That of the greatest specific energy, by its steps. */
  readonly worst: EnergyPoint
}

export function energyOf(p: Params, trace: Trace): Energy {
  const n = pointsOf(p, ENERGY_COLUMNS)
  const points = Array.from({ length: n }, (_, i) => pointAt(p, i, silent))
  const i = points.reduce((most, one, k) => (one.MSE > (points[most] as EnergyPoint).MSE ? k : most), 0)
  const own = n === 1 ? trace : traceOfRow(trace, `Point ${i + 1}`, `p${i + 1}`, COMMON)
  return { points, worst: pointAt(p, i, own) }
}

function pointAt(p: Params, i: number, trace: Trace): EnergyPoint {
  trace.section('Specific energy')
  const { bit_diameter: d_b } = given(p, 'bit_diameter')
  const [W, N, R] = [at(p, 'weight_on_bit', i), at(p, 'rotary_speed', i), at(p, 'rate_of_penetration', i)]
  const A_b = trace.apply(energy.bitArea, { d_b })
  const T =
    maybeAt(p, 'torque_on_bit', i) ?? trace.apply(energy.bitTorque, { mu_b: p.bit_friction_coefficient, d_b, W })
  const MSE = trace.apply(energy.specificEnergy, { W, A_b, N, T, R })
  const S = p.rock_strength
  const eta = S === undefined ? undefined : trace.apply(energy.efficiency, { S, MSE })
  return { depth: maybeAt(p, 'true_vertical_depth', i), W, N, R, T, MSE, eta }
}
