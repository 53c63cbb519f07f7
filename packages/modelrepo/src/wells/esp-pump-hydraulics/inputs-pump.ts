/** Inputs of the pump, its motor and their speed. */
import { count, inPractice, quantity, rows } from '@keelson/workflow'

const { quantity: oilfield } = inPractice('oilfield')

const limitRate = (title: string, which: string, symbol: string, example: number) =>
  quantity('downhole_rate', {
    title,
    description: `${which} end of the recommended operating range: at {pump_curve_frequency} for an operating point, else at {frequency}. Not given, it is not checked.`,
    symbol,
    minimum: 0,
    example,
  })

export const pump = {
  flow_rate: quantity('downhole_rate', {
    title: 'Flow rate',
    description: 'Through the pump, at its conditions and {frequency}.',
    symbol: 'q',
    above: 0,
    example: 700,
  }),
  head_per_stage: quantity('pump_head', {
    title: 'Head of a stage',
    description: 'At the rate and {frequency}. Not given in a design from inflow, there are no stages.',
    symbol: 'h_s',
    above: 0,
    example: 6.5,
  }),
  brake_power_per_stage_water: oilfield('power', {
    title: 'Brake power of a stage on water',
    description:
      'At the rate, {frequency} and a specific gravity of 1. Not given in a design from inflow, there is no motor power.',
    symbol: 'P_s',
    above: 0,
    example: 0.95,
  }),
  maximum_stages: count({
    title: 'Most stages',
    description: 'That the housings hold. Not given, it is not checked.',
    symbol: 'N_max',
    minimum: 1,
    example: 400,
  }),
  number_of_stages: count({
    title: 'Number of stages',
    description: 'Of the pump.',
    symbol: 'N_s',
    minimum: 1,
    example: 230,
  }),
  minimum_rate: limitRate('Least rate', 'Low', 'q_min', 500),
  maximum_rate: limitRate('Greatest rate', 'High', 'q_max', 950),
  pump_curve: rows(
    {
      flow_rate_m3_d: quantity('downhole_rate', {
        title: 'Rate',
        description: 'Increasing from row to row.',
        symbol: 'q_0',
        unit: 'm3/d',
        minimum: 0,
        example: 600,
      }),
      head_per_stage_m: quantity('pump_head', {
        title: 'Head of a stage',
        description: 'On water.',
        symbol: 'h_0',
        unit: 'm',
        minimum: 0,
        example: 8.2,
      }),
      brake_power_per_stage_hp: quantity('power', {
        title: 'Brake power of a stage',
        description: 'At a specific gravity of 1; at least the hydraulic power of rate and head.',
        symbol: 'P_0',
        unit: 'hp',
        minimum: 0,
        example: 1.05,
      }),
    },
    {
      title: 'Pump curve',
      description:
        'Of one stage on water at {pump_curve_frequency}, in rows of increasing rate; straight between rows.',
      minItems: 3,
      maxItems: 500,
    },
  ),
  pump_curve_frequency: quantity('supply_frequency', {
    title: 'Frequency of the pump curve',
    description: 'At which rows and recommended range are given.',
    symbol: 'f_0',
    minimum: 20,
    maximum: 90,
    default: 60,
    assumed: 'curves are printed for 60 Hz; one of 50 Hz that is read as of 60 Hz promises too little',
  }),
  pump_outer_diameter: oilfield('tubing_diameter', {
    title: 'Pump outside diameter',
    description: 'At the intake.',
    symbol: 'd_p',
    above: 0,
    example: 5.38,
  }),
}

export const drive = {
  frequency: quantity('supply_frequency', {
    title: 'Frequency',
    description: 'Of the supply of the motor.',
    symbol: 'f',
    minimum: 20,
    maximum: 90,
    default: 60,
    assumed: 'a 60 Hz supply; at 50 Hz a pump gives five sixths of the rate and 0.69 of the head',
  }),
  target_frequency: quantity('supply_frequency', {
    title: 'Target frequency',
    description: 'To which rate, head and power are scaled.',
    symbol: 'f_t',
    minimum: 20,
    maximum: 90,
    example: 50,
  }),
  motor_rating: oilfield('power', {
    title: 'Motor rating',
    description:
      'Output at {frequency}, not scaled here: multiply a nameplate of another frequency by their ratio, 250 hp at 60 Hz are 229 hp at 55 Hz. Not given, the load is not checked.',
    symbol: 'P_m',
    above: 0,
    example: 300,
  }),
  motor_outer_diameter: oilfield('tubing_diameter', {
    title: 'Motor outside diameter',
    description: 'Below that of the casing. Not given, cooling is not checked.',
    symbol: 'd_m',
    above: 0,
    example: 5.4,
  }),
}
