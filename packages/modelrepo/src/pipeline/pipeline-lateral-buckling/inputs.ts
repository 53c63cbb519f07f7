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
    title: 'Pipeline length',
    description: 'Pipeline length between free ends.',
    symbol: 'L_p',
    above: 0,
    usual: [100, 200000],
    example: 2737,
  }),
  route_curve_radius: optional(
    quantity('bend_radius', {
      title: 'Minimum route curve radius',
      description: 'Radius of the tightest route curve. If omitted, route curves are not checked.',
      symbol: 'R',
      above: 0,
      usual: [500, 10000],
      example: 2000,
    }),
  ),
  seabed_slope: quantity('inclination', {
    title: 'Seabed slope',
    description: 'Mean seabed slope along the line, used for walking only. Must be less than the axial friction angle.',
    symbol: 'phi',
    minimum: 0,
    below: 90,
    usual: [0, 5],
    default: 0,
  }),
  end_tension: quantity('pipe_axial_force', {
    title: 'Lower end tension',
    description:
      'Steady pull of a riser or mooring at the lower end, used for walking only. The ends remain free for the force along the line.',
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
      'Best estimate of lateral resistance divided by submerged weight. A low value is conservative for susceptibility. Enter bounds for the friction matrix.',
    symbol: 'mu_l',
    above: 0,
    usual: [0.3, 2],
    example: 0.6,
  }),
  lateral_friction_lower_bound: bound(
    'Lateral friction lower bound',
    'Lower bound for the friction matrix, which must not exceed the best estimate. It gives the lowest critical force.',
    'mu_l_LB',
    0.4,
  ),
  lateral_friction_upper_bound: bound(
    'Lateral friction upper bound',
    'Upper bound for the friction matrix, which must not be less than the best estimate. It gives the largest buckle curvature.',
    'mu_l_UB',
    1,
  ),
  axial_friction_coefficient: field.axialFrictionCoefficient({
    description:
      'Best estimate of axial resistance divided by submerged weight. A high value develops more force over a given length.',
    example: 0.4,
  }),
  axial_friction_lower_bound: bound(
    'Axial friction lower bound',
    'Lower bound for the friction matrix, which must not exceed the best estimate. It gives the longest feed-in.',
    'mu_a_LB',
    0.25,
  ),
  axial_friction_upper_bound: bound(
    'Axial friction upper bound',
    'Upper bound for the friction matrix, which must not be less than the best estimate. It gives the largest force in a short line.',
    'mu_a_UB',
    0.6,
  ),
}

export const inputs = grouped({
  Pipe: { ...pipeParams, ...weightParams },
  Steel: steelParams,
  Route: routeParams,
  'Seabed friction': frictionParams,
  'Temperature, pressure and lay tension': loadParams,
  Buckles: modeParams,
  'Bent pipe criteria': criterionParams,
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
      `must have positions on the line, from 0 to ${at(L)} (row ${outside + 1} entered: ${at(rows[outside]?.position)})`,
    )
  const back = rows.findIndex((r, i) => i > 0 && r.position <= (rows[i - 1]?.position ?? 0))
  if (back < 0) return []
  return refused(
    `must have positions that increase from row to row (row ${back + 1} entered: ${at(rows[back]?.position)} after ${at(rows[back - 1]?.position)})`,
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
    const message = `must be ${side} the best estimate, ${shown(p[best], 9)} (entered: ${shown(bound, 9)})`
    return [{ pointer: `/${name}`, message }]
  })
}
