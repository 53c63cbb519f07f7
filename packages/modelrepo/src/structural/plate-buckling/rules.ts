/** What the inputs must satisfy together, before anything is calculated. */
import { type Problem, shownLength, shownPressure } from '@keelson/workflow'
import type { Params } from './inputs.ts'

export const rules = (p: Params): Problem[] => [...sides(p), ...yielded(p), ...otherEdge(p)]

const sides = ({ stiffener_spacing: s, plate_length: l }: Params): Problem[] =>
  s > l
    ? [
        {
          pointer: '/stiffener_spacing',
          message: `must not be above {plate_length}, ${shownLength(l)}; read ${shownLength(s)}: the long side runs along the stiffeners`,
        },
      ]
    : []

function yielded(p: Params): Problem[] {
  const f_y = p.yield_strength
  const most = [
    ['longitudinal_stress', f_y, 'the yield strength'],
    ['transverse_stress', f_y, 'the yield strength'],
    ['shear_stress', f_y / Math.sqrt(3), 'the yield strength over the root of three'],
  ] as const
  return most
    .filter(([name, limit]) => Math.abs(p[name]) >= limit)
    .map(([name, limit, what]) => ({
      pointer: `/${name}`,
      message: `must be below ${what}, ${shownPressure(limit)}; read ${shownPressure(p[name])}`,
    }))
}

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
      message: `must be that of the edge in compression: with {${ratio}} ${p[ratio]} the other edge has ${shownPressure(p[stress] * p[ratio])}`,
    }))
}
