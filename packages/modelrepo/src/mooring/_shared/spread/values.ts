/** The values that every spread answers with. */
import { vesselOffset as motion } from '@keelson/standards/api-rp-2sk-2005/combined-response.ts'
import { listValue, matrixValue, numberValue, resultOf, textValue } from '@keelson/workflow'

const damaged = { onlyWhen: { check_damaged: [true] } } as const
const anchored = { needs: ['anchor_holding_capacity'] } as const
const moving = { needs: ['low_frequency_motion_standard_deviation'] } as const

const offset = (title: string, description: string, symbol?: string) => ({
  title,
  description,
  ...(symbol !== undefined && { symbol }),
})
const loss = (what: string) =>
  `Maximum ${what} with each line failed in turn, at the extreme position if motions are provided.`

const totalValues = {
  total_force_x: numberValue('hull_force', {
    title: 'Mean surge force',
    description: 'Mean forward force from wind, current and waves, or as entered, in vessel axes at zero offset.',
    symbol: 'F_x',
  }),
  total_force_y: numberValue('hull_force', {
    title: 'Mean sway force',
    description: 'Mean force to port from wind, current and waves, or as entered, in vessel axes at zero offset.',
    symbol: 'F_y',
  }),
  total_moment_z: numberValue('hull_moment', {
    title: 'Mean yaw moment',
    description: 'Mean yaw moment, anticlockwise positive.',
    symbol: 'M_z',
  }),
}

const meanValues = {
  offset_surge: numberValue('vessel_offset', offset('Surge', 'Surge at the mean position, forward positive.')),
  offset_sway: numberValue('vessel_offset', offset('Sway', 'Sway at the mean position, positive to port.')),
  yaw: numberValue('heading', offset('Yaw', 'Yaw at the mean position, anticlockwise positive.')),
  offset: numberValue(
    'vessel_offset',
    offset('Mean offset', 'Horizontal distance between the mean position and the zero-offset position.', 'S'),
  ),
  line_tensions: listValue('line_tension', {
    title: 'Line tensions',
    description: 'Static fairlead tension of each line at the mean position.',
  }),
  maximum_line_tension: numberValue('line_tension', {
    title: 'Maximum line tension',
    description: 'Maximum fairlead tension at the mean position, including the dynamic factor.',
    symbol: 'T_max',
  }),
  critical_line: numberValue('-', {
    title: 'Most loaded line',
    description: 'Number of the line with the highest tension. The lowest number is reported if several are equal.',
    count: true,
  }),
  utilisation: numberValue('utilisation', {
    title: 'Utilisation, intact',
    description: 'Factored maximum tension divided by breaking load, at the mean position.',
    symbol: 'u_T',
  }),
  critical_line_anchor_tension: numberValue('line_tension', {
    title: 'Anchor tension',
    description: 'Static anchor tension of the most loaded line at the mean position.',
    symbol: 'T_A',
  }),
  anchor_utilisation: numberValue('utilisation', {
    ...anchored,
    title: 'Anchor utilisation, intact',
    description:
      'Factored maximum anchor load divided by holding capacity, at the extreme position if motions are provided.',
  }),
  anchor_horizontal_distance: numberValue('line_span', {
    title: 'Anchor distance',
    description: 'Anchor distance as entered, or calculated from the pretension.',
    symbol: 'x_0',
  }),
  stiffness_matrix: matrixValue('-', {
    title: 'Mooring stiffness',
    description:
      'Stiffness matrix at the mean position. Rows are surge force (N), sway force (N) and yaw moment (N·m). Columns are surge (m), sway (m) and yaw (rad).',
    symbol: 'K',
  }),
  stiffness_surge: numberValue('spring_stiffness', {
    title: 'Surge stiffness',
    description: 'Mooring stiffness in surge at the mean position.',
    symbol: 'K_11',
  }),
  stiffness_sway: numberValue('spring_stiffness', {
    title: 'Sway stiffness',
    description: 'Mooring stiffness in sway at the mean position.',
    symbol: 'K_22',
  }),
  natural_period_surge: numberValue('natural_period', {
    title: 'Surge natural period',
    description: 'Uncoupled surge natural period at the mean position.',
    symbol: 'T_11',
    needs: ['total_mass_surge'],
  }),
  natural_period_sway: numberValue('natural_period', {
    title: 'Sway natural period',
    description: 'Uncoupled sway natural period at the mean position.',
    symbol: 'T_22',
    needs: ['total_mass_sway'],
  }),
  natural_period_yaw: numberValue('natural_period', {
    title: 'Yaw natural period',
    description: 'Uncoupled yaw natural period at the mean position.',
    symbol: 'T_66',
    needs: ['total_inertia_yaw'],
  }),
  status: textValue({
    title: 'Status',
    description:
      'Fail if any check fails. If none fails, not assessed if any check could not be assessed; otherwise pass.',
  }),
}

const extremeValues = {
  low_frequency_maximum_motion: resultOf(motion.maximum, 'vessel_offset', {
    ...moving,
    ...offset('Maximum low-frequency motion', 'Most probable maximum low-frequency motion in the storm.', 'S_lf'),
  }),
  wave_frequency_maximum_motion: resultOf(motion.maximum, 'vessel_offset', {
    ...moving,
    ...offset('Maximum wave-frequency motion', 'Most probable maximum wave-frequency motion in the storm.', 'S_wf'),
  }),
  extreme_offset: numberValue('vessel_offset', {
    ...moving,
    ...offset('Extreme offset', 'Mean offset plus combined low- and wave-frequency motion.'),
  }),
  extreme_line_tension: numberValue('line_tension', {
    ...moving,
    title: 'Maximum line tension, extreme position',
    description: 'Maximum line tension at the extreme offset, including the dynamic factor.',
  }),
  extreme_critical_line: numberValue('-', {
    ...moving,
    title: 'Most loaded line, extreme position',
    description:
      'Number of the line with the highest tension at the extreme offset. The lowest number is reported if several are equal.',
    count: true,
  }),
  extreme_utilisation: numberValue('utilisation', {
    ...moving,
    title: 'Utilisation, intact, extreme position',
    description: 'Factored maximum tension at the extreme offset divided by breaking load.',
  }),
  offset_utilisation: numberValue('utilisation', {
    title: 'Offset utilisation, intact',
    description: 'Extreme offset divided by allowable offset. The mean offset is used if motions are not provided.',
    needs: ['allowable_offset'],
  }),
}

const damagedValues = {
  damaged_offset_surge: numberValue('vessel_offset', {
    ...damaged,
    ...offset('Surge, one line failed', 'Surge at the mean position with the most loaded line failed.'),
  }),
  damaged_offset_sway: numberValue('vessel_offset', {
    ...damaged,
    ...offset('Sway, one line failed', 'Sway at the mean position with the most loaded line failed.'),
  }),
  damaged_yaw: numberValue('heading', {
    ...damaged,
    ...offset('Yaw, one line failed', 'Yaw at the mean position with the most loaded line failed.'),
  }),
  damaged_offset: numberValue('vessel_offset', {
    ...damaged,
    ...offset('Mean offset, one line failed', 'Mean offset with the most loaded line failed.'),
  }),
  damaged_line_tensions: listValue('line_tension', {
    ...damaged,
    title: 'Line tensions, one line failed',
    description: 'Static fairlead tension of each remaining line, in line order.',
  }),
  damaged_maximum_line_tension: numberValue('line_tension', {
    ...damaged,
    title: 'Maximum line tension, one line failed',
    description:
      'Maximum line tension at the mean position with the most loaded line failed, including the dynamic factor.',
  }),
  damaged_critical_line: numberValue('-', {
    ...damaged,
    title: 'Most loaded line, one line failed',
    description: 'Number of the most loaded remaining line, in the numbering of the intact mooring.',
    count: true,
  }),
  damaged_utilisation: numberValue('utilisation', {
    ...damaged,
    title: 'Utilisation, one line failed',
    description:
      'Factored maximum tension divided by breaking load, at the mean position with the most loaded line failed.',
  }),
  damaged_anchor_utilisation: numberValue('utilisation', {
    ...damaged,
    ...anchored,
    title: 'Anchor utilisation, one line failed',
    description:
      'Factored maximum anchor load of the remaining lines divided by holding capacity, at the extreme position if motions are provided.',
  }),
  damaged_extreme_offset: numberValue('vessel_offset', {
    ...damaged,
    ...moving,
    ...offset('Extreme offset, one line failed', 'Mean offset plus combined motion with the most loaded line failed.'),
  }),
  damaged_extreme_line_tension: numberValue('line_tension', {
    ...damaged,
    ...moving,
    title: 'Maximum line tension, one line failed, extreme position',
    description:
      'Maximum line tension at the extreme offset with the most loaded line failed, including the dynamic factor.',
  }),
  damaged_extreme_utilisation: numberValue('utilisation', {
    ...damaged,
    ...moving,
    title: 'Utilisation, one line failed, extreme position',
    description:
      'Factored maximum tension divided by breaking load, at the extreme offset with the most loaded line failed.',
  }),
  damaged_offset_utilisation: numberValue('utilisation', {
    ...damaged,
    title: 'Offset utilisation, one line failed',
    description:
      'Extreme offset divided by allowable offset, with the most loaded line failed. The mean offset is used if motions are not provided.',
    needs: ['damaged_allowable_offset'],
  }),
  worst_damaged_utilisation: numberValue('utilisation', {
    ...damaged,
    title: 'Maximum utilisation, any line failed',
    description: loss('line tension utilisation'),
  }),
  worst_damaged_removed_line: numberValue('-', {
    ...damaged,
    title: 'Failed line for maximum utilisation',
    description: 'Number of the line whose failure gives the maximum utilisation.',
    count: true,
  }),
  worst_damaged_offset: numberValue('vessel_offset', {
    ...damaged,
    ...offset('Maximum offset, any line failed', loss('offset')),
  }),
  worst_damaged_offset_removed_line: numberValue('-', {
    ...damaged,
    title: 'Failed line for maximum offset',
    description: 'Number of the line whose failure gives the maximum offset.',
    count: true,
  }),
}

export const spreadValues = { ...totalValues, ...meanValues, ...extremeValues, ...damagedValues }
