/** The inputs of coiled-tubing hydraulics. */
import { choice, grouped, inPractice, optional, type ParamsOf } from '@keelson/workflow'
import * as modes from './modes.ts'
import { sectionParams, tubingParams } from './params-equipment.ts'
import { limitParams, wellParams } from './params-well.ts'

const { quantity } = inPractice('oilfield')

const analysisParams = {
  analysis: choice([modes.FULL, modes.COILED, modes.STRAIGHT], {
    title: 'Analysis',
    description: 'The whole circulation, or one section of pipe on its own, coiled or straight.',
    default: modes.FULL,
  }),
}

const liquidParams = {
  flow_rate: quantity('pump_rate', {
    title: 'Flow rate',
    description: 'Of the pump.',
    symbol: 'q',
    minimum: 0,
    example: 60,
  }),
  fluid_density: quantity('mud_density', {
    title: 'Fluid density',
    description: 'In tubing and annulus, where neither says otherwise.',
    symbol: 'rho',
    above: 0,
    example: 8.55,
  }),
  tubing_fluid_density: optional(
    quantity('mud_density', {
      title: 'Fluid density in the tubing',
      description: 'Not given, the fluid density.',
      symbol: 'rho_t',
      above: 0,
      example: 8.6,
      usedWhen: modes.whole,
    }),
  ),
  annulus_fluid_density: optional(
    quantity('mud_density', {
      title: 'Fluid density in the annulus',
      description: 'Not given, the fluid density.',
      symbol: 'rho_a',
      above: 0,
      example: 9,
      usedWhen: modes.whole,
    }),
  ),
  rheology_model: choice([modes.NEWTONIAN, modes.POWER_LAW], {
    title: 'Rheology',
    description: 'How the shear stress follows the shear rate.',
    default: modes.NEWTONIAN,
  }),
  viscosity: optional(
    quantity('dynamic_viscosity', {
      title: 'Viscosity',
      description: 'Dynamic, of a Newtonian fluid.',
      symbol: 'mu',
      above: 0,
      example: 1,
      usedWhen: modes.newtonian,
      requiredWhen: modes.newtonian,
    }),
  ),
  flow_behaviour_index: optional(
    quantity('flow_behaviour_index', {
      title: 'Flow behaviour index',
      description: 'Of the power law.',
      symbol: 'n',
      above: 0,
      maximum: 1.2,
      example: 0.6,
      usedWhen: modes.powerLaw,
      requiredWhen: modes.powerLaw,
    }),
  ),
  consistency_index: optional(
    quantity('consistency_index', {
      title: 'Consistency index',
      description: 'Of the power law.',
      symbol: 'K',
      above: 0,
      example: 0.3,
      usedWhen: modes.powerLaw,
      requiredWhen: modes.powerLaw,
    }),
  ),
  friction_reduction: quantity('fraction', {
    title: 'Friction reduction',
    description: 'Measured share of the turbulent loss in tubing and reel that a friction reducer takes off.',
    symbol: 'phi',
    minimum: 0,
    maximum: 0.85,
    default: 0,
    assumed: 'a plain fluid; a friction reducer lowers the pump pressure',
    usedWhen: modes.whole,
  }),
}

export const inputs = grouped({
  Analysis: analysisParams,
  Fluid: liquidParams,
  'Tubing and reel': tubingParams,
  Well: wellParams,
  Limits: limitParams,
  'One section': sectionParams,
})
export type Params = ParamsOf<typeof inputs>
