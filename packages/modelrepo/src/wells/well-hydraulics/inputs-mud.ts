/** Inputs of the mud: its weight, its rheology, and what a viscometer reads. */
import { choice, inPractice } from '@keelson/workflow'

export const NEWTONIAN = 'newtonian'
export const BINGHAM = 'bingham'
export const POWER_LAW = 'power_law'
export const HERSCHEL_BULKLEY = 'herschel_bulkley'
const MODELS = {
  [NEWTONIAN]: 'Newtonian',
  [BINGHAM]: 'Bingham plastic',
  [POWER_LAW]: 'Power law',
  [HERSCHEL_BULKLEY]: 'Herschel-Bulkley',
} as const
const DODGE_METZNER = 'dodge_metzner'
const BLASIUS = 'blasius'

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
  rheology_model: choice(MODELS, {
    title: 'Rheology',
    description:
      'How the shear stress follows the shear rate. Hole cleaning takes a power law from every model, of a Newtonian fluid its viscosity.',
  }),
  dial_reading_600: quantity('-', {
    ...reading(600),
    description:
      'Degrees of the dial, no angle; above the reading at 300 rpm. It serves where the constants of the model are not given.',
    above: 0,
    example: 50,
  }),
  dial_reading_300: quantity('-', {
    ...reading(300),
    description: 'Degrees of the dial, no angle. It serves where the constants of the model are not given.',
    above: 0,
    example: 31,
  }),
  dial_reading_6: quantity('-', {
    ...reading(6),
    description: 'Degrees of the dial, no angle.',
    minimum: 0,
    example: 6,
  }),
  dial_reading_3: quantity('-', {
    ...reading(3),
    description: 'Degrees of the dial, no angle; not above the reading at 6 rpm.',
    minimum: 0,
    example: 5,
  }),
  plastic_viscosity: quantity('dynamic_viscosity', {
    title: 'Plastic viscosity',
    description: 'Of a Newtonian fluid its viscosity. Not given, it follows from the dial readings.',
    symbol: 'PV',
    above: 0,
    example: 18,
    overrides: [
      { inputs: READINGS, when: { rheology_model: [NEWTONIAN] } },
      { inputs: READINGS, with: ['yield_point'] },
    ],
  }),
  yield_point: quantity('yield_point', {
    title: 'Yield point',
    description: 'Not given, it follows from the dial readings; a Newtonian fluid has none.',
    symbol: 'YP',
    minimum: 0,
    example: 12,
  }),
  flow_behaviour_index: quantity('flow_behaviour_index', {
    title: 'Flow behaviour index',
    description: 'Of the power law, with its consistency index; not given, both follow from the readings.',
    symbol: 'n',
    minimum: 0.1,
    maximum: 1.2,
    example: 0.7,
    overrides: [{ inputs: [...READINGS, 'plastic_viscosity', 'yield_point'], with: ['consistency_index'] }],
  }),
  consistency_index: quantity('consistency_index', {
    title: 'Consistency index',
    description: 'Of the power law; one equivalent centipoise is 0.001 Pa s^n.',
    symbol: 'K',
    above: 0,
    example: 0.4,
  }),
  power_law_turbulent_friction: choice(
    { [DODGE_METZNER]: 'Dodge and Metzner', [BLASIUS]: 'Blasius' },
    {
      title: 'Turbulent friction of the power law',
      description: 'Blasius is that of Newtonian fluids in smooth pipes, and loses more.',
      default: DODGE_METZNER,
      assumed: 'measured with power-law fluids; that of Blasius can be some 15 % higher',
    },
  ),
  gel_strength: quantity('yield_point', {
    title: 'Gel strength',
    description: 'Before pumps or pipe move. Not given, the pressure that breaks the gel is not answered.',
    symbol: 'tau_g',
    minimum: 0,
    example: 12,
  }),
}

/** What every way takes in which the mud moves. */
export const mud = {
  takes: ['mud_weight', 'rheology_model'],
  may: ['dial_reading_600', 'dial_reading_300'],
  takesWhen: {
    dial_reading_600: { rheology_model: [HERSCHEL_BULKLEY] },
    dial_reading_300: { rheology_model: [HERSCHEL_BULKLEY] },
    dial_reading_6: { rheology_model: [HERSCHEL_BULKLEY] },
    dial_reading_3: { rheology_model: [HERSCHEL_BULKLEY] },
  },
  mayWhen: {
    plastic_viscosity: { rheology_model: [NEWTONIAN, BINGHAM, POWER_LAW] },
    yield_point: { rheology_model: [BINGHAM, POWER_LAW] },
  },
} as const
/** Constants of a power law of its own. */
export const ownLaw = {
  flow_behaviour_index: { rheology_model: [POWER_LAW] },
  consistency_index: { rheology_model: [POWER_LAW] },
  power_law_turbulent_friction: { rheology_model: [POWER_LAW] },
} as const
/** A Bingham plastic has no share by which an annulus off the middle loses less. */
export const offTheMiddle = { rheology_model: [POWER_LAW, HERSCHEL_BULKLEY] } as const
