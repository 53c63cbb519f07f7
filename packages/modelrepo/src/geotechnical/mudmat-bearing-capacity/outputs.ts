/** The tables, charts and figures of the run, as the contract declares them. */
import { numberColumn } from '@keelson/workflow'

const used = (title: string) => numberColumn('utilisation', title)
const load = (title: string) => numberColumn('foundation_load', title)
const stress = (title: string, symbol: string) => numberColumn('soil_stress', title, { symbol })

export const tables = {
  envelope: {
    title: 'Loads that the base bears',
    description:
      'Ultimate, at the eccentricities of the run: pairs of horizontal and vertical load at which the ground fails in bearing.',
    columns: {
      horizontal: load('Horizontal load'),
      vertical: load('Vertical load'),
      pressure: numberColumn('soil_stress', 'Net pressure'),
    },
  },
  width: {
    title: 'Utilisation over width',
    description: 'The same loads on mats of other width; empty where there is no bearing capacity.',
    columns: {
      width: numberColumn('structure_dimension', 'Width'),
      capacity: load('Ultimate vertical capacity'),
      bearing: used('Bearing'),
      sliding: used('Sliding'),
    },
  },
  layers: {
    title: 'Compressible layers',
    description: 'Stresses in the middle of each layer, below the middle of the mat.',
    columns: {
      depth: numberColumn('soil_depth', 'Depth below the base'),
      thickness: numberColumn('soil_depth', 'Thickness', { symbol: 'h' }),
      initial: stress('Initial effective stress', 'sigma_0'),
      increase: stress('Stress increase', 'Delta_sigma'),
      loaded: stress('Stress under the load', 'sigma_1'),
      preconsolidation: stress('Preconsolidation pressure', 'sigma_c'),
      settlement: numberColumn('displacement', 'Settlement'),
    },
  },
}

export const figures = {
  plan: {
    title: 'The mat in plan',
    description: 'To scale, with the effective area around the point at which the vertical load acts.',
  },
  section: {
    title: 'The mat on the ground',
    description:
      'Section across the width, to scale, with the loads at base level, the width around the load that counts, and the soil; beside it the undrained strength of clay. The thickness of the mat is not known.',
  },
}

export const charts = {
  envelope: {
    title: 'Vertical and horizontal load together',
    description:
      'At the eccentricities of the run: where the ground fails in bearing and the mat slides, and what the factors of safety leave of it.',
  },
  moment: {
    title: 'Vertical load and moment together',
    description: 'Moment about the length axis; at the horizontal load of the run in clay, at its inclination in sand.',
  },
  strength: {
    title: 'Utilisation over strength',
    description: 'Over the undrained shear strength of clay, or the friction angle of sand; with this mat.',
  },
  width: {
    title: 'Utilisation over width',
    description: 'The same loads on mats of other width, up to the length; with this mat.',
  },
  pressure: {
    title: 'Contact pressure across the width',
    description:
      'Of a stiff mat on elastic ground that bears no tension, and the even pressure on the effective width, with the pressure at failure.',
  },
  stress: {
    title: 'Stress increase with depth',
    description: 'Below the middle of the mat, with the compressible layers.',
  },
  settlement: {
    title: 'Settlement with depth',
    description: 'Consolidation of what lies below each depth.',
    needs: ['compressible_layers'],
  },
}
