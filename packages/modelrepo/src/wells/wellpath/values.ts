/** The values that a run answers with. */
import { listValue, numberColumn, numberValue, rowsValue, textColumn } from '@keelson/workflow'
import { wellPathOnly } from './modes.ts'

const always = { onlyWhen: wellPathOnly }
const OFFSETS = ['offset_wells']
const atDepth = { ...always, needs: ['interpolate_at_measured_depth'] }
const projected = { ...always, needs: ['projection_measured_depth'] }
const closest = { ...always, needs: OFFSETS }
const covariance = (name: string, symbol: string) =>
  listValue({
    title: `Covariance ${name}`,
    description: `At covariance_measured_depths, one sigma, ${name} of the grid.`,
    symbol,
    unit: 'm2',
    ...always,
    needs: ['tool_model'],
  })
const perStation = (title: string, description: string, symbol: string, unit: string) =>
  listValue({ title, description: `${description} One for each station.`, symbol, unit, ...always })
const metres = (title: string, description: string, symbol: string) => ({ title, description, symbol, unit: 'm' })

export const values = {
  true_vertical_depth: perStation('True vertical depths', 'Depth below the datum.', 'V', 'm'),
  north: perStation('Northings', 'On the grid.', 'N', 'm'),
  east: perStation('Eastings', 'On the grid.', 'E', 'm'),
  vertical_section: perStation('Vertical sections', 'Displacement in the section plane from its origin.', 'VS', 'm'),
  dogleg_severity: perStation('Dogleg severities', 'Of the course above; 0 at the first.', 'DLS', 'deg/30m'),
  build_rate: perStation('Build rates', 'Of the course above; 0 at the first.', 'B', 'deg/30m'),
  turn_rate: listValue({
    title: 'Turn rates',
    description: 'Of the course above; null at a station below 1 deg inclination. One for each station.',
    symbol: 'T',
    unit: 'deg/30m',
    gaps: true,
    ...always,
  }),
  final_true_vertical_depth: numberValue({
    ...metres('Final true vertical depth', 'At the last station.', 'V'),
    ...always,
  }),
  final_north: numberValue({ ...metres('Final northing', 'At the last station.', 'N'), ...always }),
  final_east: numberValue({ ...metres('Final easting', 'At the last station.', 'E'), ...always }),
  final_vertical_section: numberValue({ ...metres('Final vertical section', 'At the last station.', 'VS'), ...always }),
  final_dogleg_severity: numberValue({
    title: 'Final dogleg severity',
    description: 'Of the last course.',
    symbol: 'DLS',
    unit: 'deg/30m',
    minimum: 0,
    ...always,
  }),
  closure_distance: numberValue({
    ...metres('Closure distance', 'Horizontal distance of the last station from the origin.', 'H'),
    minimum: 0,
    ...always,
  }),
  closure_azimuth: numberValue({
    title: 'Closure azimuth',
    description: 'Direction of the last station from the origin, from grid north.',
    symbol: 'A_c',
    unit: 'deg',
    ...always,
  }),
  maximum_dogleg_severity: numberValue({
    title: 'Largest dogleg severity',
    description: 'Over all courses.',
    symbol: 'DLS',
    unit: 'deg/30m',
    minimum: 0,
    ...always,
  }),
  interpolated_inclination: numberValue({
    title: 'Interpolated inclination',
    description: 'On the arc, at interpolate_at_measured_depth.',
    symbol: 'I_q',
    unit: 'deg',
    ...atDepth,
  }),
  interpolated_azimuth: numberValue({
    title: 'Interpolated azimuth',
    description: 'From grid north, 0 to 360; 0 where the well is vertical.',
    symbol: 'A_q',
    unit: 'deg',
    ...atDepth,
  }),
  interpolated_true_vertical_depth: numberValue({
    ...metres('Interpolated true vertical depth', 'On the arc.', 'V_q'),
    ...atDepth,
  }),
  interpolated_north: numberValue({ ...metres('Interpolated northing', 'On the arc.', 'N_q'), ...atDepth }),
  interpolated_east: numberValue({ ...metres('Interpolated easting', 'On the arc.', 'E_q'), ...atDepth }),
  measured_depth_at_true_vertical_depth: numberValue({
    ...metres(
      'Measured depth at the true vertical depth',
      'The shallowest one at interpolate_at_true_vertical_depth; the table of depths has all.',
      'MD_v',
    ),
    ...always,
    needs: ['interpolate_at_true_vertical_depth'],
  }),
  projected_true_vertical_depth: numberValue({
    ...metres('Projected true vertical depth', 'At projection_measured_depth.', 'V_2_p'),
    ...projected,
  }),
  projected_north: numberValue({
    ...metres('Projected northing', 'At projection_measured_depth.', 'N_2_p'),
    ...projected,
  }),
  projected_east: numberValue({
    ...metres('Projected easting', 'At projection_measured_depth.', 'E_2_p'),
    ...projected,
  }),
  closest_approach_distance: numberValue({
    ...metres(
      'Closest approach',
      'Distance in space to the nearest offset well, at evaluate_at_measured_depth or the least over the stations.',
      'D',
    ),
    minimum: 0,
    ...closest,
  }),
  closest_approach_offset_measured_depth: numberValue({
    ...metres('Measured depth of the closest point', 'On the offset well.', 'MD_n'),
    ...closest,
  }),
  separation_factor: numberValue({
    title: 'Separation factor',
    description:
      'At the place of the closest approach, or of the distance given; the least one over all stations stands in anti_collision.',
    symbol: 'SF',
    unit: '-',
    needs: ['reference_hole_diameter', ...OFFSETS],
  }),
  anti_collision: rowsValue({
    title: 'Anti-collision scan',
    description: 'Closest approach in space of every station of this well to each offset well.',
    columns: {
      offset_well: textColumn('Offset well'),
      measured_depth: numberColumn('Measured depth', 'm'),
      offset_measured_depth: numberColumn('Depth of the closest point', 'm'),
      centre_to_centre_distance: numberColumn('Distance', 'm', 'D'),
      separation_factor: numberColumn('Separation factor', '-', 'SF'),
    },
    ...closest,
  }),
  covariance_nn: covariance('north-north', 'C_NN'),
  covariance_ee: covariance('east-east', 'C_EE'),
  covariance_vv: covariance('down-down', 'C_VV'),
  covariance_ne: covariance('north-east', 'C_NE'),
  covariance_nv: covariance('north-down', 'C_NV'),
  covariance_ev: covariance('east-down', 'C_EV'),
}
