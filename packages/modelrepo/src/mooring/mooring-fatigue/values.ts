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
    title: 'Damage of each line',
    description: 'In the order of the lines, over the design life, without the design fatigue factor.',
    symbol: 'D',
    minimum: 0,
  }),
  governing_line: textValue({
    title: 'Governing line',
    description: 'The line of the largest damage, the first of equals.',
  }),
  governing_damage: resultOf(minerSum, 'utilisation', {
    title: 'Damage of the governing line',
    description: 'Over the design life, without the design fatigue factor.',
    minimum: 0,
  }),
  governing_fatigue_life_years: resultOf(fatigueLife, 'calculated_life', {
    title: 'Fatigue life of the governing line',
    description: 'Design life over damage.',
    minimum: 0,
  }),
  governing_dff_margin: resultOf(fatigueMargin, '-', {
    title: 'Margin of the governing line',
    description: 'Life over design life times design fatigue factor.',
    minimum: 0,
  }),
  status: textValue({
    title: 'Status',
    description: 'pass if D x DFF <= 1 for every line, fail if not, not assessed if the check is open.',
  }),
  dual_narrow_band_factor: resultOf(correctionFactor, '-', {
    description: 'Of the governing line: 1 for the combined spectrum and where one part is missing.',
    onlyWhen: spectral,
    minimum: 0,
  }),
  combined_up_crossing_rate: resultOf(combinedRate, 'cyclic_frequency', {
    description: 'Of the governing line, low and wave frequency together.',
    onlyWhen: spectral,
    minimum: 0,
  }),
  line_sn_curves: textsValue({
    title: 'Curve of each line',
    description: 'Family and curve in the order of the lines: named for the line, for all of them, or by default.',
  }),
  design_fatigue_factor_used: numberValue('design_fatigue_factor', {
    title: 'Design fatigue factor used',
    description: 'As given, or the largest that the standard of the curves asks for.',
    symbol: 'DFF',
    minimum: 1,
  }),
  bin_table: rowsValue({
    title: 'Ranges and their damage',
    description: 'One row for each line and range; a range of a history once, with its count.',
    columns: {
      line: textColumn('Line'),
      stress_range_MPa: numberColumn('stress_range', 'Stress range with its concentration', { symbol: 'S' }),
      n_cycles: numberColumn('-', 'Cycles over the design life', { symbol: 'n' }),
      cycles_to_failure: numberColumn('-', 'Cycles to failure', { symbol: 'N' }),
      damage: numberColumn('utilisation', 'Damage', { symbol: 'd' }),
    },
  }),
  required_safety_factor: resultOf(safetyFactor, '-', {
    title: 'Safety factor of the standard',
    description:
      'gamma_F of DNV-OS-E301 for the governing line and the neighbour of nearest damage, or the factor of API RP 2SK; to compare with the factor used.',
  }),
  curve_used: textValue({
    worded: true,
    title: 'Curve of the governing line',
    description: 'Standard, curve and environment, and what gave them where nobody named them.',
  }),
} as const
