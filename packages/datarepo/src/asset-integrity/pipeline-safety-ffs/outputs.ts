/** The tables, charts and figures of a run, as the contract declares them. */
import { numberColumn, textColumn, wordedColumn } from '@keelson/workflow'
import { BY_PROFILE } from './modes.ts'

export const MAOP = ['maximum_allowable_operating_pressure']

export const tables = {
  defects: {
    title: 'Defect ranking',
    description: 'Assessed defects in descending order of utilisation. Sizes include tolerance.',
    columns: {
      rank: numberColumn('-', 'Rank'),
      id: textColumn('Defect'),
      location: textColumn('Location'),
      depth: numberColumn('fraction', 'Depth', { unit: '%', symbol: 'd/t' }),
      length: numberColumn('defect_length', 'Length', { symbol: 'L' }),
      factor: numberColumn('-', 'Bulging factor', { symbol: 'M' }),
      failure: numberColumn('pipe_pressure', 'Failure pressure', { symbol: 'P_F' }),
      safe: numberColumn('pipe_pressure', 'Safe pressure', { symbol: 'P_S' }),
      allowable: numberColumn('pipe_pressure', 'Allowable pressure', { symbol: 'P_a' }),
      erf: numberColumn('-', 'Repair factor', { symbol: 'ERF' }),
      ratio: numberColumn('-', 'Failure pressure / MAOP'),
      life: numberColumn('calculated_life', 'Remaining life', { symbol: 'RL' }),
      verdict: textColumn('Verdict'),
    },
  },
  verdict_rule: {
    title: 'Verdict rule',
    description: 'The first rule that a defect meets sets its verdict.',
    columns: {
      verdict: textColumn('Verdict'),
      rule: wordedColumn('Rule'),
      threshold: numberColumn('-', 'Threshold'),
    },
  },
  dig_list: {
    title: 'Dig list',
    description: 'Defects to replace, repair or monitor, in order of priority.',
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
    title: 'Interacting neighbours',
    description: 'Pairs of defects within the DNV-RP-F101 axial and circumferential spacing.',
    columns: {
      first: textColumn('Defect'),
      second: textColumn('Neighbour'),
      axial: numberColumn('defect_length', 'Axial gap', { symbol: 's_L' }),
      axial_limit: numberColumn('defect_length', 'Axial gap limit'),
      around: numberColumn('defect_length', 'Circumferential gap', { symbol: 's_C' }),
      around_limit: numberColumn('defect_length', 'Circumferential gap limit'),
    },
  },
  clusters: {
    title: 'Interacting defect combinations',
    description: 'Combination of neighbours with the lowest allowable pressure on each projection line.',
    columns: {
      cluster: numberColumn('-', 'Combination'),
      ids: textColumn('Defects'),
      length: numberColumn('defect_length', 'Combined length', { symbol: 'l_nm' }),
      depth: numberColumn('metal_loss_depth', 'Effective depth', { symbol: 'd_nm' }),
      factor: numberColumn('-', 'Bulging factor'),
      failure: numberColumn('pipe_pressure', 'Failure pressure'),
      safe: numberColumn('pipe_pressure', 'Safe pressure'),
      allowable: numberColumn('pipe_pressure', 'Allowable pressure'),
      maop: numberColumn('pipe_pressure', 'MAOP'),
      erf: numberColumn('-', 'Repair factor'),
      part_a: numberColumn('pipe_pressure', 'Part A resistance'),
    },
  },
  cluster_members: {
    title: 'Interacting defect members',
    description:
      'Composite defects of each combination. Defects that overlap along the pipe form one composite defect with the maximum depth.',
    columns: {
      cluster: numberColumn('-', 'Combination'),
      ids: textColumn('Defects'),
      start: numberColumn('pipeline_length', 'Start'),
      length: numberColumn('defect_length', 'Length'),
      depth: numberColumn('metal_loss_depth', 'Depth'),
      gap: numberColumn('defect_length', 'Gap to next defect'),
    },
  },
  rows_as_read: {
    title: 'Input rows',
    description: 'Pipe, pressure and defect size of each assessed row, with its own or the common values.',
    columns: {
      row: numberColumn('-', 'Row'),
      id: textColumn('Defect'),
      diameter: numberColumn('line_pipe_outer_diameter', 'Outside diameter', { symbol: 'D' }),
      wall: numberColumn('wall_thickness_pipe', 'Wall thickness', { symbol: 't' }),
      yield: numberColumn('steel_yield_strength', 'SMYS', { symbol: 'S' }),
      maop: numberColumn('pipe_pressure', 'MAOP', { symbol: 'P_o' }),
      share: numberColumn('fraction', 'Depth ratio, measured', { unit: '%', symbol: 'd/t' }),
      depth: numberColumn('metal_loss_depth', 'Depth, measured', { symbol: 'd_m' }),
      length: numberColumn('defect_length', 'Length, measured', { symbol: 'L_m' }),
      assessed_depth: numberColumn('metal_loss_depth', 'Depth, assessed', { symbol: 'd' }),
      growth: numberColumn('corrosion_rate', 'Growth rate', { symbol: 'g' }),
      year: textColumn('Year'),
    },
  },
  governing_profile: {
    title: 'Governing defect profile',
    description: 'River-bottom profile of the governing defect, including tool tolerance.',
    columns: {
      position: numberColumn('defect_length', 'Position', { symbol: 'x' }),
      depth: numberColumn('metal_loss_depth', 'Depth', { symbol: 'd' }),
    },
    onlyWhen: BY_PROFILE,
  },
}

export const charts = {
  depth_against_length: {
    title: 'Depth against length',
    description: 'Assessed defects, with the maximum acceptable depth of the common pipe at its MAOP.',
  },
  erf_ranking: {
    title: 'Repair factor ranking',
    description: 'Repair factors of up to 40 defects.',
    needs: MAOP,
  },
  verdict_counts: { title: 'Defects by verdict', description: 'Number of table rows with each verdict.', needs: MAOP },
  remaining_lives: {
    title: 'Remaining lives',
    description: 'Number of defects by remaining life at the growth rate.',
    needs: ['corrosion_growth_rate'],
  },
  river_bottom: {
    title: 'Governing river-bottom profile',
    description: 'Depth along the pipe, and the effective length with the lowest failure pressure.',
    onlyWhen: BY_PROFILE,
    needs: ['profiles'],
    apart: { '# % of the wall thickness': 'Depth limit, expressed as a length.' },
  },
}

export const figures = {
  wall: {
    title: 'Governing defect wall section',
    description:
      'Wall section along the pipe with the metal loss, including tolerances. Metal loss is drawn on the outside. A defect without a profile is drawn as a rectangle.',
  },
  on_pipe: {
    title: 'Governing defect pipe section',
    description: 'Longitudinal section of the pipe through the defect, to scale, with its pressures.',
  },
  unrolled: {
    title: 'Defects on the unrolled pipe',
    description:
      'Up to 60 defects by axial and clock position, highest priority first. Defects to be repaired or replaced are red. Defect widths are not known.',
  },
}
