/** The values that a run answers with. */
import { closureAzimuth, closureDistance, doglegSeverity, verticalSection } from '@keelson/physics/wellbore/rates.ts'
import { separationFactor } from '@keelson/standards/spe-187073-2017/separation.ts'
import { listValue, type Measure, numberColumn, numberValue, resultOf, rowsValue, textColumn } from '@keelson/workflow'
import { wellPathOnly } from './modes.ts'

/** No kind fits: the elements of a covariance are areas with a sign. */
export const COVARIANCE = { unit: 'm2', noKind: 'a covariance of positions is a result with a sign' } as const
const always = { onlyWhen: wellPathOnly }
const OFFSETS = ['offset_wells']
const atDepth = { ...always, needs: ['interpolate_at_measured_depth'] }
const projected = { ...always, needs: ['projection_measured_depth'] }
const closest = { ...always, needs: OFFSETS }
const covariance = (name: string, symbol: string) =>
  listValue(COVARIANCE, {
    title: `Covariance ${name}`,
    description: `At the depths asked for, one sigma, ${name} of the grid.`,
    symbol,
    ...always,
    needs: ['tool_model'],
  })
const perStation = (title: string, description: string, symbol: string, of: Measure) =>
  listValue(of, { title, description: `${description} One for each station.`, symbol, ...always })
const metres = (title: string, description: string, symbol: string) => ({ title, description, symbol })

export const values = {
  true_vertical_depth: perStation('True vertical depths', 'Depth below the datum.', 'V', 'survey_depth'),
  north: perStation('Northings', 'On the grid.', 'N', 'well_coordinate'),
  east: perStation('Eastings', 'On the grid.', 'E', 'well_coordinate'),
  vertical_section: perStation(
    'Vertical sections',
    'Displacement in the section plane from its origin.',
    'VS',
    'well_coordinate',
  ),
  dogleg_severity: perStation('Dogleg severities', 'Of the course above; 0 at the first.', 'DLS', 'dogleg_severity'),
  build_rate: perStation('Build rates', 'Of the course above; 0 at the first.', 'B', 'dogleg_severity'),
  turn_rate: listValue('dogleg_severity', {
    title: 'Turn rates',
    description: 'Of the course above; null at a station below 1 deg inclination. One for each station.',
    symbol: 'T',
    gaps: true,
    ...always,
  }),
  final_true_vertical_depth: numberValue('survey_depth', {
    ...metres('Final true vertical depth', 'At the last station.', 'V'),
    ...always,
  }),
  final_north: numberValue('well_coordinate', { ...metres('Final northing', 'At the last station.', 'N'), ...always }),
  final_east: numberValue('well_coordinate', { ...metres('Final easting', 'At the last station.', 'E'), ...always }),
  final_vertical_section: resultOf(verticalSection, 'well_coordinate', {
    title: 'Final vertical section',
    description: 'At the last station.',
    ...always,
  }),
  final_dogleg_severity: resultOf(doglegSeverity, 'dogleg_severity', {
    title: 'Final dogleg severity',
    description: 'Of the last course.',
    minimum: 0,
    ...always,
  }),
  closure_distance: resultOf(closureDistance, 'well_coordinate', {
    description: 'Horizontal distance of the last station from the origin.',
    minimum: 0,
    ...always,
  }),
  closure_azimuth: resultOf(closureAzimuth, 'heading', {
    description: 'Direction of the last station from the origin, from grid north.',
    ...always,
  }),
  maximum_dogleg_severity: resultOf(doglegSeverity, 'dogleg_severity', {
    title: 'Largest dogleg severity',
    description: 'Over all courses.',
    minimum: 0,
    ...always,
  }),
  interpolated_inclination: numberValue('inclination', {
    title: 'Interpolated inclination',
    description: 'On the arc, at the measured depth asked for.',
    symbol: 'I_q',
    ...atDepth,
  }),
  interpolated_azimuth: numberValue('heading', {
    title: 'Interpolated azimuth',
    description: 'From grid north, 0 to 360; 0 where the well is vertical.',
    symbol: 'A_q',
    ...atDepth,
  }),
  interpolated_true_vertical_depth: numberValue('survey_depth', {
    ...metres('Interpolated true vertical depth', 'On the arc.', 'V_q'),
    ...atDepth,
  }),
  interpolated_north: numberValue('well_coordinate', {
    ...metres('Interpolated northing', 'On the arc.', 'N_q'),
    ...atDepth,
  }),
  interpolated_east: numberValue('well_coordinate', {
    ...metres('Interpolated easting', 'On the arc.', 'E_q'),
    ...atDepth,
  }),
  measured_depth_at_true_vertical_depth: numberValue('survey_depth', {
    ...metres('Measured depth at the true vertical depth', 'The shallowest one; the table of depths has all.', 'MD_v'),
    ...always,
    needs: ['interpolate_at_true_vertical_depth'],
  }),
  projected_true_vertical_depth: numberValue('survey_depth', {
    ...metres('Projected true vertical depth', 'At the end of the projection.', 'V_2_p'),
    ...projected,
  }),
  projected_north: numberValue('well_coordinate', {
    ...metres('Projected northing', 'At the end of the projection.', 'N_2_p'),
    ...projected,
  }),
  projected_east: numberValue('well_coordinate', {
    ...metres('Projected easting', 'At the end of the projection.', 'E_2_p'),
    ...projected,
  }),
  closest_approach_distance: numberValue('position_uncertainty', {
    ...metres(
      'Closest approach',
      'Distance in space to the nearest offset well, at the depth asked for or the least over the stations.',
      'D',
    ),
    minimum: 0,
    ...closest,
  }),
  closest_approach_offset_measured_depth: numberValue('survey_depth', {
    ...metres('Measured depth of the closest point', 'On the offset well.', 'MD_n'),
    ...closest,
  }),
  separation_factor: resultOf(separationFactor, '-', {
    title: 'Separation factor of the closest approach',
    description:
      'At the place of the closest approach, or of the distance given; the scan has that of every station, the check the least.',
    needs: ['reference_hole_diameter', ...OFFSETS],
  }),
  anti_collision: rowsValue({
    title: 'Anti-collision scan',
    description: 'Closest approach in space of every station of this well to each offset well.',
    columns: {
      offset_well: textColumn('Offset well'),
      measured_depth: numberColumn('survey_depth', 'Measured depth'),
      offset_measured_depth: numberColumn('survey_depth', 'Depth of the closest point'),
      centre_to_centre_distance: numberColumn('position_uncertainty', 'Distance', { symbol: 'D' }),
      separation_factor: numberColumn('-', 'Separation factor', { symbol: 'SF' }),
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
