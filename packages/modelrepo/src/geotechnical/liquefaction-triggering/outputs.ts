/** The tables, charts and figures of the run, as the contract declares them. */
import { numberColumn, wordedColumn } from '@keelson/workflow'

const ratio = (title: string, symbol: string) => numberColumn('-', title, { symbol })

export const tables = {
  layers: {
    title: 'Layers',
    description:
      'Layers extending to mid-depth between adjacent samples. Severity is one minus the factor of safety, if positive. Weight is the depth weight of the potential index.',
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
      shear_strain: ratio('Maximum shear strain', 'gamma_max'),
      volume_strain: ratio('Volumetric strain', 'epsilon_v'),
      state: wordedColumn('State'),
    },
  },
}

export const figures = {
  profile: {
    title: 'Ground profile',
    description:
      'Layers to scale with the water table and the clean-sand resistance profile. Layers with a factor of safety below the required value are marked at their right edge.',
  },
}

export const charts = {
  ratios: {
    title: 'Cyclic stress and resistance against depth',
    description: 'Cyclic stress and resistance ratios for the entered magnitude and overburden.',
  },
  safety: {
    title: 'Factor of safety against depth',
    description: 'Factor of safety of the assessed layers, with the required value.',
  },
  triggering: {
    title: 'Triggering curve',
    description:
      'Cyclic resistance ratio curve, with the stress ratio of each layer corrected to magnitude 7.5 and 100 kPa. Points above the curve have a factor of safety below 1.',
  },
  settlement: {
    title: 'Settlement against depth',
    description: 'Accumulated settlement of the ground below each depth.',
  },
  indices: {
    title: 'Indices against depth',
    description: 'Accumulated potential index and severity number of the ground below each depth.',
  },
}
