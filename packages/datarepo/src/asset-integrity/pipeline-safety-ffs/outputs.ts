/** The tables, charts and figures of a run, as the contract declares them. */
import { numberColumn, textColumn, wordedColumn } from '@keelson/workflow'
import { BY_PROFILE } from './modes.ts'

export const MAOP = ['maximum_allowable_operating_pressure']

export const tables = {
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
      allowable: numberColumn('pipe_pressure', 'Allowable pressure', { symbol: 'P_a' }),
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
      rule: wordedColumn('Rule'),
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
  clusters: {
    title: 'Interacting defects assessed together',
    description: 'The combination of neighbours with the lowest allowable pressure on each projection line.',
    columns: {
      cluster: numberColumn('-', 'Cluster'),
      ids: textColumn('Defects'),
      length: numberColumn('defect_length', 'Combined length', { symbol: 'l_nm' }),
      depth: numberColumn('metal_loss_depth', 'Effective depth', { symbol: 'd_nm' }),
      factor: numberColumn('-', 'Bulging factor'),
      failure: numberColumn('pipe_pressure', 'Failure pressure'),
      safe: numberColumn('pipe_pressure', 'Safe pressure'),
      allowable: numberColumn('pipe_pressure', 'Allowable pressure'),
      maop: numberColumn('pipe_pressure', 'MAOP'),
      erf: numberColumn('-', 'Repair factor'),
      part_a: numberColumn('pipe_pressure', 'Resistance, part A'),
    },
  },
  cluster_members: {
    title: 'Members of the interacting defects',
    description: 'Defects that overlap along the pipe are one composite defect with the largest depth.',
    columns: {
      cluster: numberColumn('-', 'Cluster'),
      ids: textColumn('Defects'),
      start: numberColumn('pipeline_length', 'Start'),
      length: numberColumn('defect_length', 'Length'),
      depth: numberColumn('metal_loss_depth', 'Depth'),
      gap: numberColumn('defect_length', 'Gap to the next'),
    },
  },
  rows_as_read: {
    title: 'Rows as read',
    description: 'Pipe, pressure and size of each assessed row, its own or the common one.',
    columns: {
      row: numberColumn('-', 'Row'),
      id: textColumn('Defect'),
      diameter: numberColumn('line_pipe_outer_diameter', 'Diameter', { symbol: 'D' }),
      wall: numberColumn('wall_thickness_pipe', 'Wall', { symbol: 't' }),
      yield: numberColumn('steel_yield_strength', 'SMYS', { symbol: 'S' }),
      maop: numberColumn('pipe_pressure', 'MAOP', { symbol: 'P_o' }),
      share: numberColumn('fraction', 'Depth, measured', { unit: '%', symbol: 'd/t' }),
      depth: numberColumn('metal_loss_depth', 'Depth, measured', { symbol: 'd_m' }),
      length: numberColumn('defect_length', 'Length, measured', { symbol: 'L_m' }),
      assessed_depth: numberColumn('metal_loss_depth', 'Depth, assessed', { symbol: 'd' }),
      growth: numberColumn('corrosion_rate', 'Growth', { symbol: 'g' }),
      year: textColumn('Year'),
    },
  },
  governing_profile: {
    title: 'River-bottom profile of the governing defect',
    description: 'With the tolerance of the tool.',
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
    apart: { '# % of the wall': 'The depth limit as a length.' },
  },
}

export const figures = {
  wall: {
    title: 'Governing defect in the wall',
    description:
      'The wall along the pipe with the metal that is lost, drawn at the outside whichever side it is, tolerances included. Without a profile the defect is a box.',
  },
  on_pipe: {
    title: 'Governing defect on its pipe',
    description: 'The pipe cut lengthwise through the defect, to scale, with its pressures.',
  },
  unrolled: {
    title: 'Defects on the unrolled wall',
    description:
      'Defects with a place along and around the pipe, sixty at the most, those in most need first; red where they are to be repaired or replaced. Their widths are not known.',
  },
}
