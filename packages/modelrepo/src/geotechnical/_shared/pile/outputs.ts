/** The check, tables, charts and figures of axial capacity, as the pile workflows declare them. */
import { allowableCapacity, INTO_BEARING_LAYER } from '@keelson/standards/api-rp-2geo-2011/axial.ts'
import { TESTED_RATIO } from '@keelson/standards/api-rp-2geo-2011/clay.ts'
import { checkOf, numberColumn, textColumn } from '@keelson/workflow'
import { ofCapacity, ofLayered } from './modes.ts'

export const capacityChecks = {
  axial_load: checkOf('foundation_load', {
    title: 'Axial load',
    criterion: allowableCapacity,
    demand: 'Applied load',
    capacity: allowableCapacity,
    onlyWhen: ofCapacity,
    reach: [TESTED_RATIO, INTO_BEARING_LAYER],
  }),
}

export const capacityTables = {
  layers: {
    title: 'Layers',
    description: 'Of the soil along the pile, with the friction that each gives the shaft.',
    onlyWhen: ofLayered,
    columns: {
      soil: textColumn('Soil'),
      top: numberColumn('soil_depth', 'Top'),
      base: numberColumn('soil_depth', 'Base'),
      stress_at_base: numberColumn('soil_stress', 'Effective stress at the base'),
      friction_at_base: numberColumn('soil_stress', 'Unit skin friction at the base'),
      friction: numberColumn('force_per_length', 'Friction per width of the shaft', { symbol: 'F' }),
    },
  },
}

export const capacityCharts = {
  unit_friction: {
    title: 'Unit skin friction with depth',
    description: 'With the limit of each layer of sand.',
    onlyWhen: ofLayered,
  },
  capacity_with_depth: {
    title: 'Capacity with the depth of the tip',
    description: 'Of the same pile ended at each depth, with the load by its factor of safety.',
    onlyWhen: ofLayered,
  },
  shares: {
    title: 'Shaft and tip',
    description: 'What each gives to the capacity in compression.',
    onlyWhen: ofCapacity,
  },
}

export const capacityFigures = {
  pile_in_soil: {
    title: 'Pile in its soil',
    description:
      'To scale. Beside the layers the undrained shear strength of clay by a scale of its own; sand has its class of table 1.',
    onlyWhen: ofCapacity,
  },
}
