/** The inputs of the catenary line. */

import { choice, count, flag, type InputsOf, quantity, waysOver } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'

export const FAIRLEAD_POSITION = 'fairlead_position'
export const HANG_OFF_ANGLE = 'hang_off_angle'
export const TOP_TENSION = 'top_tension'
export const HORIZONTAL_TENSION = 'horizontal_tension'

const geometryParams = {
  solve_mode: choice(
    {
      [FAIRLEAD_POSITION]: 'Fairlead position',
      [HANG_OFF_ANGLE]: 'Hang-off angle',
      [TOP_TENSION]: 'Top tension',
      [HORIZONTAL_TENSION]: 'Horizontal tension',
    },
    {
      title: 'Known quantity',
      description:
        'Fairlead position uses both ends and the length of an elastic line. The other options assume an inextensible line with a horizontal tangent at the seabed, and use its top angle, top tension or horizontal tension.',
      default: FAIRLEAD_POSITION,
    },
  ),
  horizontal_span: quantity('line_span', {
    title: 'Horizontal span',
    description: 'Horizontal distance from anchor to fairlead.',
    symbol: 'x',
    minimum: 0,
    usual: [50, 3000],
    example: 796.732,
  }),
  vertical_span: quantity('line_height', {
    title: 'Vertical span',
    description:
      'Fairlead height above the anchor, which lies on the seabed. Must not be negative with seabed contact, and must be greater than zero if the span is a result.',
    symbol: 'z',
    usual: [20, 3000],
    example: 186,
  }),
  unstretched_length: quantity('mooring_line_length', {
    title: 'Unstretched length',
    description: 'Line length at zero tension.',
    symbol: 'L',
    above: 0,
    example: 835.35,
  }),
  hang_off_angle_from_vertical: quantity('inclination', {
    title: 'Hang-off angle',
    description: 'Line angle at the top from the vertical.',
    symbol: 'q',
    above: 0,
    below: 90,
    usual: [5, 60],
    example: 30,
  }),
  fairlead_tension: quantity('line_tension', {
    title: 'Top tension',
    description: 'Tension at the top. Must exceed submerged weight per unit length times vertical span.',
    symbol: 'T',
    above: 0,
    example: 1510,
  }),
  fairlead_horizontal_tension: quantity('line_tension', {
    title: 'Horizontal tension',
    description: 'Horizontal tension, constant along the suspended line.',
    symbol: 'H',
    above: 0,
    example: 100,
  }),
}

const lineParams = {
  submerged_weight_per_length: field.submergedWeight({
    description:
      'Submerged weight per metre of unstretched line. Must be positive; neutral and buoyant lines are not covered.',
    usual: [10, 5000],
    example: 1065.3,
  }),
  axial_stiffness: quantity('axial_stiffness_line', {
    title: 'Axial stiffness',
    description: 'Linear axial stiffness EA of the line.',
    symbol: 'EA',
    above: 0,
    usual: [10000, 2e6],
    example: 753600,
  }),
}

const seabedParams = {
  seabed_contact: flag({
    title: 'Seabed contact',
    description: 'True if a flat seabed exists at anchor level. If false, the line may hang below its anchor.',
    default: true,
  }),
  seabed_friction_coefficient: quantity('friction_coefficient', {
    title: 'Seabed friction coefficient',
    description:
      'Ratio of friction force to submerged weight. Friction is fully mobilised along the whole grounded length.',
    symbol: 'C_B',
    minimum: 0,
    default: 0,
    inert: 'applies only if part of the line is grounded',
  }),
}

const criterionParams = {
  minimum_breaking_load: quantity('rope_breaking_load', {
    title: 'Minimum breaking load',
    description:
      'Line breaking strength in the present condition, including any corrosion. If omitted, the tension is not checked.',
    symbol: 'MBL',
    above: 0,
    example: 5500,
  }),
  required_safety_factor: field.safetyFactor({
    title: 'Required safety factor',
    description:
      'Required safety factor on the larger end tension. For an intact line, API RP 2SK requires 1.67 (dynamic analysis) or 2.0 (quasi-static analysis).',
    symbol: 'FS',
    minimum: 1,
    default: 2,
    assumed: 'API RP 2SK factor for a quasi-static analysis, because this analysis is quasi-static (dynamic: 1.67)',
    inert: 'applies only if the minimum breaking load is provided',
  }),
  minimum_allowable_bend_radius: quantity('bend_radius', {
    title: 'Minimum allowable bend radius',
    description:
      'Minimum allowable static bend radius of a riser or cable. If omitted, the bend radius is not checked.',
    symbol: 'R_lim',
    above: 0,
    example: 50,
    inert: 'a limit with no effect on the line shape',
  }),
}

const profileParams = {
  profile_points: count({
    title: 'Number of profile stations',
    description: 'Number of profile stations, equally spaced in unstretched length, including both ends.',
    minimum: 2,
    usual: [2, 1000],
    default: 101,
  }),
}

const groups = {
  'Known quantity': geometryParams,
  Line: lineParams,
  Seabed: seabedParams,
  'Strength and bending': criterionParams,
  Profile: profileParams,
}
export type Inputs = InputsOf<typeof groups>
export const { way, composed } = waysOver('solve_mode', groups)

/** The horizontal distance of the ends, as it is declared. */
export const { horizontal_span: span } = geometryParams
