/** Inputs of the anodes: geometry, alloy and what stands for the tables. The same for every structure. */

import { ANODE_TYPES, ENVIRONMENTS, MATERIALS } from '@keelson/standards/dnv-rp-b401-2021/anode-design.ts'
import { FINAL_LENGTH_FACTOR } from '@keelson/standards/dnv-rp-b401-2021/anode-resistance.ts'
import { choice, optional, type ParamsOf, params, quantity } from '@keelson/workflow'
import { cp, numberOfAnodes } from './fields.ts'

export const SLENDER = ['long slender stand-off', 'short slender stand-off'] as const
const slender = { anode_type: SLENDER }
const long = { anode_type: [...SLENDER, 'long flush'] }
const flush = { anode_type: ['long flush'] }
const byArea = { anode_type: ['short flush', 'bracelet'] }

export const finalLengthFactor = {
  title: 'Final length factor',
  description:
    'Ratio of final to initial length of slender and long flush anodes. DNV-RP-B401 uses 0.90; some references use 1 minus 0.1 times the utilisation factor.',
  symbol: 'c_L',
  minimum: 0,
  maximum: 1,
  usual: [0.8, 1],
  usedWhen: long,
} as const

const geometryParams = {
  anode_type: choice(ANODE_TYPES, {
    title: 'Anode type',
    description:
      'Anode shape and mounting. For slender anodes shorter than four times their radius, the short formula and its utilisation factor are used.',
  }),
  anode_net_mass: cp.netMass({ usual: [20, 400], example: 150 }),
  anode_length: optional(
    quantity('anode_dimension', {
      title: 'Anode length',
      description: 'Length of the anode alloy.',
      symbol: 'L',
      above: 0,
      usual: [500, 3000],
      example: 1800,
      usedWhen: long,
      requiredWhen: long,
    }),
  ),
  anode_radius: optional(
    quantity('anode_dimension', {
      title: 'Anode equivalent radius',
      description: 'Perimeter of the anode section divided by 2π. Must exceed the insert radius.',
      symbol: 'r',
      above: 0,
      usual: [50, 150],
      example: 110,
      usedWhen: slender,
      requiredWhen: slender,
    }),
  ),
  anode_insert_radius: quantity('anode_dimension', {
    title: 'Insert radius',
    description: 'Equivalent radius of the steel insert, assumed cylindrical.',
    symbol: 'r_c',
    minimum: 0,
    usual: [20, 60],
    default: 0,
    assumed: 'no insert, which gives the thinnest spent anode and the highest resistance',
    usedWhen: slender,
  }),
  anode_stand_off: quantity('anode_dimension', {
    title: 'Anode stand-off',
    description:
      'Distance from the anode to the steel. No correction applies at 300 mm or more. From 150 mm to below 300 mm the resistance is multiplied by 1.3. Long slender anodes closer than 150 mm are treated as flush-mounted with a width of twice their radius.',
    symbol: 's',
    minimum: 0,
    default: 300,
    assumed: 'usual mounting of stand-off anodes; from 150 mm to below 300 mm the resistance is multiplied by 1.3',
    usedWhen: slender,
    inert: 'selects no correction, the factor 1.3 or the flush formula',
  }),
  anode_width: optional(
    quantity('anode_dimension', {
      title: 'Anode width',
      description: 'Width of a long flush-mounted anode.',
      symbol: 'w',
      above: 0,
      usual: [50, 400],
      example: 220,
      usedWhen: flush,
      requiredWhen: flush,
    }),
  ),
  anode_exposed_area: optional(
    quantity('anode_area', {
      title: 'Anode exposed area',
      description: 'Initial exposed area of a short flush-mounted or bracelet anode.',
      symbol: 'A_a',
      above: 0,
      example: 0.5,
      usedWhen: byArea,
      requiredWhen: byArea,
    }),
  ),
  anode_final_exposed_area: optional(
    quantity('anode_area', {
      title: 'Final anode exposed area',
      description:
        'Final exposed area, equal to the initial anode area that faces the protected surface. If omitted, the final anode output is not checked and this is stated in the result.',
      symbol: 'A_af',
      above: 0,
      example: 0.4,
      usedWhen: byArea,
    }),
  ),
  anode_final_length_factor: quantity('fraction', { ...finalLengthFactor, default: FINAL_LENGTH_FACTOR.value }),
  anode_interaction_factor: quantity('-', {
    title: 'Anode interaction factor',
    description:
      'Multiplier on anode resistance for mutual interference between anodes (pairs, cages, shaded corners). The factor is 1 for widely spaced anodes.',
    symbol: 'k_int',
    minimum: 1,
    usual: [1, 3],
    default: 1,
    assumed: 'widely spaced anodes; pairs and cages have a lower output per anode',
  }),
}

/** What the anode table is read by. */
const tableParams = {
  anode_environment: choice(ENVIRONMENTS, {
    title: 'Anode environment',
    description: 'Anode environment (open seawater or buried in sediment), which selects the anode table row.',
    default: 'seawater',
    assumed: 'open seawater, the usual location; anodes in sediment have lower capacity and driving voltage',
  }),
  anode_surface_temperature: quantity('temperature', {
    title: 'Anode surface temperature',
    description: 'Anode surface temperature, which selects the anode table row. The first row applies up to 30 °C.',
    symbol: 'T_a',
    minimum: -273.15,
    default: 30,
    assumed: 'upper limit of open-sea temperature; anodes on hot steel or in hot mud have lower capacity',
    inert: 'selects a row of the anode table',
  }),
}

/** Of all anodes. */
const fittedParams = {
  number_of_anodes: numberOfAnodes,
  anode_gross_mass: optional(
    quantity('anode_mass', {
      title: 'Anode gross mass',
      description:
        'Anode mass including the insert, used for the total gross mass. Must not be less than the net mass.',
      symbol: 'm_gr',
      above: 0,
      usual: [20, 600],
      example: 400,
    }),
  ),
}

export const alloyParams = {
  ...tableParams,
  anode_utilisation_factor: optional(cp.utilisation({ usual: [0.7, 0.95], example: 0.85 })),
  anode_capacity: optional(cp.capacity()),
  closed_circuit_anode_potential: optional(cp.anodePotential()),
  design_protective_potential: cp.protectivePotential(),
  anode_alloy_density: optional(
    quantity('anode_alloy_density', {
      title: 'Anode alloy density',
      description: 'Density of the anode alloy. Default: 2,700 kg/m³ for Al-Zn-In and 7,130 kg/m³ for Zn.',
      symbol: 'rho_a',
      above: 0,
      example: 2750,
    }),
  ),
}

const materialParams = {
  anode_material: choice(MATERIALS, {
    title: 'Anode alloy',
    description: 'Anode alloy, which determines the default capacity, potential and density.',
    default: 'Al-Zn-In',
    assumed: 'usual offshore alloy; zinc has less than half the capacity per unit mass',
  }),
}

export const anodeParams = { ...materialParams, ...geometryParams, ...fittedParams }
const schema = params({ ...anodeParams, ...alloyParams })
export type AnodeParams = ParamsOf<typeof schema>
