/** The inputs of lateral buckling: the line on its bed here, what loads it beside; and the rules between them. */

import { grouped, optional, type ParamsOf, type Problem, quantity, shown, shownIn } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { wallProblems } from '../../_shared/pipe/wall-problems.ts'
import { criterionParams, pipeParams, steelParams } from '../_shared/buckling/inputs.ts'
import { loadParams, modeParams } from './inputs-loads.ts'

const bound = (title: string, description: string, symbol: string, example: number) =>
  optional(quantity('friction_coefficient', { title, description, symbol, above: 0, example }))

const weightParams = {
  submerged_weight: field.submergedWeight({ usual: [100, 10000], example: 900 }),
}

const routeParams = {
  pipeline_length: quantity('pipeline_length', {
    title: 'Length of the line',
    description: 'Between free ends.',
    symbol: 'L_p',
    above: 0,
    usual: [100, 200000],
    example: 2737,
  }),
  route_curve_radius: optional(
    quantity('bend_radius', {
      title: 'Radius of the tightest route curve',
      description: 'Without it no route curve is checked.',
      symbol: 'R',
      above: 0,
      usual: [500, 10000],
      example: 2000,
    }),
  ),
  seabed_slope: quantity('inclination', {
    title: 'Slope of the bed',
    description: 'Mean slope along the line, for walking only; it must be below the angle of axial friction.',
    symbol: 'phi',
    minimum: 0,
    below: 90,
    usual: [0, 5],
    default: 0,
  }),
  end_tension: quantity('pipe_axial_force', {
    title: 'Tension at the lower end',
    description:
      'Steady pull of a riser or mooring on the lower end, for walking only. The ends stay free in the force along the line.',
    symbol: 'S_e',
    minimum: 0,
    usual: [0, 1000],
    default: 0,
  }),
}

const frictionParams = {
  lateral_friction_coefficient: quantity('friction_coefficient', {
    title: 'Lateral friction coefficient',
    description:
      'Best estimate of lateral resistance over submerged weight. Low is unsafe for the critical force to be relied on; give bounds for the friction matrix.',
    symbol: 'mu_l',
    above: 0,
    usual: [0.3, 2],
    example: 0.6,
  }),
  lateral_friction_lower_bound: bound(
    'Lateral friction, lower bound',
    'For the friction matrix; at most the best estimate. It gives the lowest critical force.',
    'mu_l_LB',
    0.4,
  ),
  lateral_friction_upper_bound: bound(
    'Lateral friction, upper bound',
    'For the friction matrix; at least the best estimate. It gives the sharpest buckle.',
    'mu_l_UB',
    1,
  ),
  axial_friction_coefficient: field.axialFrictionCoefficient({
    description: 'Best estimate of axial resistance over submerged weight. High builds up more force over a length.',
    example: 0.4,
  }),
  axial_friction_lower_bound: bound(
    'Axial friction, lower bound',
    'For the friction matrix; at most the best estimate. It gives the longest feed-in.',
    'mu_a_LB',
    0.25,
  ),
  axial_friction_upper_bound: bound(
    'Axial friction, upper bound',
    'For the friction matrix; at least the best estimate. It gives the largest force in a short line.',
    'mu_a_UB',
    0.6,
  ),
}

export const inputs = grouped({
  Pipe: { ...pipeParams, ...weightParams },
  Steel: steelParams,
  Route: routeParams,
  'Friction of the seabed': frictionParams,
  'Temperature, pressure and lay tension': loadParams,
  Buckles: modeParams,
  'Criteria of the bent pipe': criterionParams,
})
export type Params = ParamsOf<typeof inputs>

/** Cross-field rules on the SI inputs. */
export function rules(p: Params): readonly Problem[] {
  return [...wallProblems(p), ...profile(p), ...frictionBounds(p)]
}

const at = (metres = 0) => shownIn(metres, 'm', 9)

function profile({ temperature_profile: rows = [], pipeline_length: L }: Params): Problem[] {
  const refused = (message: string) => [{ pointer: '/temperature_profile', message }]
  const outside = rows.findIndex((r) => r.position < 0 || r.position > L)
  if (outside >= 0)
    return refused(
      `positions must lie on the line, 0 to ${at(L)}; row ${outside + 1} has ${at(rows[outside]?.position)}`,
    )
  const back = rows.findIndex((r, i) => i > 0 && r.position <= (rows[i - 1]?.position ?? 0))
  if (back < 0) return []
  return refused(
    `positions must rise from row to row; row ${back + 1} has ${at(rows[back]?.position)} after ${at(rows[back - 1]?.position)}`,
  )
}

const BOUNDS = [
  ['lateral_friction_lower_bound', 'lateral_friction_coefficient', 'at most'],
  ['lateral_friction_upper_bound', 'lateral_friction_coefficient', 'at least'],
  ['axial_friction_lower_bound', 'axial_friction_coefficient', 'at most'],
  ['axial_friction_upper_bound', 'axial_friction_coefficient', 'at least'],
] as const

function frictionBounds(p: Params): Problem[] {
  return BOUNDS.flatMap(([name, best, side]) => {
    const bound = p[name]
    if (bound === undefined || (side === 'at most' ? bound <= p[best] : bound >= p[best])) return []
    const message = `must be ${side} the best estimate, ${shown(p[best], 9)}; read ${shown(bound, 9)}`
    return [{ pointer: `/${name}`, message }]
  })
}
