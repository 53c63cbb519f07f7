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
  [UNIFORM]: 'Capacity in one clay',
  [LAYERED]: 'Capacity in layers',
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
  description: 'Of the pile.',
  symbol: 'D',
  above: 0,
  example: 1000,
})

export const pileWall = quantity('plate_thickness', {
  title: 'Wall thickness',
  description: 'Of the open pile at its tip; less than half the outer diameter.',
  symbol: 't',
  above: 0,
  example: 30,
})

export const embeddedLength = (description: string) =>
  quantity('pile_length', {
    title: 'Length in the soil',
    description,
    symbol: 'L',
    above: 0,
    example: 30,
  })

export const representativeStrength = field.undrainedShearStrength({
  description: 'Of clay, one value for the whole length.',
  above: 0,
  example: 60,
})

export const effectiveVerticalStress = quantityList('soil_stress', {
  title: 'Effective vertical stress',
  description: 'One value for the whole length; for unit values one or several.',
  symbol: 'p_0',
  above: 0,
  minItems: 1,
  maxItems: MOST_STRESSES,
  single: true,
})

export const loadParams = {
  applied_load: quantity('foundation_load', {
    title: 'Applied load',
    description: 'Axial load at the seabed, without factors, its size; 0 leaves the check and the penetration out.',
    symbol: 'P',
    minimum: 0,
    default: 0,
  }),
  factor_of_safety: quantity('safety_factor', {
    title: 'Factor of safety',
    description: 'Ultimate capacity over load: 2.0 for operating conditions, 1.5 for extreme ones.',
    symbol: 'FoS',
    clause: 'API RP 2A-WSD 6.3.4',
    minimum: 1,
    default: SAFETY_OPERATING.value,
    assumed: 'That of operating conditions, the larger of the two.',
  }),
  sense: choice(SENSES, {
    title: 'Sense of the load',
    description: 'Which capacity the load is held against.',
    default: COMPRESSION,
  }),
  include_pile_weight: flag({
    title: 'Pile weight in tension',
    description: 'Adds the weight of the pile in water to the capacity in tension.',
    default: false,
  }),
}

export const bearingFactor = quantity('-', {
  title: 'Bearing factor',
  description: 'Of the tip in clay; the practice has 9.',
  symbol: 'N_c',
  above: 0,
  usual: [7, 12],
  default: CLAY_BEARING_FACTOR.value,
})

const LOOSER = 'Looser sand and silt have no row in table 1: methods that rest on cone tests'

export const soilDescription = (when: { readonly usedWhen?: Condition } = {}) =>
  choice(asNamed(DESCRIPTIONS), {
    title: 'Description of the sand',
    description: 'Row of API RP 2GEO table 1. Silt has none.',
    clause: 'table 1',
    ...when,
  })

export const relativeDensity = (when: { readonly usedWhen?: Condition } = {}) =>
  choice(asNamed(DENSITIES), {
    title: 'Relative density',
    description: `Row of API RP 2GEO table 1. ${LOOSER}.`,
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
