/** The inputs, in the order of the work. */
import { choice, type InputsOf, inPractice, waysOver } from '@keelson/workflow'
import { DATA, drillingParams, parameterParams } from './inputs-drilling.ts'
import { calibrationParams, chosenParams, modelParams } from './inputs-models.ts'

export const PREDICT = 'predict'
export const REGRESSION = 'regression'
export const CALIBRATE = 'calibrate_and_predict'
export const ENERGY = 'mechanical_specific_energy'
export const EXPONENT = 'd_exponent'

const { quantity, quantityList } = inPractice('oilfield')

const ANALYSES = {
  [PREDICT]: 'Rate prediction',
  [REGRESSION]: 'Coefficient regression',
  [CALIBRATE]: 'Calibration and prediction',
  [ENERGY]: 'Mechanical specific energy',
  [EXPONENT]: 'Drilling d-exponent',
} as const

const analysis = choice(ANALYSES, {
  title: 'Analysis',
  description:
    'Rate prediction, Bourgoyne and Young regression, Bingham or power law calibration, specific energy or d-exponent.',
  default: PREDICT,
})

const energyParams = {
  torque_on_bit: quantityList('bit_torque', {
    title: 'Torque on bit',
    description: 'Torque measured at the bit. If not entered, the torque is estimated from the friction coefficient.',
    symbol: 'T',
    above: 0,
    overrides: [{ inputs: ['bit_friction_coefficient'] }],
    ...DATA,
  }),
  bit_friction_coefficient: quantity('-', {
    title: 'Bit friction coefficient',
    description: 'Friction coefficient for the estimated torque: 0.25 for a tricone bit, 0.5 for a PDC bit.',
    symbol: 'mu_b',
    minimum: 0,
    maximum: 1.5,
    default: 0.25,
    assumed: 'Tricone bit. A PDC bit has a coefficient of 0.5 and about twice the specific energy.',
  }),
}

const exponentParams = {
  normal_pore_pressure_gradient: quantity('mud_density', {
    title: 'Normal pore pressure gradient',
    description: 'Normal pore pressure gradient of the area, typically 8.3 to 9.0 ppg.',
    symbol: 'G_n',
    above: 0,
    default: 9,
  }),
  normal_d_exponent: quantityList('-', {
    along: 'rate_of_penetration',
    title: 'Normal d-exponent',
    description:
      'Corrected d-exponent on the normal compaction trend. Enter one value per point, because the trend increases with depth. The overburden gradient is also required.',
    symbol: 'd_cn',
    above: 0,
    ...DATA,
  }),
  overburden_gradient: quantityList('mud_density', {
    along: 'rate_of_penetration',
    title: 'Overburden gradient',
    description:
      'Overburden stress gradient. Must exceed the normal pore pressure gradient. The normal d-exponent is also required.',
    symbol: 'G_ob',
    above: 0,
    ...DATA,
  }),
}

const time = (title: string, symbol: string, example: number) =>
  quantity('rig_time', {
    title,
    description: 'Time charged at the rig rate. Enter all cost inputs or none.',
    symbol,
    minimum: 0,
    example,
  })

const costParams = {
  bit_cost: quantity('work_cost', {
    title: 'Bit cost',
    description: 'Cost of the bit used in the run. Enter all cost inputs or none.',
    symbol: 'C_b',
    minimum: 0,
    example: 27000,
  }),
  rig_rate: quantity('cost_rate', {
    title: 'Rig rate',
    description: 'Rig cost per unit time, including all services charged by time.',
    symbol: 'C_r',
    unit: 'USD/h',
    minimum: 0,
    example: 3500,
  }),
  rotating_time: time('Rotating time', 't_b', 50),
  connection_time: time('Connection time', 't_c', 2),
  trip_time: time('Trip time', 't_t', 12),
  interval_drilled: quantity('well_section_length', {
    title: 'Interval drilled',
    description: 'Length of hole drilled by the bit.',
    symbol: 'Delta_D',
    above: 0,
    example: 5000,
  }),
}

const groups = {
  Task: { analysis, ...chosenParams },
  Drilling: drillingParams,
  'Bourgoyne and Young parameters': parameterParams,
  'Models and coefficients': modelParams,
  'Calibration points': calibrationParams,
  'Specific energy': energyParams,
  'd-exponent': exponentParams,
  Cost: costParams,
}
type Inputs = InputsOf<typeof groups>
/** What a run of any analysis has. */
export type Params = Partial<Inputs> & Pick<Inputs, 'rotary_speed'>
/** A run that has these for sure. */
export type Has<T extends keyof Inputs> = Params & Pick<Inputs, T>
export const { way, composed } = waysOver('analysis', groups)
