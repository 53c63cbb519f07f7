/** What the inputs must satisfy together, before anything is calculated. */
import { type Problem, shownIn, shownLength } from '@keelson/workflow'
import { BENDING } from './modes.ts'
import type { Params } from './params.ts'

export const rules = (p: Params): Problem[] => [...buoyancyRules(p), ...(p.analysis === BENDING ? bendingRules(p) : [])]

/** Water over mass from which on one of the two is a slip of unit. */
const SLIP = 100

function buoyancyRules({ jumper_mass: M, submerged_volume: V, water_density: rho }: Params): Problem[] {
  if (M === undefined || V === undefined || rho * V < M) return []
  const water = rho * V
  return [
    ...(water > SLIP * M
      ? [
          {
            pointer: '/jumper_mass',
            message: `is less than a hundredth of the water that {submerged_volume} displaces, ${shownIn(water, 't')}; read ${shownIn(M, 't')}`,
          },
        ]
      : []),
    {
      pointer: '/submerged_volume',
      message: `must displace less than the {jumper_mass}, below ${shownIn(M / rho, 'm3')}: the jumper would float; read ${shownIn(V, 'm3')}`,
    },
  ]
}

function bendingRules(p: Params): Problem[] {
  const { jumper_length: L, lift_point_overhang: a, outer_diameter: D, wall_thickness: t } = p
  return [
    ...(L !== undefined && a !== undefined && a > L / 2
      ? [
          {
            pointer: '/lift_point_overhang',
            message: `must not be above half the {jumper_length}, ${shownIn(L / 2, 'm')}; read ${shownIn(a, 'm')}`,
          },
        ]
      : []),
    ...(D !== undefined && p.dynamic_amplification_factor === undefined
      ? [{ pointer: '/dynamic_amplification_factor', message: 'is required with {outer_diameter}' }]
      : []),
    ...(D !== undefined && t !== undefined && t >= D / 2
      ? [
          {
            pointer: '/wall_thickness',
            message: `must be below half the {outer_diameter}, ${shownLength(D / 2)}; read ${shownLength(t)}`,
          },
        ]
      : []),
  ]
}
