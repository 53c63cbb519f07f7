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

const IN_ORDER = 'In the order of the ropes'
const statically = { needs: ['static_stiffness_coefficient'], minimum: 0 }
const dynamically = { needs: ['dynamic_stiffness_constant'], minimum: 0 }

export const values = {
  governing_margin: numberValue('-', {
    title: 'Governing margin',
    description: 'The smallest margin over all ropes and mechanisms; 1 is the limit.',
    minimum: 0,
  }),
  governing_line: textValue({ title: 'Governing rope', description: 'The rope of the smallest margin.' }),
  governing_mechanism: textValue({
    title: 'Governing mechanism',
    description: 'fatigue, creep or compression; the first of these where margins are equal.',
  }),
  status: textValue({
    title: 'Status',
    description: 'pass if all checks pass, fail if one fails, not assessed if one is open.',
  }),
  line_damages: listValue('utilisation', {
    title: 'Fatigue damage of each rope',
    description: `${IN_ORDER}, over the design life, without the design fatigue factor.`,
    symbol: 'D',
    minimum: 0,
  }),
  fatigue_life_years: listValue('calculated_life', {
    symbol: fatigueLife.symbol,
    minimum: 0,
    gaps: true,
    title: 'Fatigue life of each rope',
    description: `${IN_ORDER}: design life over damage; null where there is no damage to divide by.`,
  }),
  fatigue_margins: listValue('-', {
    symbol: fatigueMargin.symbol,
    minimum: 0,
    gaps: true,
    title: 'Fatigue margin of each rope',
    description: `${IN_ORDER}: one over damage times design fatigue factor; null where there is no damage to divide by.`,
  }),
  creep_life_years: listValue('calculated_life', {
    title: 'Creep life of each rope',
    description: `${IN_ORDER}, under its mean tension, by the screening law.`,
    symbol: creepLife.symbol,
    minimum: 0,
  }),
  creep_margins: listValue('-', {
    title: 'Creep margin of each rope',
    description: `${IN_ORDER}: creep life over design life with its safety factor.`,
    symbol: creepMargin.symbol,
    minimum: 0,
  }),
  compression_margins: listValue('-', {
    title: 'Margin of the minimum tension of each rope',
    description: `${IN_ORDER}: minimum tension over breaking load, over the least ratio allowed; null where none is asked for.`,
    symbol: compressionMargin.symbol,
    minimum: 0,
    gaps: true,
  }),
  mean_load_ratios: listValue('-', {
    title: 'Mean load ratio of each rope',
    description: `${IN_ORDER}: mean tension over breaking load.`,
    symbol: meanLoadRatio.symbol,
    minimum: 0,
  }),
  static_stiffnesses: listValue('axial_stiffness_line', {
    ...statically,
    title: 'Static stiffness of each rope',
    description: `${IN_ORDER}, for mean offsets.`,
    symbol: staticStiffness.symbol,
  }),
  dynamic_stiffnesses: listValue('axial_stiffness_line', {
    ...dynamically,
    title: 'Dynamic stiffness of each rope',
    description: `${IN_ORDER}, for wave-frequency tensions about its mean tension.`,
    symbol: dynamicStiffness.symbol,
  }),
  equivalent_length_ratios: listValue('-', {
    needs: ['static_stiffness_coefficient', 'dynamic_stiffness_constant'],
    minimum: 0,
    title: 'Equivalent length of each rope',
    description: `${IN_ORDER}: unstretched length to take with the dynamic stiffness, over the original one, so that the mean tension stays.`,
    symbol: equivalentLength.symbol,
  }),
  mean_elongations: listValue(
    { unit: '%', noKind: 'an elongation in per cent has no usual range of its own' },
    {
      ...statically,
      title: 'Mean elongation of each rope',
      description: `${IN_ORDER}: mean tension over static stiffness.`,
      symbol: meanElongation.symbol,
    },
  ),
  bin_table: rowsValue({
    title: 'Ranges and their damage',
    description: 'One row for each rope and range.',
    columns: {
      line: textColumn('Rope'),
      tension_range_ratio: numberColumn('-', 'Tension range over characteristic strength', { symbol: 'R' }),
      n_cycles: numberColumn('-', 'Cycles over the design life', { symbol: 'n' }),
      cycles_to_failure: numberColumn('-', 'Cycles to failure', { symbol: 'N' }),
      damage: numberColumn('utilisation', 'Damage', { symbol: 'd' }),
    },
  }),
} as const
