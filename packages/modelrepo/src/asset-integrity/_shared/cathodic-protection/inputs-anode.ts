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
  title: 'Final over initial length',
  description: 'Of slender and long flush anodes; 0.90, some texts use 1 - 0.1 u.',
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
      'Shape and mounting. A slender anode shorter than four times its radius always has the short formula and its utilisation factor.',
  }),
  anode_net_mass: cp.netMass({ usual: [20, 400], example: 150 }),
  anode_length: optional(
    quantity('anode_dimension', {
      title: 'Length of one anode',
      description: 'Of the alloy.',
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
      title: 'Equivalent radius',
      description: 'Perimeter of the section over 2 pi; more than the radius of the insert.',
      symbol: 'r',
      above: 0,
      usual: [50, 150],
      example: 110,
      usedWhen: slender,
      requiredWhen: slender,
    }),
  ),
  anode_insert_radius: quantity('anode_dimension', {
    title: 'Radius of the insert',
    description: 'Equivalent radius of the steel insert, taken as cylindrical.',
    symbol: 'r_c',
    minimum: 0,
    usual: [20, 60],
    default: 0,
    assumed: 'without an insert what is left of the anode is thinnest, and its resistance highest',
    usedWhen: slender,
  }),
  anode_stand_off: quantity('anode_dimension', {
    title: 'Stand-off',
    description:
      'Distance from the anode to the steel. From 300 mm no correction; from 150 mm the resistance is 1.3 times as large; nearer, a long anode is taken as flush-mounted, twice its radius wide.',
    symbol: 's',
    minimum: 0,
    default: 300,
    assumed: 'stand-off anodes are usually mounted so; from 150 mm the resistance is 1.3 times as large',
    usedWhen: slender,
    inert: 'picks no correction, the factor 1.3 or the flush formula: inside each nothing moves',
  }),
  anode_width: optional(
    quantity('anode_dimension', {
      title: 'Width of one anode',
      description: 'Of a long flush-mounted anode.',
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
      title: 'Exposed area of one anode',
      description: 'Initial, of a short flush-mounted or bracelet anode.',
      symbol: 'A_a',
      above: 0,
      example: 0.5,
      usedWhen: byArea,
      requiredWhen: byArea,
    }),
  ),
  anode_final_exposed_area: optional(
    quantity('anode_area', {
      title: 'Final exposed area of one anode',
      description:
        'Initial area facing the protected surface. Left out, the end of life of these anodes is not checked, which the result says.',
      symbol: 'A_af',
      above: 0,
      example: 0.4,
      usedWhen: byArea,
    }),
  ),
  anode_final_length_factor: quantity('fraction', { ...finalLengthFactor, default: FINAL_LENGTH_FACTOR.value }),
  anode_interaction_factor: quantity('-', {
    title: 'Interaction factor',
    description:
      "On the resistance of one anode, for anodes in each other's field (pairs, cages, shaded corners); 1 for anodes far apart.",
    symbol: 'k_int',
    minimum: 1,
    usual: [1, 3],
    default: 1,
    assumed: 'the anodes stand far apart; in pairs and cages each gives less',
  }),
}

/** What the anode table is read by. */
const tableParams = {
  anode_environment: choice(ENVIRONMENTS, {
    title: 'Anodes lie in',
    description: 'Open seawater, or buried in sediment; picks a row of the anode table.',
    default: 'seawater',
    assumed: 'where the anodes of a structure usually hang; in sediment they hold less and drive less',
  }),
  anode_surface_temperature: quantity('temperature', {
    title: 'Anode surface temperature',
    description: 'Picks a row of the anode table; to 30 degC the first one.',
    symbol: 'T_a',
    minimum: -273.15,
    default: 30,
    assumed: 'no open sea is warmer; anodes on hot steel or in hot mud hold less',
    inert: 'picks a row of the anode table: inside it nothing moves',
  }),
}

/** Of all anodes. */
const fittedParams = {
  number_of_anodes: numberOfAnodes,
  anode_gross_mass: optional(
    quantity('anode_mass', {
      title: 'Gross mass of one anode',
      description: 'With its insert, for the gross mass of all anodes; not less than the net mass.',
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
      title: 'Density of the alloy',
      description: 'Left out, 2700 kg/m3 for Al-Zn-In and 7130 kg/m3 for Zn.',
      symbol: 'rho_a',
      above: 0,
      example: 2750,
    }),
  ),
}

const materialParams = {
  anode_material: choice(MATERIALS, {
    title: 'Anode alloy',
    description: 'Gives capacity, potential and density where they are not given.',
    default: 'Al-Zn-In',
    assumed: 'the usual alloy at sea; zinc holds less than half the charge for its mass',
  }),
}

export const anodeParams = { ...materialParams, ...geometryParams, ...fittedParams }
const schema = params({ ...anodeParams, ...alloyParams })
export type AnodeParams = ParamsOf<typeof schema>
