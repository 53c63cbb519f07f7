/** The checks, tables, charts and figures of the run, as the contract declares them. */
import { allowablePressureOfFlaw } from '@keelson/physics/metal-loss/allowable-pressure.ts'
import * as wall from '@keelson/standards/api-579-1-2021/corroded-wall.ts'
import * as part4 from '@keelson/standards/api-579-1-2021/part-4.ts'
import * as part5 from '@keelson/standards/api-579-1-2021/part-5.ts'
import { api579 } from '@keelson/standards/api-579-1-2021/source.ts'
import * as b31g from '@keelson/standards/asme-b31g-2012/level-1.ts'
import * as f101 from '@keelson/standards/dnv-rp-f101-2021/single-defect.ts'
import { checkOf, numberColumn, wordedColumn } from '@keelson/workflow'

const clause = (text: string) => ({ source: api579, clause: text })
const AVERAGES = {
  criterion: clause('4.4.3.2, level 2'),
  demand: part4.levelTwoThickness,
  capacity: part4.averageRemainingWall,
} as const

export const checks = {
  remaining_strength_factor: checkOf('-', {
    title: 'Remaining strength factor',
    criterion: clause('5.4.2.2, 5.4.3.2'),
    demand: 'Allowable remaining strength factor',
    capacity: part5.remainingStrengthFactor,
  }),
  reduced_pressure: checkOf('pipe_pressure', {
    title: 'Operating pressure within the reduced allowable pressure',
    criterion: part5.reducedPressure,
    demand: 'Operating pressure',
    capacity: part5.reducedPressure,
  }),
  average_thickness_longitudinal: checkOf('wall_thickness_pipe', {
    title: 'Average thickness along the pipe',
    ...AVERAGES,
  }),
  average_thickness_circumferential: checkOf('wall_thickness_pipe', {
    title: 'Average thickness around the pipe',
    ...AVERAGES,
  }),
  minimum_thickness: checkOf('wall_thickness_pipe', {
    title: 'Least wall',
    criterion: clause('4.4.2.2, 5.4.2.2'),
    demand: 'Limiting thickness (part 4: also half the required one)',
    capacity: wall.leastRemainingWall,
  }),
  thickness_ratio: checkOf('-', {
    title: 'Least remaining thickness ratio',
    criterion: wall.LEAST_THICKNESS_RATIO,
    demand: 'Least ratio of a local thin area',
    capacity: wall.thicknessRatio,
  }),
  distance_to_discontinuity: checkOf('defect_length', {
    title: 'Distance to a structural discontinuity',
    criterion: clause('4.4.2, 5.4.2.2'),
    demand: wall.discontinuityDistance,
    capacity: 'Distance given',
  }),
  safe_pressure: checkOf('pipe_pressure', {
    title: 'MAOP within the allowable pressure of flaw and sound pipe',
    criterion: { source: b31g.failurePressure.source, clause: 'section 1; the design code for the sound pipe' },
    demand: 'MAOP, or else the operating pressure',
    capacity: allowablePressureOfFlaw,
    needs: ['maximum_allowable_operating_pressure'],
    reach: [b31g.MODIFIED_YIELD],
  }),
  depth_limit_b31g: checkOf('metal_loss_depth', {
    title: 'Depth within ASME B31G',
    criterion: { source: b31g.DEPTH_LIMIT.source, clause: 'section 1, 80 % of the wall' },
    demand: 'Deepest loss',
    capacity: b31g.deepestLoss,
  }),
  depth_limit_f101: checkOf('-', {
    title: 'Depth within DNV-RP-F101',
    criterion: { source: f101.DEPTH_LIMIT.source, clause: 'section 1, 85 % of the wall' },
    demand: f101.relativeDepth,
    capacity: 'Largest relative depth',
  }),
}

export const tables = {
  methods: {
    title: 'Methods side by side',
    description:
      'The methods that were run, and for comparison the others on the same flaw, where its data allow. The allowable pressure is no more than that of the pipe without the flaw; a ratio above 1 asks for a lower pressure.',
    columns: {
      method: wordedColumn('Method'),
      role: wordedColumn('Role'),
      failure_pressure: numberColumn('pipe_pressure', 'Failure pressure'),
      safe_pressure: numberColumn('pipe_pressure', 'Safe pressure'),
      allowable_pressure: numberColumn('pipe_pressure', 'Allowable pressure'),
      ratio_to_maop: numberColumn('-', 'MAOP over allowable'),
      verdict: wordedColumn('Verdict'),
    },
  },
  growth: {
    title: 'Growth that the flaw may still take',
    description: 'From today on, until what ends it; the life at the average rate so far where the age was given.',
    columns: {
      method: wordedColumn('Method'),
      deepest_loss: numberColumn('metal_loss_depth', 'Deepest loss'),
      bears: numberColumn('metal_loss_depth', 'Further loss borne'),
      ends: wordedColumn('Ended by'),
      life: numberColumn('calculated_life', 'Life'),
    },
  },
  averaging: {
    title: 'Profiles inside the averaging length',
    description:
      'Least thickness at each station of the grid, and between stations where the averaging length ends there.',
    columns: {
      direction: wordedColumn('Direction'),
      position: numberColumn('defect_length', 'Position'),
      thickness: numberColumn('wall_thickness_pipe', 'Thickness'),
    },
  },
  future_corrosion: {
    title: 'Reduced allowable pressure against future corrosion',
    description: 'Of flaw and wall alike, from none; API 579-1.',
    columns: {
      fca: numberColumn('corrosion_allowance', 'Future corrosion'),
      level_1: numberColumn('pipe_pressure', 'Level 1'),
      level_2: numberColumn('pipe_pressure', 'Level 2'),
    },
  },
  location_classes: {
    title: 'Location class of ASME B31.8',
    description: 'Pressures of the governing method if the class, and with it the design factor, changed.',
    columns: {
      location_class: wordedColumn('Location class'),
      design_factor: numberColumn('resistance_factor', 'Design factor'),
      sound_pressure: numberColumn('pipe_pressure', 'Without the flaw'),
      safe_pressure: numberColumn('pipe_pressure', 'Safe pressure'),
      maop: wordedColumn('MAOP'),
    },
    onlyWhen: { code: ['ASME B31.8'] },
  },
}

export const figures = {
  wall: {
    title: 'Flaw in the wall',
    description:
      'The wall along the pipe with the metal that is lost, drawn at the outside whichever side it is. A flaw of which only depth and length are known is a box.',
  },
  on_pipe: {
    title: 'Flaw on its pipe',
    description: 'The pipe cut lengthwise through the flaw, to scale, with the pressure given and the one allowed.',
  },
  grid: {
    title: 'Grid of readings in plan',
    description:
      'The wall unrolled, along the pipe to the right: one hatching where more than a third, another where more than two thirds of the greatest loss is gone; the least reading with its critical profiles, and the stretches averaged.',
    needs: ['thickness_grid'],
  },
}

export const charts = {
  thickness_map: {
    title: 'Thickness map',
    description:
      'Readings of the grid: along the pipe to the right, around it upwards. Large grids show the least of each block.',
    needs: ['thickness_grid'],
  },
  critical_profiles: {
    title: 'Critical thickness profiles',
    description: 'Least thickness at each station along and around the pipe, with the required thickness.',
    needs: ['thickness_grid'],
  },
  river_bottom: {
    title: 'River-bottom profile',
    description: 'Metal-loss depth along the pipe and the stretch that governs.',
    needs: ['axial_position'],
  },
  safe_pressures: {
    title: 'Safe pressure by method',
    description: 'The methods run and, for comparison, others on the same flaw.',
  },
  acceptance_curve: {
    title: 'Acceptable depth against length',
    description: 'A flaw below a curve is safe at the MAOP by that method.',
    needs: ['maximum_allowable_operating_pressure'],
    apart: {
      flaw: 'Its depth as a share of the wall, of a depth that is given as a length.',
      'depth limit': '80 % of the wall, beyond which no method is held to hold.',
    },
  },
  screening_curve: {
    title: 'Level 1 screening curve',
    description:
      'Remaining thickness ratio against shell parameter: a flaw above the curve keeps the allowable strength factor.',
  },
  pressure_future_corrosion: {
    title: 'Reduced allowable pressure against future corrosion',
    description: 'API 579-1, flaw and wall corroding alike.',
  },
}
