/** Inputs of the pipe, its coating and where it lies. */

import { STEEL_RESISTIVITY } from '@keelson/physics/cathodic-protection/attenuation.ts'
import type * as of2010 from '@keelson/standards/dnv-rp-f103-2010/coatings.ts'
import { type FieldJointCoating, type LinepipeCoating, namesOf } from '@keelson/standards/dnv-rp-f103-2019/coatings.ts'
import { EXPOSURES } from '@keelson/standards/dnv-rp-f103-2019/current-density.ts'
import { capitalised, choice, idsOf, type Labelled, optional, quantity } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { cp } from '../_shared/cathodic-protection/fields.ts'
import { editionOf, YEARS } from './modes-edition.ts'

const BAND = 'selects a current density table column and an anode table row'

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
    description: 'Length of pipeline protected by the anodes.',
    symbol: 'L',
    above: 0,
    example: 10000,
  }),
}

export const siteParams = {
  edition: choice(YEARS, {
    title: 'DNV-RP-F103 edition',
    description: 'Edition of the tables used: 2019 (amended 2021) or 2010. Coating names differ between editions.',
    order: idsOf(YEARS),
    default: '2019',
    assumed: 'current edition',
  }),
  design_life: cp.designLife({ usual: [1, 60], example: 30 }),
  internal_fluid_temperature: quantity('temperature', {
    title: 'Internal fluid temperature',
    description:
      'Internal fluid temperature. The upper temperature limit of a table column is included in that column. Buried anodes are assumed to be at this temperature.',
    example: 60,
    inert: BAND,
  }),
  exposure: choice(EXPOSURES, {
    title: 'Seabed condition',
    description:
      'Seabed condition: open seawater, with higher current density, or buried in sediment, with anodes at fluid temperature.',
  }),
  mean_current_density: optional(
    quantity('current_density', {
      title: 'Design mean current density',
      description: 'Design mean current density, which replaces the table value.',
      symbol: 'i_cm',
      above: 0,
      usual: [5, 500],
      example: 80,
    }),
  ),
  design_factor_k: quantity('safety_factor', {
    title: 'Design factor',
    description: 'Design factor on the current demands for project margin.',
    symbol: 'k',
    minimum: 1,
    default: 1,
    assumed: 'no project margin; DNV-RP-F103 requires none',
  }),
}

export const coatingParams = {
  linepipe_coating: choice(labelled(linepipeNames, 'linepipe'), {
    title: 'Linepipe coating',
    description:
      '2019: asphalt enamel, FBE with or without concrete weight coating (CWC), 3-layer FBE/PE and FBE/PP, FBE/PP and FBE/PU thermal insulation, polychloroprene. 2010: enamels, FBE, 3-layer FBE/PE and FBE/PP, multilayer FBE/PP, polychloroprene.',
  }),
  field_joint_area_fraction: quantity('fraction', {
    title: 'Field joint area fraction',
    description: 'Fraction of the pipe surface in field joints, including cutbacks. Enter 0 if there are none.',
    symbol: 'r',
    minimum: 0,
    below: 1,
    example: 0.04,
  }),
  field_joint_coating: optional(
    choice(labelled(fieldJointNames, 'fieldJoints'), {
      title: 'Field joint coating',
      description:
        'Field joint coating, identified by its name in the selected edition. Required if the field joint fraction exceeds 0. "none" is a 2010 name; in 2019 it is "none + PU infill".',
    }),
  ),
  final_coating_breakdown_factor: optional(
    cp.breakdownFactor({
      title: 'Final coating breakdown factor',
      description:
        'Final breakdown factor of the whole surface for demand and spacing, which replaces the table value. The mean factor is unchanged.',
      symbol: 'f_cf',
      example: 0.003,
    }),
  ),
}

export const metalParams = {
  steel_resistivity: quantity('steel_resistivity', {
    title: 'Steel resistivity',
    description: 'Resistivity of the pipe steel. Carbon-manganese steel: 0.2 × 10⁻⁶ Ω·m.',
    symbol: 'rho_me',
    above: 0,
    default: STEEL_RESISTIVITY.value,
  }),
  metallic_voltage_drop_allowed: quantity('protection_potential', {
    title: 'Allowable metallic voltage drop',
    description: 'Allowable voltage drop along the pipe wall in equation (14).',
    symbol: 'Delta_E_me',
    above: 0,
    default: 0.15,
    assumed: 'part of the driving voltage of aluminium anodes remains for the voltage drop across the anode resistance',
  }),
}
