/** The tables, charts and figures of the run, as the contract declares them. */
import { numberColumn, wordedColumn } from '@keelson/workflow'

const ratio = (title: string, symbol: string) => numberColumn('-', title, { symbol })

export const tables = {
  layers: {
    title: 'Layers',
    description:
      'Each from the middle between its sample and the one above to that below. The severity is one less the factor of safety, where that is positive; the weight is that of the potential index.',
    columns: {
      depth: numberColumn('soil_depth', 'Depth', { symbol: 'z' }),
      top: numberColumn('soil_depth', 'Top'),
      base: numberColumn('soil_depth', 'Base'),
      thickness: numberColumn('soil_depth', 'Thickness', { symbol: 'h' }),
      stress_ratio: ratio('Cyclic stress ratio', 'CSR'),
      resistance: numberColumn('-', 'Clean-sand blow count or cone resistance'),
      resistance_ratio: ratio('Cyclic resistance ratio', 'CRR'),
      safety: ratio('Factor of safety', 'FS'),
      severity: ratio('Severity', 'F'),
      weight: numberColumn({ unit: 'm', noKind: 'a weight over a depth, from 0 to 100' }, 'Weight', { symbol: 'W' }),
      shear_strain: ratio('Largest shear strain', 'gamma_max'),
      volume_strain: ratio('Volumetric strain', 'epsilon_v'),
      state: wordedColumn('State'),
    },
  },
}

export const figures = {
  profile: {
    title: 'Ground profile',
    description:
      'Layers to scale with the water table, and beside them the clean-sand resistance with depth. Layers that liquefy have a mark at their right edge.',
  },
}

export const charts = {
  ratios: {
    title: 'Cyclic stress and resistance with depth',
    description: 'The resistance is that of the magnitude and the overburden of the run.',
  },
  safety: {
    title: 'Factor of safety with depth',
    description: 'Of the layers that have one, with the required factor.',
  },
  triggering: {
    title: 'Stress ratio over resistance',
    description:
      'The curve of the cyclic resistance ratio, with each layer at its stress ratio brought to magnitude 7.5 and 100 kPa: above the curve it liquefies.',
  },
  settlement: {
    title: 'Settlement with depth',
    description: 'Of what lies below each depth.',
  },
  indices: {
    title: 'Indices with depth',
    description: 'Potential index and severity number of what lies below each depth.',
  },
}
