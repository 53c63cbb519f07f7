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
      title: 'What is given',
      description:
        'Fairlead position: both ends and the length of an elastic line; the others: an inextensible line that rises from a horizontal tangent on the seabed, from its angle, tension or horizontal tension at the top.',
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
      'Height of the fairlead above the anchor, which lies on the seabed. Not negative with seabed contact; above zero where the span is a result.',
    symbol: 'z',
    usual: [20, 3000],
    example: 186,
  }),
  unstretched_length: quantity('mooring_line_length', {
    title: 'Unstretched length',
    description: 'Length of the line without tension.',
    symbol: 'L',
    above: 0,
    example: 835.35,
  }),
  hang_off_angle_from_vertical: quantity('inclination', {
    title: 'Hang-off angle',
    description: 'Angle of the line at the top from the vertical.',
    symbol: 'q',
    above: 0,
    below: 90,
    usual: [5, 60],
    example: 30,
  }),
  fairlead_tension: quantity('line_tension', {
    title: 'Tension at the top',
    description: 'Given tension at the top; more than submerged weight times vertical span.',
    symbol: 'T',
    above: 0,
    example: 1510,
  }),
  fairlead_horizontal_tension: quantity('line_tension', {
    title: 'Horizontal tension',
    description: 'Given horizontal tension, the same along the suspended line.',
    symbol: 'H',
    above: 0,
    example: 100,
  }),
}

const lineParams = {
  submerged_weight_per_length: field.submergedWeight({
    description: 'Weight in water per metre of unstretched line; a neutral or buoyant line is not covered.',
    usual: [10, 5000],
    example: 1065.3,
  }),
  axial_stiffness: quantity('axial_stiffness_line', {
    title: 'Axial stiffness',
    description: 'EA of the line, linear.',
    symbol: 'EA',
    above: 0,
    usual: [10000, 2e6],
    example: 753600,
  }),
}

const seabedParams = {
  seabed_contact: flag({
    title: 'Seabed contact',
    description: 'true: flat seabed at anchor level; false: the line may hang below its anchor.',
    default: true,
  }),
  seabed_friction_coefficient: quantity('friction_coefficient', {
    title: 'Seabed friction coefficient',
    description:
      'Friction force per submerged weight of the line on the seabed; full friction along its whole grounded length.',
    symbol: 'C_B',
    minimum: 0,
    default: 0,
    inert: 'acts only where part of the line lies on the seabed',
  }),
}

const criterionParams = {
  minimum_breaking_load: quantity('rope_breaking_load', {
    title: 'Minimum breaking load',
    description: 'Breaking strength of the line, corroded where that applies; left out, the tension is not checked.',
    symbol: 'MBL',
    above: 0,
    example: 5500,
  }),
  required_safety_factor: field.safetyFactor({
    title: 'Required safety factor',
    description:
      'On the larger end tension against the breaking load: API RP 2SK has 1.67 (dynamic) and 2.0 (quasi-static) intact.',
    symbol: 'FS',
    minimum: 1,
    default: 2,
    assumed: 'that of API RP 2SK for a quasi-static analysis, as this one is; larger than the 1.67 of a dynamic one',
    inert: 'acts only where minimum_breaking_load is given',
  }),
  minimum_allowable_bend_radius: quantity('bend_radius', {
    title: 'Smallest allowable bend radius',
    description: 'Limit of a riser or cable for its sharpest static bend; left out, the bend is not checked.',
    symbol: 'R_lim',
    above: 0,
    example: 50,
    inert: 'a limit: it moves the check and not the line',
  }),
}

const profileParams = {
  profile_points: count({
    title: 'Profile stations',
    description: 'Stations of the profile, equally spaced in unstretched length, both ends included.',
    minimum: 2,
    usual: [2, 1000],
    default: 101,
  }),
}

const groups = {
  'What is given': geometryParams,
  Line: lineParams,
  Seabed: seabedParams,
  'Strength and bending': criterionParams,
  Profile: profileParams,
}
export type Inputs = InputsOf<typeof groups>
export const { way, composed } = waysOver('solve_mode', groups)

/** The horizontal distance of the ends, as it is declared. */
export const { horizontal_span: span } = geometryParams
