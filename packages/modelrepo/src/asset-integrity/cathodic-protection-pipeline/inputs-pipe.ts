/** Inputs of the pipe, its coating and where it lies. */

import { STEEL_RESISTIVITY } from '@keelson/physics/cathodic-protection/attenuation.ts'
import type * as of2010 from '@keelson/standards/dnv-rp-f103-2010/coatings.ts'
import { type FieldJointCoating, type LinepipeCoating, namesOf } from '@keelson/standards/dnv-rp-f103-2019/coatings.ts'
import { EXPOSURES } from '@keelson/standards/dnv-rp-f103-2019/current-density.ts'
import { capitalised, choice, idsOf, type Labelled, optional, quantity } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { cp } from '../_shared/cathodic-protection/fields.ts'
import { editionOf, YEARS } from './modes-edition.ts'

const BAND = 'picks a column of the current density table and a row of the anode table: inside it nothing moves'

/** Names of both editions, each once, those of the edition in force first. */
const named = (of: 'linepipe' | 'fieldJoints') => [
  ...new Set(
    idsOf(YEARS)
      .toReversed()
      .flatMap((year) => namesOf(editionOf(year)[of])),
  ),
]
const linepipeNames = named('linepipe') as readonly (LinepipeCoating | of2010.LinepipeCoating)[]
const fieldJointNames = ['none', ...named('fieldJoints').filter((n) => n !== 'none')] as readonly (
  | FieldJointCoating
  | of2010.FieldJointCoating
)[]

/** Coatings by the names of the tables; the year is said of those that the edition in force does not have. */
function labelled<Name extends string>(names: readonly Name[], of: 'linepipe' | 'fieldJoints'): Labelled<Name> {
  const inForce = namesOf(editionOf('2019')[of])
  const label = (name: Name) => (inForce.includes(name) ? capitalised(name) : `${capitalised(name)} (2010)`)
  return Object.fromEntries(names.map((name) => [name, label(name)])) as Labelled<Name>
}

export const pipeParams = {
  outer_diameter: field.outerDiameter({ example: 323.9 }),
  wall_thickness: field.wallThickness({ example: 15.9 }),
  length: quantity('pipeline_length', {
    title: 'Pipeline length',
    description: 'Length of pipeline that the anodes protect.',
    symbol: 'L',
    above: 0,
    example: 10000,
  }),
}

export const siteParams = {
  edition: choice(YEARS, {
    title: 'Edition of DNV-RP-F103',
    description: 'Edition whose tables are read: 2019 (amended 2021) or 2010. The coatings have other names in each.',
    order: idsOf(YEARS),
    default: '2019',
    assumed: 'the edition in force; its coatings have names of their own',
  }),
  design_life: cp.designLife({ usual: [1, 60], example: 30 }),
  internal_fluid_temperature: quantity('temperature', {
    title: 'Internal fluid temperature',
    description:
      'Temperature of the fluid in the pipe. An upper limit of a table column belongs to the column. Buried anodes are taken to be as warm.',
    example: 60,
    inert: BAND,
  }),
  exposure: choice(EXPOSURES, {
    title: 'Seabed condition',
    description:
      'Whether the line lies in open seawater, where steel takes more current, or is buried in sediment, where the anodes are as warm as the fluid.',
  }),
  mean_current_density: optional(
    quantity('current_density', {
      title: 'Design mean current density',
      description: 'Replaces the current density of the table.',
      symbol: 'i_cm',
      above: 0,
      usual: [5, 500],
      example: 80,
    }),
  ),
  design_factor_k: quantity('safety_factor', {
    title: 'Design factor',
    description: 'Factor on the current demands, for margin that the project asks for.',
    symbol: 'k',
    minimum: 1,
    default: 1,
    assumed: 'the practice asks for no more; a project may',
  }),
}

export const coatingParams = {
  linepipe_coating: choice(labelled(linepipeNames, 'linepipe'), {
    title: 'Linepipe coating',
    description:
      '2019: asphalt enamel, FBE with or without concrete weight coating (CWC), 3-layer FBE/PE and FBE/PP, FBE/PP and FBE/PU thermal insulation, polychloroprene. 2010: enamels, FBE, 3-layer FBE/PE and FBE/PP, multilayer FBE/PP, polychloroprene.',
  }),
  field_joint_area_fraction: quantity('fraction', {
    title: 'Share of field joints',
    description: 'Share of the pipe surface in field joints, cutbacks included; 0 where there are none.',
    symbol: 'r',
    minimum: 0,
    below: 1,
    example: 0.04,
  }),
  field_joint_coating: optional(
    choice(labelled(fieldJointNames, 'fieldJoints'), {
      title: 'Field joint coating',
      description:
        'Coating of the field joints, by the system name of the edition; required where their share is more than 0. "none" is a 2010 name, in 2019 it is "none + PU infill".',
    }),
  ),
  final_coating_breakdown_factor: optional(
    cp.breakdownFactor({
      title: 'Final coating breakdown factor',
      description:
        'Replaces the final factor of the coating tables for the whole surface, in demand and spacing; the mean factor stays.',
      symbol: 'f_cf',
      example: 0.003,
    }),
  ),
}

export const metalParams = {
  steel_resistivity: quantity('steel_resistivity', {
    title: 'Resistivity of the steel',
    description: 'Resistivity of the pipe wall; 0.2e-6 ohm m for carbon-manganese steel.',
    symbol: 'rho_me',
    above: 0,
    default: STEEL_RESISTIVITY.value,
  }),
  metallic_voltage_drop_allowed: quantity('protection_potential', {
    title: 'Metallic voltage drop allowed',
    description: 'Voltage that may be lost along the pipe wall in equation (14).',
    symbol: 'Delta_E_me',
    above: 0,
    default: 0.15,
    assumed: 'what leaves aluminium anodes a part of their driving voltage for their own resistance',
  }),
}
