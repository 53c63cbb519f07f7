/** Defect verdicts: what the workflow is, takes, gives and does not do. */
import { asmeB31G } from '@keelson/standards/asme-b31g-2012/source.ts'
import { dnvRpF101 } from '@keelson/standards/dnv-rp-f101-2021/source.ts'
import { pof100 } from '@keelson/standards/pof-100-2021/source.ts'
import { defineContract, numberColumn, textColumn } from '@keelson/workflow'
import { assumptions, method, notChecked, validity } from './method.ts'
import { BY_PROFILE } from './modes.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'

/** Rows up to which a run is at once. */
const INSTANT_ROWS = 50
const MAOP = ['maximum_allowable_operating_pressure']

export const contract = defineContract({
  id: 'pipeline-safety-ffs',
  version: 1,
  status: 'stable',
  title: 'Pipeline defect table fitness-for-service verdicts',
  askedAs: [],
  question: 'Which of these defects must be replaced or repaired, which watched, and in which order?',
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'asset-integrity' }],
  standards: [
    { source: asmeB31G, section: 'level 1, original and modified; level 2, effective area' },
    { source: dnvRpF101, section: 'single defect, internal pressure; spacing of interacting defects' },
    { source: pof100, section: 'estimated repair factor, sizing tolerance' },
  ],
  kind: 'calculation',
  cost: (p) =>
    (p.defects?.length ?? Number.POSITIVE_INFINITY) <= INSTANT_ROWS && p.profiles === undefined
      ? 'instant'
      : 'standard',
  params: inputs,
  rules,
  values,
  warnings: {},
  headline: ['governing_defect', 'governing_repair_factor', 'governing_safe_pressure', 'assessed_defects'],
  checks: {
    erf: {
      title: 'Estimated repair factor',
      source: pof100,
      clause: 'definitions, ERF',
      demand: 'MAOP at the governing defect',
      capacity: 'Its safe pressure',
      unit: 'MPa',
      needs: MAOP,
    },
    depth: {
      title: 'Depth of the deepest defect',
      source: asmeB31G,
      clause: 'section 1, 80 % of the wall',
      demand: 'Depth over wall',
      capacity: 'Limit',
      unit: '-',
    },
  },
  tables: {
    defects: {
      title: 'Defects by need',
      description: 'Largest repair factor first; sizes with tolerance.',
      columns: {
        rank: numberColumn('-', 'Rank'),
        id: textColumn('Defect'),
        location: textColumn('Location'),
        depth: numberColumn('fraction', 'Depth', { unit: '%', symbol: 'd/t' }),
        length: numberColumn('defect_length', 'Length', { symbol: 'L' }),
        factor: numberColumn('-', 'Bulging factor', { symbol: 'M' }),
        failure: numberColumn('pipe_pressure', 'Failure pressure', { symbol: 'P_F' }),
        safe: numberColumn('pipe_pressure', 'Safe pressure', { symbol: 'P_S' }),
        erf: numberColumn('-', 'Repair factor', { symbol: 'ERF' }),
        ratio: numberColumn('-', 'Failure over MAOP'),
        life: numberColumn('calculated_life', 'Remaining life', { symbol: 'RL' }),
        verdict: textColumn('Verdict'),
      },
    },
    verdict_rule: {
      title: 'Verdict rule',
      description: 'The first rule that a defect meets decides.',
      columns: {
        verdict: textColumn('Verdict'),
        rule: textColumn('Rule'),
        threshold: numberColumn('-', 'Threshold'),
      },
    },
    dig_list: {
      title: 'Dig list',
      description: 'Defects to replace, repair or monitor, by need.',
      columns: {
        priority: numberColumn('-', 'Priority'),
        id: textColumn('Defect'),
        location: textColumn('Location'),
        position: numberColumn('pipeline_length', 'Position', { symbol: 'x' }),
        verdict: textColumn('Verdict'),
        depth: numberColumn('fraction', 'Depth', { unit: '%', symbol: 'd/t' }),
        erf: numberColumn('-', 'Repair factor', { symbol: 'ERF' }),
        life: numberColumn('calculated_life', 'Remaining life', { symbol: 'RL' }),
      },
    },
    interactions: {
      title: 'Neighbours that interact',
      description: 'Pairs within the axial and the circumferential spacing of DNV-RP-F101.',
      columns: {
        first: textColumn('Defect'),
        second: textColumn('Neighbour'),
        axial: numberColumn('defect_length', 'Axial gap', { symbol: 's_L' }),
        axial_limit: numberColumn('defect_length', 'Limit'),
        around: numberColumn('defect_length', 'Gap around', { symbol: 's_C' }),
        around_limit: numberColumn('defect_length', 'Limit'),
      },
    },
    rows_as_read: {
      title: 'Rows as read',
      description: 'Pipe, pressure and size of each assessed row, its own or the common one.',
      columns: {
        row: numberColumn('-', 'Row'),
        id: textColumn('Defect'),
        diameter: numberColumn('wall_thickness_pipe', 'Diameter', { symbol: 'D' }),
        wall: numberColumn('wall_thickness_pipe', 'Wall', { symbol: 't' }),
        yield: numberColumn('stress', 'SMYS', { symbol: 'S' }),
        maop: numberColumn('pipe_pressure', 'MAOP', { symbol: 'P_o' }),
        share: numberColumn('fraction', 'Depth, measured', { unit: '%', symbol: 'd/t' }),
        depth: numberColumn('metal_loss_depth', 'Depth, measured', { symbol: 'd_m' }),
        length: numberColumn('defect_length', 'Length, measured', { symbol: 'L_m' }),
        assessed_depth: numberColumn('wall_thickness_pipe', 'Depth, assessed', { symbol: 'd' }),
        growth: numberColumn('corrosion_rate', 'Growth', { symbol: 'g' }),
        year: textColumn('Year'),
      },
    },
    governing_profile: {
      title: 'River-bottom profile of the governing defect',
      description: 'With the tolerance of the tool.',
      columns: {
        position: numberColumn('pipeline_length', 'Position', { symbol: 'x' }),
        depth: numberColumn('metal_loss_depth', 'Depth', { symbol: 'd' }),
      },
      onlyWhen: BY_PROFILE,
    },
  },
  charts: {
    depth_against_length: {
      title: 'Depth against length',
      description: 'Every assessed defect, and the largest acceptable depth of the common pipe at its MAOP.',
    },
    erf_ranking: {
      title: 'Repair factors, largest first',
      description: 'Forty defects at the most.',
      needs: MAOP,
    },
    verdict_counts: { title: 'Defects by verdict', description: 'Rows of the table.', needs: MAOP },
    remaining_lives: {
      title: 'Remaining lives',
      description: 'Defects by the years that they have left at the growth rate.',
      needs: ['corrosion_growth_rate'],
    },
    river_bottom: {
      title: 'River bottom of the governing profile',
      description: 'Depths along the pipe, and the effective length with the lowest failure pressure.',
      onlyWhen: BY_PROFILE,
      needs: ['profiles'],
    },
  },
  deliverables: [],
  method,
  assumptions,
  validity,
  notChecked,
})
