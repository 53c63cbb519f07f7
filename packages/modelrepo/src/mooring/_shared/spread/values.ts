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
const loss = 'Over the loss of each line in turn; with the motions, at the extreme position.'

const totalValues = {
  total_force_x: numberValue('hull_force', {
    title: 'Mean force forward',
    description: 'Of wind, current and waves, or as given; in axes of the vessel before it moves.',
    symbol: 'F_x',
  }),
  total_force_y: numberValue('hull_force', { title: 'Mean force to port', description: 'Likewise.', symbol: 'F_y' }),
  total_moment_z: numberValue('hull_moment', {
    title: 'Mean yaw moment',
    description: 'Counter-clockwise positive.',
    symbol: 'M_z',
  }),
}

const meanValues = {
  offset_surge: numberValue('vessel_offset', offset('Surge', 'Mean position, forward positive.')),
  offset_sway: numberValue('vessel_offset', offset('Sway', 'Mean position, to port positive.')),
  yaw: numberValue('heading', offset('Yaw', 'Mean position, counter-clockwise positive.')),
  offset: numberValue('vessel_offset', offset('Mean offset', 'Of the mean position from where the vessel lay.', 'S')),
  line_tensions: listValue('line_tension', {
    title: 'Line tensions',
    description: 'Static, at the fairlead of each line, in the mean position.',
  }),
  maximum_line_tension: numberValue('line_tension', {
    title: 'Largest line tension',
    description: 'In the mean position, with the dynamic factor.',
    symbol: 'T_max',
  }),
  critical_line: numberValue('-', {
    title: 'Most loaded line',
    description: 'Its number; the lowest where several are the same.',
    count: true,
  }),
  utilisation: numberValue('utilisation', {
    title: 'Utilisation, intact',
    description: 'Largest tension with its factor over the breaking load, mean position.',
    symbol: 'u_T',
  }),
  critical_line_anchor_tension: numberValue('line_tension', {
    title: 'Tension at the anchor',
    description: 'Static, of the most loaded line, mean position.',
    symbol: 'T_A',
  }),
  anchor_utilisation: numberValue('utilisation', {
    ...anchored,
    title: 'Utilisation of the anchor, intact',
    description: 'Largest anchor pull, extreme if motions are provided, with its factor over the holding capacity.',
  }),
  anchor_horizontal_distance: numberValue('line_span', {
    title: 'Anchor distance',
    description: 'As given, or found from the pretension.',
    symbol: 'x_0',
  }),
  stiffness_matrix: matrixValue('-', {
    title: 'Stiffness of the spread',
    description:
      'At the mean position: rows surge force (N), sway force (N) and yaw moment (N m), columns surge (m), sway (m) and yaw (rad).',
    symbol: 'K',
  }),
  stiffness_surge: numberValue('spring_stiffness', {
    title: 'Stiffness in surge',
    description: 'At the mean position.',
    symbol: 'K_11',
  }),
  stiffness_sway: numberValue('spring_stiffness', {
    title: 'Stiffness in sway',
    description: 'At the mean position.',
    symbol: 'K_22',
  }),
  natural_period_surge: numberValue('natural_period', {
    title: 'Natural period in surge',
    description: 'Of surge on its own, at the mean position.',
    symbol: 'T_11',
    needs: ['total_mass_surge'],
  }),
  natural_period_sway: numberValue('natural_period', {
    title: 'Natural period in sway',
    description: 'Of sway on its own, at the mean position.',
    symbol: 'T_22',
    needs: ['total_mass_sway'],
  }),
  natural_period_yaw: numberValue('natural_period', {
    title: 'Natural period in yaw',
    description: 'Of yaw on its own, at the mean position.',
    symbol: 'T_66',
    needs: ['total_inertia_yaw'],
  }),
  status: textValue({ title: 'Status', description: 'fail if a check fails, not assessed if one is open, else pass.' }),
}

const extremeValues = {
  low_frequency_maximum_motion: resultOf(motion.maximum, 'vessel_offset', {
    ...moving,
    ...offset('Largest slow motion', 'Most probable maximum in the storm.', 'S_lf'),
  }),
  wave_frequency_maximum_motion: resultOf(motion.maximum, 'vessel_offset', {
    ...moving,
    ...offset('Largest wave motion', 'Most probable maximum in the storm.', 'S_wf'),
  }),
  extreme_offset: numberValue('vessel_offset', {
    ...moving,
    ...offset('Extreme offset', 'Mean offset with the motions combined.'),
  }),
  extreme_line_tension: numberValue('line_tension', {
    ...moving,
    title: 'Largest line tension, extreme',
    description: 'At the extreme offset, with the dynamic factor.',
  }),
  extreme_critical_line: numberValue('-', {
    ...moving,
    title: 'Most loaded line, extreme',
    description: 'Its number; the lowest where several are the same.',
    count: true,
  }),
  extreme_utilisation: numberValue('utilisation', {
    ...moving,
    title: 'Utilisation, intact, extreme',
    description: 'Largest tension at the extreme offset with its factor over the breaking load.',
  }),
  offset_utilisation: numberValue('utilisation', {
    title: 'Offset over its limit, intact',
    description: 'Extreme offset, or the mean one without motions, over the allowable one.',
    needs: ['allowable_offset'],
  }),
}

const damagedValues = {
  damaged_offset_surge: numberValue('vessel_offset', {
    ...damaged,
    ...offset('Surge, line lost', 'Most loaded line lost.'),
  }),
  damaged_offset_sway: numberValue('vessel_offset', {
    ...damaged,
    ...offset('Sway, line lost', 'Most loaded line lost.'),
  }),
  damaged_yaw: numberValue('heading', { ...damaged, ...offset('Yaw, line lost', 'Most loaded line lost.') }),
  damaged_offset: numberValue('vessel_offset', {
    ...damaged,
    ...offset('Mean offset, line lost', 'Most loaded line lost.'),
  }),
  damaged_line_tensions: listValue('line_tension', {
    ...damaged,
    title: 'Line tensions, line lost',
    description: 'Of the lines that remain, in their order.',
  }),
  damaged_maximum_line_tension: numberValue('line_tension', {
    ...damaged,
    title: 'Largest line tension, line lost',
    description: 'In the mean position, with the dynamic factor.',
  }),
  damaged_critical_line: numberValue('-', {
    ...damaged,
    title: 'Most loaded line, line lost',
    description: 'Its number among all lines.',
    count: true,
  }),
  damaged_utilisation: numberValue('utilisation', {
    ...damaged,
    title: 'Utilisation, line lost',
    description: 'Mean position, most loaded line lost.',
  }),
  damaged_anchor_utilisation: numberValue('utilisation', {
    ...damaged,
    ...anchored,
    title: 'Utilisation of the anchor, line lost',
    description: 'Largest anchor pull of the lines that remain, extreme if motions are provided.',
  }),
  damaged_extreme_offset: numberValue('vessel_offset', {
    ...damaged,
    ...moving,
    ...offset('Extreme offset, line lost', 'Mean offset of that condition with the motions combined.'),
  }),
  damaged_extreme_line_tension: numberValue('line_tension', {
    ...damaged,
    ...moving,
    title: 'Largest line tension, line lost, extreme',
    description: 'With the dynamic factor.',
  }),
  damaged_extreme_utilisation: numberValue('utilisation', {
    ...damaged,
    ...moving,
    title: 'Utilisation, line lost, extreme',
    description: 'At the extreme offset of that condition.',
  }),
  damaged_offset_utilisation: numberValue('utilisation', {
    ...damaged,
    title: 'Offset over its limit, line lost',
    description: 'Extreme offset of that condition, or its mean one without motions, over the allowable one.',
    needs: ['damaged_allowable_offset'],
  }),
  worst_damaged_utilisation: numberValue('utilisation', {
    ...damaged,
    title: 'Largest utilisation, any line lost',
    description: loss,
  }),
  worst_damaged_removed_line: numberValue('-', {
    ...damaged,
    title: 'Loss that uses a line most',
    description: 'Number of the lost line.',
    count: true,
  }),
  worst_damaged_offset: numberValue('vessel_offset', {
    ...damaged,
    ...offset('Largest offset, any line lost', loss),
  }),
  worst_damaged_offset_removed_line: numberValue('-', {
    ...damaged,
    title: 'Loss that lets the vessel furthest',
    description: 'Number of the lost line.',
    count: true,
  }),
}

export const spreadValues = { ...totalValues, ...meanValues, ...extremeValues, ...damagedValues }
