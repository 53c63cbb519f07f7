/** The values of mooring line fatigue. */
import { fatigueLife, fatigueMargin, minerSum } from '@keelson/physics/fatigue/miner.ts'
import { combinedRate, correctionFactor } from '@keelson/standards/dnv-os-e301-2018/dual-narrow-band.ts'
import { safetyFactor } from '@keelson/standards/dnv-os-e301-2018/safety-factor.ts'
import {
  listValue,
  numberColumn,
  numberValue,
  resultOf,
  rowsValue,
  textColumn,
  textsValue,
  textValue,
} from '@keelson/workflow'
import { spectral } from './inputs.ts'

export const values = {
  line_damages: listValue('utilisation', {
    title: 'Line damage',
    description: 'Damage over the design life in line order, excluding the design fatigue factor.',
    symbol: 'D',
    minimum: 0,
  }),
  governing_line: textValue({
    title: 'Governing line',
    description: 'Line with the maximum damage. The first line is reported if several are equal.',
  }),
  governing_damage: resultOf(minerSum, 'utilisation', {
    title: 'Governing damage',
    description: 'Damage of the governing line over the design life, excluding the design fatigue factor.',
    minimum: 0,
  }),
  governing_fatigue_life_years: resultOf(fatigueLife, 'calculated_life', {
    title: 'Governing fatigue life',
    description: 'Design life divided by the damage of the governing line.',
    minimum: 0,
  }),
  governing_dff_margin: resultOf(fatigueMargin, '-', {
    title: 'Governing life margin',
    description: 'Fatigue life divided by (design life × design fatigue factor), for the governing line.',
    minimum: 0,
  }),
  status: textValue({
    title: 'Status',
    description:
      'Pass if damage times design fatigue factor does not exceed 1 for any line; otherwise fail. Not assessed if the check could not be assessed.',
  }),
  dual_narrow_band_factor: resultOf(correctionFactor, '-', {
    description:
      'Dual narrow-band factor of the governing line. It is 1 for the combined spectrum or if a component is missing.',
    onlyWhen: spectral,
    minimum: 0,
  }),
  combined_up_crossing_rate: resultOf(combinedRate, 'cyclic_frequency', {
    description: 'Combined low- and wave-frequency up-crossing rate of the governing line.',
    onlyWhen: spectral,
    minimum: 0,
  }),
  line_sn_curves: textsValue({
    title: 'Line fatigue curves',
    description:
      'Curve family and curve of each line, in line order. Each is entered for the line, entered for all lines, or a default.',
  }),
  design_fatigue_factor_used: numberValue('design_fatigue_factor', {
    title: 'Design fatigue factor used',
    description: 'Design fatigue factor as entered, or the highest factor in the standard of the fatigue curves.',
    symbol: 'DFF',
    minimum: 1,
  }),
  bin_table: rowsValue({
    title: 'Loading ranges and damage',
    description: 'One row for each line and range. Each range of a history is listed once with its cycle count.',
    columns: {
      line: textColumn('Line'),
      stress_range_MPa: numberColumn('stress_range', 'Stress range including SCF', { symbol: 'S' }),
      n_cycles: numberColumn('-', 'Cycles over design life', { symbol: 'n' }),
      cycles_to_failure: numberColumn('-', 'Cycles to failure', { symbol: 'N' }),
      damage: numberColumn('utilisation', 'Damage', { symbol: 'd' }),
    },
  }),
  required_safety_factor: resultOf(safetyFactor, '-', {
    title: 'Safety factor required by standard',
    description:
      'DNV-OS-E301 gamma_F for the governing line and the adjacent line with the closest damage, or the API RP 2SK factor. It is compared with the factor used.',
  }),
  curve_used: textValue({
    worded: true,
    title: 'Governing fatigue curve',
    description: 'Standard, curve and environment of the governing line, with the source of any default.',
  }),
} as const
