/** What the inputs must satisfy together: a propeller that pushes, and a stream at the rudder. */
import { silent } from '@keelson/equations'
import { advanceRatio, advanceSpeed, thrustCoefficient } from '@keelson/physics/propeller/thrust.ts'
import { type Problem, refused, shown } from '@keelson/workflow'
import type { Params } from './inputs.ts'

export function rules(p: Params): Problem[] {
  const V_A = speedOf(p)
  if (p.inflow_speed !== undefined || V_A === undefined) return []
  if (p.thrust_loading_coefficient !== undefined)
    return V_A > 0
      ? []
      : refused('/thrust_loading_coefficient', 'requires {advance_speed} above 0; enter {thrust} instead')
  if (p.thrust !== undefined)
    return V_A > 0 || p.thrust > 0 ? [] : refused('/thrust', 'must be above 0 if the ship is at rest, to produce a jet')
  return polynomial(p, V_A)
}

const speedOf = (p: Params): number | undefined =>
  p.advance_speed ??
  (p.ship_speed === undefined ? undefined : silent.apply(advanceSpeed, { V: p.ship_speed, w: p.wake_fraction }))

function polynomial({ propeller_diameter: D, kt_coefficients: k, shaft_speed: n }: Params, V_A: number): Problem[] {
  if (D === undefined || k === undefined || n === undefined) return []
  const J = silent.apply(advanceRatio, { V_A, n, D })
  const K_T = silent.apply(thrustCoefficient, { k, J })
  if (K_T > 0 || (K_T === 0 && V_A > 0)) return []
  return refused(
    '/kt_coefficients',
    `must give positive thrust; {thrust_coefficient} is ${shown(K_T, 4)} at {advance_ratio} ${shown(J, 4)}`,
  )
}
