/** What the inputs must satisfy together, before anything is calculated. */
import { type Problem, refused, shownLength, shownPressure } from '@keelson/workflow'
import { type Loads, loadsOf } from './calculate-plate.ts'
import type { Params } from './inputs.ts'

export const rules = (p: Params): Problem[] => [...sides(p), ...yielded(p), ...otherEdge(p)]

const sides = ({ stiffener_spacing: s, plate_length: l }: Params): Problem[] =>
  s > l
    ? [
        {
          pointer: '/stiffener_spacing',
          message: `must not exceed {plate_length}, ${shownLength(l)}, the long side along the stiffeners (entered: ${shownLength(s)})`,
        },
      ]
    : []

/** The stresses that each alone yield a plate of this strength. */
export function yieldedBy({ sigma_x, sigma_y, tau }: Loads, f_y: number) {
  const stresses = [
    { name: 'longitudinal_stress', stress: sigma_x, limit: f_y, what: 'the yield strength' },
    { name: 'transverse_stress', stress: sigma_y, limit: f_y, what: 'the yield strength' },
    {
      name: 'shear_stress',
      stress: tau,
      limit: f_y / Math.sqrt(3),
      what: 'the yield strength divided by √3',
    },
  ]
  return stresses.filter(({ stress, limit }) => Math.abs(stress) >= limit)
}

const yielded = (p: Params): Problem[] =>
  yieldedBy(loadsOf(p), p.yield_strength).flatMap(({ name, stress, limit, what }) =>
    refused(name, `must be below ${what}, ${shownPressure(limit)} (entered: ${shownPressure(stress)})`),
  )

/** Tension here and a ratio below 0 are compression at the other edge, which nothing would check. */
function otherEdge(p: Params): Problem[] {
  const pairs = [
    ['longitudinal_stress', 'longitudinal_stress_ratio'],
    ['transverse_stress', 'transverse_stress_ratio'],
  ] as const
  return pairs
    .filter(([stress, ratio]) => p[stress] < 0 && p[ratio] < 0)
    .map(([stress, ratio]) => ({
      pointer: `/${stress}`,
      message: `must be the stress at the compressed edge; for {${ratio}} ${p[ratio]} the stress at the other edge is ${shownPressure(p[stress] * p[ratio])}`,
    }))
}
