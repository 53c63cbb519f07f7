/** Inputs of the line on its bed: weight, friction, length, curve, slope. */
import { optional, quantity } from '@keelson/workflow'

const bound = (title: string, description: string, symbol: string, example: number) =>
  optional(quantity('-', { title, description, symbol, above: 0, example }))

export const lineParams = {
  submerged_weight: quantity('submerged_weight_per_length', {
    title: 'Submerged weight',
    description: 'Weight in water in operation.',
    symbol: 'w',
    above: 0,
    usual: [100, 10000],
    example: 900,
  }),
  lateral_friction_coefficient: quantity('friction_coefficient', {
    title: 'Lateral friction coefficient',
    description:
      'Best estimate of lateral resistance over submerged weight. Low is unsafe for the critical force to be relied on; give bounds for the friction matrix.',
    symbol: 'mu_l',
    above: 0,
    usual: [0.3, 2],
    example: 0.6,
  }),
  axial_friction_coefficient: quantity('friction_coefficient', {
    title: 'Axial friction coefficient',
    description: 'Best estimate of axial resistance over submerged weight. High builds up more force over a length.',
    symbol: 'mu_a',
    above: 0,
    usual: [0.1, 1],
    example: 0.4,
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
