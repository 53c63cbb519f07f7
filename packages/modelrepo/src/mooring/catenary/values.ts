/** The outputs of the catenary line. */
import { anchorTension, fairleadTension, groundedLength } from '@keelson/physics/catenary/equations.ts'
import { catenaryParameter, fairleadAngle, suspendedLength } from '@keelson/physics/catenary/shape.ts'
import { tensionUtilisation } from '@keelson/standards/api-rp-2sk-2005/line-tension.ts'
import { matrixValue, numberColumn, numberValue, resultOf, rowsValue, textValue } from '@keelson/workflow'
import { atPosition } from './inputs.ts'

export const values = {
  fairlead_horizontal_tension: numberValue('line_tension', {
    title: 'Horizontal tension',
    description: 'At the fairlead.',
    symbol: 'H',
    minimum: 0,
  }),
  fairlead_vertical_tension: numberValue('line_tension', {
    title: 'Vertical tension',
    description: 'At the fairlead; the line pulls it down where positive.',
    symbol: 'V',
  }),
  fairlead_tension: resultOf(fairleadTension, 'line_tension', {
    title: 'Fairlead tension',
    description: 'Resultant of the horizontal and the vertical tension.',
    minimum: 0,
  }),
  anchor_horizontal_tension: numberValue('line_tension', {
    title: 'Horizontal tension at the anchor',
    description: 'After what seabed friction takes up.',
    symbol: 'H_A',
    minimum: 0,
  }),
  anchor_vertical_tension: numberValue('line_tension', {
    title: 'Vertical tension at the anchor',
    description: 'Positive is uplift; negative where the line hangs below its anchor; 0 on the seabed.',
    symbol: 'V_A',
  }),
  anchor_tension: resultOf(anchorTension, 'line_tension', {
    title: 'Anchor tension',
    description: 'Resultant at the anchor.',
    minimum: 0,
  }),
  grounded_length: resultOf(groundedLength, 'line_span', {
    title: 'Grounded length',
    description: 'Unstretched length on the seabed.',
    minimum: 0,
  }),
  suspended_length: resultOf(suspendedLength, 'mooring_line_length', {
    description: 'Unstretched length off the seabed.',
    minimum: 0,
  }),
  stretched_length: numberValue('mooring_line_length', {
    title: 'Stretched length',
    description: 'Length with its elastic elongation.',
    symbol: 'L_s',
    minimum: 0,
  }),
  horizontal_span: numberValue('line_span', {
    title: 'Horizontal span',
    description: 'As given; where it is a result, from touchdown to top.',
    symbol: 'x',
    minimum: 0,
  }),
  catenary_parameter: resultOf(catenaryParameter, 'line_span', {
    description: 'Horizontal tension over submerged weight.',
    minimum: 0,
  }),
  minimum_bend_radius: numberValue('bend_radius', {
    title: 'Smallest bend radius',
    description: 'Of the static shape: at the touchdown or low point, else at the lower end.',
    symbol: 'R_min',
    minimum: 0,
  }),
  fairlead_angle_from_horizontal: resultOf(fairleadAngle, 'inclination', {
    title: 'Fairlead angle',
    description: 'Inclination of the line at the fairlead from the horizontal.',
    minimum: -90,
    maximum: 90,
  }),
  stiffness_matrix: matrixValue('spring_stiffness', {
    title: 'Fairlead stiffness',
    description: 'd(H, V)/d(x, z): rows H and V, columns x and z.',
    symbol: 'K',
    onlyWhen: atPosition,
  }),
  profile: rowsValue({
    title: 'Profile',
    description: 'Stations from the anchor (or touchdown) to the fairlead.',
    columns: {
      s_m: numberColumn('line_span', 'Unstretched arc length from the anchor', { symbol: 's' }),
      x_m: numberColumn('line_span', 'Horizontal distance from the anchor', { symbol: 'x_s' }),
      z_m: numberColumn('line_height', 'Height above the anchor', { symbol: 'z_s' }),
      tension_N: numberColumn('line_tension', 'Line tension', { unit: 'N', symbol: 'T_s' }),
      inclination_deg: numberColumn('inclination', 'Inclination from the horizontal'),
    },
  }),
  utilisation: resultOf(tensionUtilisation, 'utilisation', {
    description: 'Larger end tension times safety factor over breaking load.',
    needs: ['minimum_breaking_load'],
    minimum: 0,
  }),
  status: textValue({
    title: 'Status',
    description: 'pass or fail over the checks that were run, not assessed if one is open; null if no limit was given.',
  }),
}
