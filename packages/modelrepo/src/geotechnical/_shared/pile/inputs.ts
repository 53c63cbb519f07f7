/** The inputs of a pile, its soil and its load, as the pile workflows share them. */

import { CLAY_BEARING_FACTOR } from '@keelson/standards/api-rp-2geo-2011/clay.ts'
import { DENSITIES, DESCRIPTIONS } from '@keelson/standards/api-rp-2geo-2011/sand.ts'
import { SAFETY_OPERATING } from '@keelson/standards/api-rp-2geo-2011/source.ts'
import { asNamed, type Condition, choice, flag, optional, quantity, quantityList } from '@keelson/workflow'
import { clayColumns, field, soilColumns } from '../../../_shared/fields/index.ts'

export const UNIFORM = 'uniform'
export const LAYERED = 'layered'
export const UNIT_VALUES = 'unit_values'
/** The analyses of the capacity along the axis. */
export const CAPACITIES = {
  [UNIFORM]: 'Capacity in uniform clay',
  [LAYERED]: 'Capacity in layered soil',
  [UNIT_VALUES]: 'Unit resistances',
} as const

export const CLAY = 'clay'
export const SAND = 'sand'

export const COMPRESSION = 'compression'
export const TENSION = 'tension'
const SENSES = { [COMPRESSION]: 'Compression', [TENSION]: 'Tension' } as const
export type Sense = keyof typeof SENSES

export const MOST_LAYERS = 50
export const MOST_STRESSES = 50

export const outerDiameter = quantity('driven_pile_diameter', {
  title: 'Outer diameter',
  description: 'Pile outer diameter.',
  symbol: 'D',
  above: 0,
  example: 1000,
})

export const pileWall = quantity('plate_thickness', {
  title: 'Wall thickness',
  description: 'Wall thickness at the tip of the open-ended pile. Must be less than half the outer diameter.',
  symbol: 't',
  above: 0,
  example: 30,
})

export const embeddedLength = (description: string) =>
  quantity('pile_length', {
    title: 'Embedded length',
    description,
    symbol: 'L',
    above: 0,
    example: 30,
  })

export const representativeStrength = field.undrainedShearStrength({
  description: 'Undrained shear strength of the clay, constant over the embedded length.',
  above: 0,
  example: 60,
})

export const effectiveVerticalStress = quantityList('soil_stress', {
  title: 'Effective vertical stress',
  description:
    'Effective vertical stress, one value for the whole embedded length. Unit resistances accept one or more values.',
  symbol: 'p_0',
  above: 0,
  minItems: 1,
  maxItems: MOST_STRESSES,
  single: true,
})

export const loadParams = {
  applied_load: quantity('foundation_load', {
    title: 'Applied load',
    description:
      'Magnitude of the unfactored axial load at the seabed. If zero, the check and required penetration are omitted.',
    symbol: 'P',
    minimum: 0,
    default: 0,
  }),
  factor_of_safety: quantity('safety_factor', {
    title: 'Factor of safety',
    description: 'Ratio of ultimate capacity to load: 2.0 for operating conditions, 1.5 for extreme conditions.',
    symbol: 'FoS',
    clause: 'API RP 2A-WSD 6.3.4',
    minimum: 1,
    default: SAFETY_OPERATING.value,
    assumed: 'operating conditions, the more stringent of the two values',
  }),
  sense: choice(SENSES, {
    title: 'Load direction',
    description: 'Direction of the load, which selects the capacity to be checked.',
    default: COMPRESSION,
  }),
  include_pile_weight: flag({
    title: 'Pile weight in tension',
    description: 'Option to add the submerged pile weight to the tension capacity.',
    default: false,
  }),
}

export const bearingFactor = quantity('-', {
  title: 'Bearing capacity factor',
  description: 'End bearing factor of clay. API RP 2GEO uses 9.',
  symbol: 'N_c',
  above: 0,
  usual: [7, 12],
  default: CLAY_BEARING_FACTOR.value,
})

const LOOSER = 'Looser sand and silt are not tabulated; cone-based methods apply'

export const soilDescription = (when: { readonly usedWhen?: Condition } = {}) =>
  choice(asNamed(DESCRIPTIONS), {
    title: 'Sand description',
    description: 'Soil description in API RP 2GEO table 1. Silt is not tabulated.',
    clause: 'table 1',
    ...when,
  })

export const relativeDensity = (when: { readonly usedWhen?: Condition } = {}) =>
  choice(asNamed(DENSITIES), {
    title: 'Relative density',
    description: `Density class in API RP 2GEO table 1. ${LOOSER}.`,
    clause: 'table 1',
    ...when,
  })

const inSand = { usedWhen: { soil_type: [SAND] } } as const

/** Columns of the layers that bear the pile along its axis. */
export const pileSoilColumns = {
  ...soilColumns,
  ...clayColumns,
  soil_description: optional(soilDescription(inSand)),
  relative_density: optional(relativeDensity(inSand)),
}
