/** What the inputs must satisfy together, before anything is calculated. */
import { STEEPEST_INCREASE } from '@keelson/standards/api-rp-2geo-2011/undrained.ts'
import { type Problem, shownIn, shownRatio } from '@keelson/workflow'
import type { Mat, OnClay, OnSand } from './inputs.ts'

export const clayProblems = (p: OnClay): Problem[] => [...matProblems(p), ...steep(p), ...underconsolidated(p)]
export const sandProblems = (p: OnSand): Problem[] => [...matProblems(p), ...rough(p), ...underconsolidated(p)]

const matProblems = (p: Mat): Problem[] => [
  ...sides(p),
  ...outside('moment_about_length_axis', p.moment_about_length_axis, p.vertical_load, p.width, '{width}'),
  ...outside('moment_about_width_axis', p.moment_about_width_axis, p.vertical_load, p.length, '{length}'),
]

const sides = ({ width, length }: Mat): Problem[] =>
  width > length
    ? [
        {
          pointer: '/width',
          message: `must not exceed {length}, ${shownIn(length, 'm')} (entered: ${shownIn(width, 'm')}). The width is the short side.`,
        },
      ]
    : []

/** A load at the edge of the base, or beyond it. */
const outside = (moment: string, M: number, V: number, side: number, name: string): Problem[] =>
  M / V >= side / 2
    ? [
        {
          pointer: `/${moment}`,
          message: `must keep the load within the base: eccentricity ${shownIn(M / V, 'm')} is not less than half of ${name}, ${shownIn(side / 2, 'm')}`,
        },
      ]
    : []

function steep(p: OnClay): Problem[] {
  const { undrained_shear_strength: s_u0, undrained_strength_gradient: k } = p
  const width = Math.min(
    p.width - (2 * p.moment_about_length_axis) / p.vertical_load,
    p.length - (2 * p.moment_about_width_axis) / p.vertical_load,
  )
  if ((k * width) / s_u0 <= STEEPEST_INCREASE.value) return []
  return [
    {
      pointer: '/undrained_strength_gradient',
      message: `must not add more than ${STEEPEST_INCREASE.value} times {undrained_shear_strength} over {effective_width} ${shownIn(width, 'm')}, the limit of the shape coefficient table (entered: ${shownRatio((k * width) / s_u0)} times)`,
    },
  ]
}

const rough = ({ friction_angle: phi, interface_friction_angle: delta }: OnSand): Problem[] =>
  delta !== undefined && delta > phi
    ? [
        {
          pointer: '/interface_friction_angle',
          message: `must not exceed {friction_angle}, ${shownIn(phi, 'deg')} (entered: ${shownIn(delta, 'deg')})`,
        },
      ]
    : []

const underconsolidated = ({ compressible_layers: layers = [] }: Mat): Problem[] =>
  layers.flatMap(({ initial_effective_stress_kpa: s_0, preconsolidation_pressure_kpa: s_c = s_0 }, i) =>
    s_c < s_0
      ? [
          {
            pointer: `/compressible_layers/${i}/preconsolidation_pressure_kpa`,
            message: `must be at least the initial effective stress, ${shownIn(s_0, 'kPa')} (entered: ${shownIn(s_c, 'kPa')}). Underconsolidated soil is outside the method.`,
          },
        ]
      : [],
  )
