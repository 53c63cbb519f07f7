/** Inputs of the pipe, its coating and where it lies. */
import type * as of2010 from '@keelson/standards/dnv-rp-f103-2010/coatings.ts'
import { type FieldJointCoating, type LinepipeCoating, namesOf } from '@keelson/standards/dnv-rp-f103-2019/coatings.ts'
import { EXPOSURES } from '@keelson/standards/dnv-rp-f103-2019/current-density.ts'
import { choice, optional, quantity } from '@keelson/workflow'
import { editionOf, YEARS } from './modes-edition.ts'

const BAND = 'picks a column of the current density table and a row of the anode table: inside it nothing moves'

/** Names of both editions, each once, those of the edition in force first. */
const named = (of: 'linepipe' | 'fieldJoints') => [
  ...new Set(YEARS.toReversed().flatMap((year) => namesOf(editionOf(year)[of]))),
]
const linepipeNames = named('linepipe') as readonly (LinepipeCoating | of2010.LinepipeCoating)[]
const fieldJointNames = ['none', ...named('fieldJoints').filter((n) => n !== 'none')] as readonly (
  | FieldJointCoating
  | of2010.FieldJointCoating
)[]

export const pipeParams = {
  edition: choice(YEARS, {
    title: 'Edition of DNV-RP-F103',
    description: 'Edition whose tables are read: 2019 (amended 2021) or 2010. The coatings have other names in each.',
    default: '2019',
  }),
  outer_diameter: quantity('line_pipe_outer_diameter', {
    title: 'Steel outside diameter',
    description: 'Outside diameter of the steel pipe.',
    symbol: 'D',
    above: 0,
    example: 323.9,
  }),
  wall_thickness: quantity('wall_thickness_pipe', {
    title: 'Wall thickness',
    description: 'Nominal wall thickness of the steel; less than half the outside diameter.',
    symbol: 't',
    above: 0,
    example: 15.9,
  }),
  length: quantity('pipeline_length', {
    title: 'Pipeline length',
    description: 'Length of pipeline that the anodes protect.',
    symbol: 'L',
    above: 0,
    example: 10000,
  }),
  internal_fluid_temperature: quantity('temperature', {
    title: 'Internal fluid temperature',
    description:
      'Temperature of the fluid in the pipe. An upper limit of a table column belongs to the column. Buried anodes are taken to be as warm.',
    example: 60,
    inert: BAND,
  }),
  exposure: choice(EXPOSURES, {
    title: 'Seabed condition',
    description: 'Whether the line lies in open seawater or is buried in sediment.',
    default: 'non-buried',
  }),
  linepipe_coating: choice(linepipeNames, {
    title: 'Linepipe coating',
    description:
      '2019: asphalt enamel, FBE with or without concrete weight coating (CWC), 3-layer FBE/PE and FBE/PP, FBE/PP and FBE/PU thermal insulation, polychloroprene. 2010: enamels, FBE, 3-layer FBE/PE and FBE/PP, multilayer FBE/PP, polychloroprene.',
  }),
  field_joint_area_fraction: quantity('fraction', {
    title: 'Share of field joints',
    description: 'Share of the pipe surface in field joints, cutbacks included.',
    symbol: 'r',
    minimum: 0,
    maximum: 1,
    default: 0,
  }),
  field_joint_coating: choice(fieldJointNames, {
    title: 'Field joint coating',
    description:
      'Coating of the field joints, by the system name of the edition. Not used where the share of field joints is 0; "none" is a 2010 name, in 2019 it is "none + PU infill".',
    default: 'none',
  }),
  design_life: quantity('design_life', {
    title: 'Design life',
    description: 'Life of the cathodic protection, in years of 8760 h.',
    symbol: 't_f',
    above: 0,
    usual: [1, 60],
    example: 30,
  }),
  design_factor_k: quantity('safety_factor', {
    title: 'Design factor',
    description: 'Factor on the current demands, for margin that the project asks for.',
    symbol: 'k',
    minimum: 1,
    default: 1,
  }),
  steel_resistivity: quantity('steel_resistivity', {
    title: 'Resistivity of the steel',
    description: 'Resistivity of the pipe wall; 0.2e-6 ohm m for carbon-manganese steel.',
    symbol: 'rho_me',
    above: 0,
    default: 2e-7,
  }),
  metallic_voltage_drop_allowed: quantity('protection_potential', {
    title: 'Metallic voltage drop allowed',
    description: 'Voltage that may be lost along the pipe wall in equation (14).',
    symbol: 'Delta_E_me',
    above: 0,
    default: 0.15,
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
  final_coating_breakdown_factor: optional(
    quantity('coating_breakdown_factor', {
      title: 'Final coating breakdown factor',
      description: 'Replaces the final factor of the coating tables for the whole surface; the mean factor stays.',
      symbol: 'f_cf',
      minimum: 0,
      maximum: 1,
      example: 0.003,
    }),
  ),
}
