/** The values that a run answers with. */
import { fatigueLife, fatigueMargin } from '@keelson/physics/fatigue/miner.ts'
import { creepLife, creepMargin } from '@keelson/physics/fibre-rope/creep.ts'
import { meanLoadRatio } from '@keelson/physics/fibre-rope/mean-load.ts'
import { compressionMargin } from '@keelson/standards/api-rp-2sm-2014/minimum-tension.ts'
import {
  dynamicStiffness,
  equivalentLength,
  meanElongation,
  staticStiffness,
} from '@keelson/standards/dnvgl-rp-e305-2015/stiffness.ts'
import { listValue, numberColumn, numberValue, rowsValue, textColumn, textValue } from '@keelson/workflow'

const IN_ORDER = 'One value per rope'
const statically = { needs: ['static_stiffness_coefficient'], minimum: 0 }
const dynamically = { needs: ['dynamic_stiffness_constant'], minimum: 0 }

export const values = {
  governing_margin: numberValue('-', {
    title: 'Governing margin',
    description: 'Minimum margin over all ropes and mechanisms. The limit is 1.',
    minimum: 0,
  }),
  governing_line: textValue({ title: 'Governing rope', description: 'Rope with the minimum margin.' }),
  governing_mechanism: textValue({
    title: 'Governing mechanism',
    description:
      'Fatigue, creep or compression (minimum tension). The first of these is reported if margins are equal.',
  }),
  status: textValue({
    title: 'Status',
    description: 'Pass if all checks pass. Fail if any check fails; otherwise not assessed.',
  }),
  line_damages: listValue('utilisation', {
    title: 'Rope fatigue damage',
    description: `${IN_ORDER}: damage over the design life, excluding the design fatigue factor.`,
    symbol: 'D',
    minimum: 0,
  }),
  fatigue_life_years: listValue('calculated_life', {
    symbol: fatigueLife.symbol,
    minimum: 0,
    gaps: true,
    title: 'Rope fatigue life',
    description: `${IN_ORDER}: design life divided by damage, not reported if the damage is zero.`,
  }),
  fatigue_margins: listValue('-', {
    symbol: fatigueMargin.symbol,
    minimum: 0,
    gaps: true,
    title: 'Rope fatigue margin',
    description: `${IN_ORDER}: 1/(damage × design fatigue factor), not reported if the damage is zero.`,
  }),
  creep_life_years: listValue('calculated_life', {
    title: 'Rope creep life',
    description: `${IN_ORDER}: creep life at mean tension from the screening law.`,
    symbol: creepLife.symbol,
    minimum: 0,
  }),
  creep_margins: listValue('-', {
    title: 'Rope creep margin',
    description: `${IN_ORDER}: creep life divided by (design life × creep safety factor).`,
    symbol: creepMargin.symbol,
    minimum: 0,
  }),
  compression_margins: listValue('-', {
    title: 'Minimum tension margin',
    description: `${IN_ORDER}: minimum tension ratio divided by minimum allowable ratio, not reported if no minimum is required.`,
    symbol: compressionMargin.symbol,
    minimum: 0,
    gaps: true,
  }),
  mean_load_ratios: listValue('-', {
    title: 'Mean load ratio',
    description: `${IN_ORDER}: mean tension divided by breaking load.`,
    symbol: meanLoadRatio.symbol,
    minimum: 0,
  }),
  static_stiffnesses: listValue('axial_stiffness_line', {
    ...statically,
    title: 'Rope static stiffness',
    description: `${IN_ORDER}: static stiffness for mean offsets.`,
    symbol: staticStiffness.symbol,
  }),
  dynamic_stiffnesses: listValue('axial_stiffness_line', {
    ...dynamically,
    title: 'Rope dynamic stiffness',
    description: `${IN_ORDER}: dynamic stiffness for wave-frequency tension about the mean tension.`,
    symbol: dynamicStiffness.symbol,
  }),
  equivalent_length_ratios: listValue('-', {
    needs: ['static_stiffness_coefficient', 'dynamic_stiffness_constant'],
    minimum: 0,
    title: 'Equivalent length ratio',
    description: `${IN_ORDER}: ratio of the unstretched length for use with the dynamic stiffness to the original length, to maintain the mean tension.`,
    symbol: equivalentLength.symbol,
  }),
  mean_elongations: listValue(
    { unit: '%', noKind: 'no typical range is defined for an elongation in %' },
    {
      ...statically,
      title: 'Rope mean elongation',
      description: `${IN_ORDER}: mean tension divided by static stiffness.`,
      symbol: meanElongation.symbol,
    },
  ),
  bin_table: rowsValue({
    title: 'Tension ranges and damage',
    description: 'One row for each rope and tension range.',
    columns: {
      line: textColumn('Rope'),
      tension_range_ratio: numberColumn('-', 'Ratio of tension range to characteristic strength', { symbol: 'R' }),
      n_cycles: numberColumn('-', 'Cycles over design life', { symbol: 'n' }),
      cycles_to_failure: numberColumn('-', 'Cycles to failure', { symbol: 'N' }),
      damage: numberColumn('utilisation', 'Damage', { symbol: 'd' }),
    },
  }),
} as const
