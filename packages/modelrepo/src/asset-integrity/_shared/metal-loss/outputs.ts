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
  criterion: clause('4.4.3.2, Level 2'),
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
    title: 'Reduced allowable pressure',
    criterion: part5.reducedPressure,
    demand: 'Operating pressure',
    capacity: part5.reducedPressure,
  }),
  average_thickness_longitudinal: checkOf('wall_thickness_pipe', {
    title: 'Average thickness (longitudinal)',
    ...AVERAGES,
  }),
  average_thickness_circumferential: checkOf('wall_thickness_pipe', {
    title: 'Average thickness (circumferential)',
    ...AVERAGES,
  }),
  minimum_thickness: checkOf('wall_thickness_pipe', {
    title: 'Minimum wall thickness',
    criterion: clause('4.4.2.2, 5.4.2.2'),
    demand: 'Limiting thickness (Part 4: also half the required thickness)',
    capacity: wall.leastRemainingWall,
  }),
  thickness_ratio: checkOf('-', {
    title: 'Remaining thickness ratio',
    criterion: wall.LEAST_THICKNESS_RATIO,
    demand: 'Minimum thickness ratio',
    capacity: wall.thicknessRatio,
  }),
  distance_to_discontinuity: checkOf('defect_length', {
    title: 'Distance to structural discontinuity',
    criterion: clause('4.4.2, 5.4.2.2'),
    demand: wall.discontinuityDistance,
    capacity: 'Entered distance',
  }),
  safe_pressure: checkOf('pipe_pressure', {
    title: 'Allowable pressure',
    criterion: { source: b31g.failurePressure.source, clause: 'section 1, allowable pressure' },
    demand: 'MAOP, or operating pressure if no MAOP is entered',
    capacity: allowablePressureOfFlaw,
    needs: ['maximum_allowable_operating_pressure'],
    reach: [b31g.MODIFIED_YIELD],
  }),
  depth_limit_b31g: checkOf('metal_loss_depth', {
    title: 'ASME B31G depth limit',
    criterion: { source: b31g.DEPTH_LIMIT.source, clause: 'section 1, 80 % of the wall thickness' },
    demand: 'Maximum depth',
    capacity: b31g.deepestLoss,
  }),
  depth_limit_f101: checkOf('-', {
    title: 'DNV-RP-F101 depth limit',
    criterion: { source: f101.DEPTH_LIMIT.source, clause: 'section 1, 85 % of the wall thickness' },
    demand: f101.relativeDepth,
    capacity: 'Maximum relative depth',
  }),
}

export const tables = {
  methods: {
    title: 'Method comparison',
    description:
      'Methods run, and other methods applied to the same flaw for comparison if the data are sufficient. Allowable pressure is limited to the allowable pressure of the undamaged pipe. A ratio above 1 requires a lower pressure.',
    columns: {
      method: wordedColumn('Method'),
      role: wordedColumn('Role'),
      failure_pressure: numberColumn('pipe_pressure', 'Failure pressure'),
      safe_pressure: numberColumn('pipe_pressure', 'Safe pressure'),
      allowable_pressure: numberColumn('pipe_pressure', 'Allowable pressure'),
      ratio_to_maop: numberColumn('-', 'MAOP / allowable pressure'),
      verdict: wordedColumn('Verdict'),
    },
  },
  growth: {
    title: 'Allowable flaw growth',
    description:
      'Allowable flaw growth from today and the governing limit. Remaining life at the average corrosion rate is included if the years in service are entered.',
    columns: {
      method: wordedColumn('Method'),
      deepest_loss: numberColumn('metal_loss_depth', 'Maximum metal loss'),
      bears: numberColumn('metal_loss_depth', 'Allowable further metal loss'),
      ends: wordedColumn('Limit'),
      life: numberColumn('calculated_life', 'Remaining life'),
    },
  },
  averaging: {
    title: 'Averaging length profiles',
    description: 'Minimum thickness at each grid station within the averaging length, with interpolated end values.',
    columns: {
      direction: wordedColumn('Direction'),
      position: numberColumn('defect_length', 'Position'),
      thickness: numberColumn('wall_thickness_pipe', 'Thickness'),
    },
  },
  future_corrosion: {
    title: 'Reduced allowable pressure against future corrosion',
    description:
      'Reduced allowable pressure of API 579-1 for increasing future corrosion of the flaw and adjacent wall.',
    columns: {
      fca: numberColumn('corrosion_allowance', 'Future corrosion'),
      level_1: numberColumn('pipe_pressure', 'Level 1'),
      level_2: numberColumn('pipe_pressure', 'Level 2'),
    },
  },
  location_classes: {
    title: 'ASME B31.8 location class',
    description: 'Pressures by the governing method for each location class and its design factor.',
    columns: {
      location_class: wordedColumn('Location class'),
      design_factor: numberColumn('resistance_factor', 'Design factor'),
      sound_pressure: numberColumn('pipe_pressure', 'Undamaged pipe allowable pressure'),
      safe_pressure: numberColumn('pipe_pressure', 'Safe pressure'),
      maop: wordedColumn('MAOP acceptance'),
    },
    onlyWhen: { code: ['ASME B31.8'] },
  },
}

export const figures = {
  wall: {
    title: 'Flaw in the wall',
    description:
      'Section of the wall along the pipe, with the metal loss shown on the outside. A flaw defined by depth and length only is shown as a rectangle.',
  },
  on_pipe: {
    title: 'Flaw on pipe',
    description: 'Longitudinal section through the flaw to scale, with the entered and allowable pressures.',
  },
  grid: {
    title: 'Grid in plan',
    description:
      'Developed view of the wall, with the pipe axis horizontal. Hatching marks metal loss of more than one third and more than two thirds of the maximum. The minimum reading, its critical profiles and the averaging lengths are shown.',
    needs: ['thickness_grid'],
  },
}

export const charts = {
  thickness_map: {
    title: 'Thickness map',
    description:
      'Grid readings, with the pipe axis horizontal and the circumference vertical. For large grids, the minimum of each block is shown.',
    needs: ['thickness_grid'],
  },
  critical_profiles: {
    title: 'Critical thickness profiles',
    description: 'Minimum thickness at each station along and around the pipe, with the required thickness.',
    needs: ['thickness_grid'],
  },
  river_bottom: {
    title: 'River-bottom profile',
    description: 'Metal loss depth along the pipe, with the governing sub-length.',
    needs: ['axial_position'],
  },
  safe_pressures: {
    title: 'Pressure by method',
    description:
      'Allowable pressure by each method run and, for comparison, safe pressure by other methods for the same flaw.',
  },
  acceptance_curve: {
    title: 'Acceptable depth against length',
    description: 'Acceptable depth at the MAOP by method. A flaw below a curve is acceptable.',
    needs: ['maximum_allowable_operating_pressure'],
    apart: {
      flaw: 'Defect depth as a fraction of the wall thickness.',
      'depth limit': '80 % of the wall thickness, the ASME B31G depth limit, which is applied to every curve.',
    },
  },
  screening_curve: {
    title: 'Level 1 screening curve',
    description:
      'Remaining thickness ratio against shell parameter. Flaws above the curve meet the allowable remaining strength factor.',
  },
  pressure_future_corrosion: {
    title: 'Reduced allowable pressure against future corrosion',
    description: 'Reduced allowable pressure of API 579-1 for equal corrosion of the flaw and adjacent wall.',
  },
}
