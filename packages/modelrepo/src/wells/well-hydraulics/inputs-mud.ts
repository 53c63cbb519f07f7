/** Inputs of the mud: its weight, its rheology, and what a viscometer reads. */
import { choice, inPractice, optional } from '@keelson/workflow'
import * as modes from './modes.ts'

const { quantity } = inPractice('oilfield')

const READINGS = ['dial_reading_600', 'dial_reading_300']
const reading = (rpm: number) => ({
  title: `Dial reading at ${rpm} rpm`,
  symbol: `R_${rpm}`,
})

export const mudParams = {
  mud_weight: quantity('mud_density', {
    title: 'Mud weight',
    description: 'Density of the mud at the surface.',
    symbol: 'rho',
    minimum: 4,
    maximum: 25,
    example: 10.5,
  }),
  rheology_model: optional(
    choice(modes.MODELS, {
      title: 'Rheology',
      description:
        'How the shear stress follows the shear rate. Hole cleaning takes a power law from every model, of a Newtonian fluid its viscosity.',
      usedWhen: modes.flowing,
      requiredWhen: modes.flowing,
    }),
  ),
  dial_reading_600: optional(
    quantity('-', {
      ...reading(600),
      description:
        'Degrees of the dial, no angle; above the reading at 300 rpm. It serves where the constants of the model are not given.',
      above: 0,
      example: 50,
      usedWhen: modes.flowing,
      requiredWhen: modes.ofYieldPowerLaw,
    }),
  ),
  dial_reading_300: optional(
    quantity('-', {
      ...reading(300),
      description: 'Degrees of the dial, no angle. It serves where the constants of the model are not given.',
      above: 0,
      example: 31,
      usedWhen: modes.flowing,
      requiredWhen: modes.ofYieldPowerLaw,
    }),
  ),
  dial_reading_6: optional(
    quantity('-', {
      ...reading(6),
      description: 'Degrees of the dial, no angle.',
      minimum: 0,
      example: 6,
      usedWhen: modes.ofYieldPowerLaw,
      requiredWhen: modes.ofYieldPowerLaw,
    }),
  ),
  dial_reading_3: optional(
    quantity('-', {
      ...reading(3),
      description: 'Degrees of the dial, no angle; not above the reading at 6 rpm.',
      minimum: 0,
      example: 5,
      usedWhen: modes.ofYieldPowerLaw,
      requiredWhen: modes.ofYieldPowerLaw,
    }),
  ),
  plastic_viscosity: optional(
    quantity('dynamic_viscosity', {
      title: 'Plastic viscosity',
      description: 'Of a Newtonian fluid its viscosity. Not given, it follows from the dial readings.',
      symbol: 'PV',
      above: 0,
      example: 18,
      usedWhen: modes.ofPlastic,
      overrides: [
        { inputs: READINGS, when: { rheology_model: [modes.NEWTONIAN] } },
        { inputs: READINGS, with: ['yield_point'] },
      ],
    }),
  ),
  yield_point: optional(
    quantity('yield_point', {
      title: 'Yield point',
      description: 'Not given, it follows from the dial readings; a Newtonian fluid has none.',
      symbol: 'YP',
      minimum: 0,
      example: 12,
      usedWhen: modes.ofYieldPoint,
    }),
  ),
  flow_behaviour_index: optional(
    quantity('flow_behaviour_index', {
      title: 'Flow behaviour index',
      description: 'Of the power law, with its consistency index; not given, both follow from the readings.',
      symbol: 'n',
      minimum: 0.1,
      maximum: 1.2,
      example: 0.7,
      usedWhen: modes.ofPowerLaw,
      overrides: [{ inputs: [...READINGS, 'plastic_viscosity', 'yield_point'], with: ['consistency_index'] }],
    }),
  ),
  consistency_index: optional(
    quantity('consistency_index', {
      title: 'Consistency index',
      description: 'Of the power law; one equivalent centipoise is 0.001 Pa s^n.',
      symbol: 'K',
      above: 0,
      example: 0.4,
      usedWhen: modes.ofPowerLaw,
    }),
  ),
  power_law_turbulent_friction: choice([modes.DODGE_METZNER, modes.BLASIUS], {
    title: 'Turbulent friction of the power law',
    description: 'Blasius is that of Newtonian fluids in smooth pipes, and loses more.',
    default: modes.DODGE_METZNER,
    assumed: 'measured with power-law fluids; that of Blasius can be some 15 % higher',
    usedWhen: modes.ofPowerLaw,
  }),
  gel_strength: optional(
    quantity('yield_point', {
      title: 'Gel strength',
      description: 'Before pumps or pipe move. Not given, the pressure that breaks the gel is not answered.',
      symbol: 'tau_g',
      minimum: 0,
      example: 12,
      usedWhen: modes.inWell,
    }),
  ),
}
