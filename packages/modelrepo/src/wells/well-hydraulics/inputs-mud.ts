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
    title: 'Rheology model',
    description:
      'Relationship between shear stress and shear rate. For hole cleaning a power law is derived from each model; for a Newtonian fluid the viscosity is used.',
  }),
  dial_reading_600: quantity('-', {
    ...reading(600),
    description:
      'Dial reading in dial degrees (not an angle). Must exceed the reading at 300 rpm. Used if the model constants are not entered.',
    above: 0,
    example: 50,
  }),
  dial_reading_300: quantity('-', {
    ...reading(300),
    description: 'Dial reading in dial degrees (not an angle). Used if the model constants are not entered.',
    above: 0,
    example: 31,
  }),
  dial_reading_6: quantity('-', {
    ...reading(6),
    description: 'Dial reading in dial degrees (not an angle).',
    minimum: 0,
    example: 6,
  }),
  dial_reading_3: quantity('-', {
    ...reading(3),
    description: 'Dial reading in dial degrees (not an angle). Must not exceed the reading at 6 rpm.',
    minimum: 0,
    example: 5,
  }),
  plastic_viscosity: quantity('dynamic_viscosity', {
    title: 'Plastic viscosity',
    description:
      'Plastic viscosity, or the viscosity of a Newtonian fluid. If not entered, the value is calculated from the dial readings.',
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
    description:
      'Yield point of the mud; not used for a Newtonian fluid. If not entered, the value is calculated from the dial readings.',
    symbol: 'YP',
    minimum: 0,
    example: 12,
  }),
  flow_behaviour_index: quantity('flow_behaviour_index', {
    title: 'Flow behaviour index',
    description:
      'Flow behaviour index of the power law. The consistency index is also required. If neither is entered, both are calculated from the readings.',
    symbol: 'n',
    minimum: 0.1,
    maximum: 1.2,
    example: 0.7,
    overrides: [{ inputs: [...READINGS, 'plastic_viscosity', 'yield_point'], with: ['consistency_index'] }],
  }),
  consistency_index: quantity('consistency_index', {
    title: 'Consistency index',
    description: 'Consistency index of the power law. One equivalent centipoise is 0.001 Pa·sⁿ.',
    symbol: 'K',
    above: 0,
    example: 0.4,
  }),
  power_law_turbulent_friction: choice(
    { [DODGE_METZNER]: 'Dodge and Metzner', [BLASIUS]: 'Blasius' },
    {
      title: 'Power law turbulent friction',
      description:
        'Turbulent friction correlation. Blasius is for Newtonian fluids in smooth pipes and gives a higher pressure loss.',
      default: DODGE_METZNER,
      assumed: 'Dodge and Metzner, derived from tests on power law fluids. Blasius can give a loss about 15 % higher.',
    },
  ),
  gel_strength: quantity('yield_point', {
    title: 'Gel strength',
    description:
      'Gel strength before the pumps are started or the pipe is moved. If not entered, the gel-breaking pressure is not reported.',
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
