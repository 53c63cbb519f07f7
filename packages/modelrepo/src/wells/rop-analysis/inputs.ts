/** The inputs, in the order of the work. */
import { grouped, inPractice, optional, type ParamsOf } from '@keelson/workflow'
import { DATA, drillingParams, parameterParams, taskParams } from './inputs-drilling.ts'
import { calibrationParams, modelParams } from './inputs-models.ts'
import { ofEnergy, ofExponent } from './modes.ts'

const { quantity, quantityList } = inPractice('oilfield')

const energyParams = {
  torque_on_bit: optional(
    quantityList('bit_torque', {
      title: 'Torque on bit',
      description: 'Without it the torque is estimated by the friction coefficient.',
      symbol: 'T',
      above: 0,
      usedWhen: ofEnergy,
      overrides: [{ inputs: ['bit_friction_coefficient'], when: ofEnergy }],
      ...DATA,
    }),
  ),
  bit_friction_coefficient: quantity('-', {
    title: 'Friction coefficient of the bit',
    description: 'Of the estimated torque: 0.25 of a tricone bit, 0.5 of a PDC bit.',
    symbol: 'mu_b',
    minimum: 0,
    maximum: 1.5,
    default: 0.25,
    assumed: 'A tricone bit: a PDC bit has 0.5, and a specific energy about twice as large.',
    usedWhen: ofEnergy,
  }),
}

const exponentParams = {
  normal_pore_pressure_gradient: quantity('mud_density', {
    title: 'Normal pore pressure gradient',
    description: 'Of the area, 8.3 to 9.0 ppg.',
    symbol: 'G_n',
    above: 0,
    default: 9,
    usedWhen: ofExponent,
  }),
  normal_d_exponent: optional(
    quantityList('-', {
      title: 'Normal d exponent',
      description:
        'Corrected exponent of the normal compaction trend at the depth; one for each point, as the trend rises with depth. With the overburden.',
      symbol: 'd_cn',
      above: 0,
      usedWhen: ofExponent,
      ...DATA,
    }),
  ),
  overburden_gradient: optional(
    quantityList('mud_density', {
      title: 'Overburden gradient',
      description: 'Above the normal pore pressure gradient. With the normal d exponent.',
      symbol: 'G_ob',
      above: 0,
      usedWhen: ofExponent,
      ...DATA,
    }),
  ),
}

const time = (title: string, symbol: string, example: number) =>
  optional(
    quantity('rig_time', {
      title,
      description: 'For the cost; all of its inputs or none.',
      symbol,
      minimum: 0,
      example,
    }),
  )

const costParams = {
  bit_cost: optional(
    quantity('work_cost', {
      title: 'Cost of the bit',
      description: 'For the cost; all of its inputs or none.',
      symbol: 'C_b',
      minimum: 0,
      example: 27000,
    }),
  ),
  rig_rate: optional(
    quantity('cost_rate', {
      title: 'Rate of the rig',
      description: 'With all that runs with its time.',
      symbol: 'C_r',
      unit: 'USD/h',
      minimum: 0,
      example: 3500,
    }),
  ),
  rotating_time: time('Rotating time', 't_b', 50),
  connection_time: time('Connection time', 't_c', 2),
  trip_time: time('Trip time', 't_t', 12),
  interval_drilled: optional(
    quantity('well_section_length', {
      title: 'Interval drilled',
      description: 'By the bit.',
      symbol: 'Delta_D',
      above: 0,
      example: 5000,
    }),
  ),
}

export const inputs = grouped({
  Task: taskParams,
  Drilling: drillingParams,
  'Parameters of Bourgoyne and Young': parameterParams,
  'Models and coefficients': modelParams,
  'Calibration points': calibrationParams,
  'Specific energy': energyParams,
  'd exponent': exponentParams,
  Cost: costParams,
})
export type Params = ParamsOf<typeof inputs>
