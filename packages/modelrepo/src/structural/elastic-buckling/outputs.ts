/** The tables, charts and figures of a run, as the contract declares them. */
import { numberColumn, textColumn } from '@keelson/workflow'
import { aColumn, aCurveTable, aPlate, aStrength } from './modes.ts'

export const tables = {
  ends: {
    title: 'Euler load by ends',
    description:
      'Theoretical effective length and Euler load, and the factor that AISC recommends for design, as no end is fully fixed.',
    columns: {
      ends: textColumn('Ends'),
      theoretical: numberColumn('-', 'Theoretical K'),
      euler: numberColumn('pipe_axial_force', 'Euler load'),
      recommended: numberColumn('-', 'Recommended K'),
      design: numberColumn('pipe_axial_force', 'Euler load with it'),
    },
    onlyWhen: aColumn,
  },
  strengths: {
    title: 'Strength by method',
    description: 'Critical stress before safety factors, and its share of the yield strength.',
    columns: {
      method: textColumn('Method'),
      stress: numberColumn('stress', 'Critical stress'),
      share: numberColumn('-', 'Over yield strength'),
    },
    onlyWhen: aStrength,
  },
}

export const charts = {
  strength: {
    title: 'Critical stress against slenderness',
    description: 'Euler, Johnson, AISC and, for a column, EN 1993-1-1 with its curve, and the point of the run.',
    onlyWhen: aStrength,
  },
  mode_shapes: {
    title: 'First buckled shapes',
    description: 'Of a column by its ends, foot on the left, each scaled to its largest deflection.',
    onlyWhen: aColumn,
  },
  load_deflection: {
    title: 'Load against midspan deflection',
    description: 'By the secant formula, towards the Euler load.',
    onlyWhen: aColumn,
  },
  reduction_factors: {
    title: 'Reduction factors of EN 1993-1-1',
    description: 'The five curves, and the points of the run.',
    onlyWhen: aCurveTable,
    apart: { x: 'Slenderness over a range that the answer does not list.' },
  },
  plate_factor: {
    title: 'Buckling factor against length over width',
    description: 'Of the edges of the run, with its point.',
    onlyWhen: aPlate,
  },
}

export const figures = {
  elevation: {
    title: 'Column',
    description:
      'The column in elevation with its ends and its first buckled shape, whose deflection has no size of its own. With an effective length factor in place of ends, the pinned column that stands for it.',
    onlyWhen: aColumn,
  },
  section: {
    title: 'Section',
    description: 'To scale; of a general section the rectangle of the same area and second moment.',
    onlyWhen: aColumn,
  },
  plate: {
    title: 'Plate',
    description: 'Seen from above, with its load.',
    onlyWhen: aPlate,
  },
}
