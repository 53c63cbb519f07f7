/** The tables and charts of the run, as the contract declares them. */
import { numberColumn, textColumn } from '@keelson/workflow'

export const tables = {
  methods: {
    title: 'Methods side by side',
    description:
      'The methods that were run, and for comparison the others on the same flaw, where its data allow. A ratio above 1 asks for a lower pressure.',
    columns: {
      method: textColumn('Method'),
      role: textColumn('Role'),
      failure_pressure: numberColumn('pipe_pressure', 'Failure pressure'),
      safe_pressure: numberColumn('pipe_pressure', 'Safe pressure'),
      ratio_to_maop: numberColumn('-', 'MAOP over safe'),
      verdict: textColumn('Verdict'),
    },
  },
  growth: {
    title: 'Growth that the flaw may still take',
    description: 'From today on, until what ends it; the life at the average rate so far where the age was given.',
    columns: {
      method: textColumn('Method'),
      deepest_loss: numberColumn('wall_thickness_pipe', 'Deepest loss'),
      bears: numberColumn('wall_thickness_pipe', 'Further loss borne'),
      ends: textColumn('Ended by'),
      life: numberColumn('calculated_life', 'Life'),
    },
  },
  averaging: {
    title: 'Profiles inside the averaging length',
    description:
      'Least thickness at each station of the grid, and between stations where the averaging length ends there.',
    columns: {
      direction: textColumn('Direction'),
      position: numberColumn('defect_length', 'Position'),
      thickness: numberColumn('wall_thickness_pipe', 'Thickness'),
    },
  },
  future_corrosion: {
    title: 'Reduced allowable pressure against future corrosion',
    description: 'Of flaw and wall alike, from none; API 579-1.',
    columns: {
      fca: numberColumn('wall_thickness_pipe', 'FCA'),
      level_1: numberColumn('pipe_pressure', 'Level 1'),
      level_2: numberColumn('pipe_pressure', 'Level 2'),
    },
  },
  location_classes: {
    title: 'Location class of ASME B31.8',
    description: 'Pressures of the governing method if the class, and with it the design factor, changed.',
    columns: {
      location_class: textColumn('Location class'),
      design_factor: numberColumn('resistance_factor', 'Design factor'),
      sound_pressure: numberColumn('pipe_pressure', 'Without the flaw'),
      safe_pressure: numberColumn('pipe_pressure', 'Safe pressure'),
      maop: textColumn('MAOP'),
    },
    onlyWhen: { code: ['ASME B31.8'] },
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
  },
  screening_curve: {
    title: 'Level 1 screening curve',
    description: 'Remaining thickness ratio against shell parameter: a flaw above the curve has RSF_a or more.',
  },
  pressure_future_corrosion: {
    title: 'Reduced allowable pressure against future corrosion',
    description: 'API 579-1, flaw and wall corroding alike.',
  },
}
