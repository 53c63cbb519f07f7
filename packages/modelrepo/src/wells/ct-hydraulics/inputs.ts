/** The inputs of coiled-tubing hydraulics. */
import { choice, type InputsOf, inPractice, waysOver } from '@keelson/workflow'
import { section, tubing } from './inputs-equipment.ts'
import { limits, well } from './inputs-well.ts'

export const FULL = 'full'
export const COILED = 'coiled_section'
export const STRAIGHT = 'straight_section'
const NEWTONIAN = 'newtonian'
export const POWER_LAW = 'power_law'

const { quantity } = inPractice('oilfield')

const task = {
  analysis: choice(
    { [FULL]: 'Whole circulation', [COILED]: 'Coiled section', [STRAIGHT]: 'Straight section' },
    {
      title: 'Analysis',
      description: 'Whole circulation, or one coiled or straight pipe section.',
      default: FULL,
    },
  ),
}

const liquid = {
  flow_rate: quantity('pump_rate', {
    title: 'Flow rate',
    description: 'Volumetric flow rate of the pump.',
    symbol: 'q',
    minimum: 0,
    example: 60,
  }),
  fluid_density: quantity('mud_density', {
    title: 'Fluid density',
    description: 'Fluid density in tubing and annulus, unless entered separately for each.',
    symbol: 'rho',
    above: 0,
    example: 8.55,
  }),
  tubing_fluid_density: quantity('mud_density', {
    title: 'Tubing fluid density',
    description: 'Density of the fluid in the tubing. Default: the fluid density.',
    symbol: 'rho_t',
    above: 0,
    example: 8.6,
  }),
  annulus_fluid_density: quantity('mud_density', {
    title: 'Annulus fluid density',
    description: 'Density of the fluid in the annulus. Default: the fluid density.',
    symbol: 'rho_a',
    above: 0,
    example: 9,
  }),
  rheology_model: choice(
    { [NEWTONIAN]: 'Newtonian', [POWER_LAW]: 'Power law' },
    {
      title: 'Rheology model',
      description: 'Relationship between shear stress and shear rate.',
      default: NEWTONIAN,
    },
  ),
  viscosity: quantity('dynamic_viscosity', {
    title: 'Viscosity',
    description: 'Dynamic viscosity of a Newtonian fluid.',
    symbol: 'mu',
    above: 0,
    example: 1,
  }),
  flow_behaviour_index: quantity('flow_behaviour_index', {
    title: 'Flow behaviour index',
    description: 'Flow behaviour index of a power law fluid.',
    symbol: 'n',
    above: 0,
    maximum: 1.2,
    example: 0.6,
  }),
  consistency_index: quantity('consistency_index', {
    title: 'Consistency index',
    description: 'Consistency index of a power law fluid.',
    symbol: 'K',
    above: 0,
    example: 0.3,
  }),
  friction_reduction: quantity('fraction', {
    title: 'Friction reduction',
    description:
      'Fraction by which a friction reducer lowers the turbulent pressure loss in tubing and reel, as measured.',
    symbol: 'phi',
    minimum: 0,
    maximum: 0.85,
    default: 0,
    assumed: 'No friction reducer. A friction reducer lowers the pump pressure.',
  }),
}

const groups = {
  Analysis: task,
  Fluid: liquid,
  'Tubing and reel': tubing,
  Well: well,
  Limits: limits,
  'Single section': section,
}
type Inputs = InputsOf<typeof groups>
export type Given<N extends keyof Inputs> = Pick<Inputs, N>
export type Perhaps<N extends keyof Inputs> = Partial<Given<N>>
export const { way, composed } = waysOver('analysis', groups)

/** What flows, whatever is calculated of it. */
export const flowing = ['flow_rate', 'fluid_density', 'rheology_model', 'pipe_roughness'] as const
export const byRheology = {
  viscosity: { rheology_model: [NEWTONIAN] },
  flow_behaviour_index: { rheology_model: [POWER_LAW] },
  consistency_index: { rheology_model: [POWER_LAW] },
}
export type Flowing = Given<(typeof flowing)[number]> & Perhaps<keyof typeof byRheology>
