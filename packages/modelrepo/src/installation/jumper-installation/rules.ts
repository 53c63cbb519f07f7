/** What the inputs must satisfy together, before anything is calculated. */
import { type Problem, shownIn, shownLength } from '@keelson/workflow'
import type { Given, Perhaps } from './inputs.ts'

/** Water over mass from which on one of the two is a slip of unit. */
const SLIP = 100

export function buoyancyRules({
  jumper_mass: M,
  submerged_volume: V,
  water_density: rho,
}: Given<'jumper_mass' | 'submerged_volume' | 'water_density'>): Problem[] {
  if (rho * V < M) return []
  const water = rho * V
  return [
    ...(water > SLIP * M
      ? [
          {
            pointer: '/jumper_mass',
            message: `must be at least one hundredth of the mass of water displaced by {submerged_volume}, ${shownIn(water, 't')} (entered: ${shownIn(M, 't')})`,
          },
        ]
      : []),
    {
      pointer: '/submerged_volume',
      message: `must be less than ${shownIn(M / rho, 'm3')}, because otherwise the jumper floats at its {jumper_mass} (entered: ${shownIn(V, 'm3')})`,
    },
  ]
}

export function bendingRules(
  p: Given<'jumper_length' | 'lift_point_overhang'> &
    Perhaps<'outer_diameter' | 'wall_thickness' | 'dynamic_amplification_factor'>,
): Problem[] {
  const { jumper_length: L, lift_point_overhang: a, outer_diameter: D, wall_thickness: t } = p
  return [
    ...(a > L / 2
      ? [
          {
            pointer: '/lift_point_overhang',
            message: `must not exceed half the {jumper_length}, ${shownIn(L / 2, 'm')} (entered: ${shownIn(a, 'm')})`,
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
            message: `must be less than half the {outer_diameter}, ${shownLength(D / 2)} (entered: ${shownLength(t)})`,
          },
        ]
      : []),
  ]
}
