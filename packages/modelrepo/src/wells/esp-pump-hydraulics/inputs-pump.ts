/** Inputs of the pump, its motor and their speed. */
import { count, inPractice, quantity, rows } from '@keelson/workflow'

const { quantity: oilfield } = inPractice('oilfield')

const limitRate = (title: string, which: string, symbol: string, example: number) =>
  quantity('downhole_rate', {
    title,
    description: `${which} limit of the recommended operating range, at {pump_curve_frequency} for an operating point, otherwise at {frequency}. If not entered, this limit is not checked.`,
    symbol,
    minimum: 0,
    example,
  })

export const pump = {
  flow_rate: quantity('downhole_rate', {
    title: 'Flow rate',
    description: 'Pump flow rate at pump conditions and {frequency}.',
    symbol: 'q',
    above: 0,
    example: 700,
  }),
  head_per_stage: quantity('pump_head', {
    title: 'Head per stage',
    description:
      'Head of one stage at the flow rate and {frequency}. If not entered in a design from inflow, stages are not calculated.',
    symbol: 'h_s',
    above: 0,
    example: 6.5,
  }),
  brake_power_per_stage_water: oilfield('power', {
    title: 'Brake power per stage on water',
    description:
      'Brake power of one stage at the flow rate and {frequency}, for a specific gravity of 1. If not entered in a design from inflow, motor power is not calculated.',
    symbol: 'P_s',
    above: 0,
    example: 0.95,
  }),
  maximum_stages: count({
    title: 'Maximum stages',
    description: 'Maximum number of stages in the housings. If not entered, the stage count is not checked.',
    symbol: 'N_max',
    minimum: 1,
    example: 400,
  }),
  number_of_stages: count({
    title: 'Number of stages',
    description: 'Number of stages in the pump.',
    symbol: 'N_s',
    minimum: 1,
    example: 230,
  }),
  minimum_rate: limitRate('Minimum rate', 'Lower', 'q_min', 500),
  maximum_rate: limitRate('Maximum rate', 'Upper', 'q_max', 950),
  pump_curve: rows(
    {
      flow_rate_m3_d: quantity('downhole_rate', {
        title: 'Rate',
        description: 'Pump rate of the row. Must increase from row to row.',
        symbol: 'q_0',
        unit: 'm3/d',
        minimum: 0,
        example: 600,
      }),
      head_per_stage_m: quantity('pump_head', {
        title: 'Head per stage',
        description: 'Head of one stage for water.',
        symbol: 'h_0',
        unit: 'm',
        minimum: 0,
        example: 8.2,
      }),
      brake_power_per_stage_hp: quantity('power', {
        title: 'Brake power per stage',
        description:
          'Brake power of one stage at a specific gravity of 1. Must be at least the hydraulic power at the rate and head of the row.',
        symbol: 'P_0',
        unit: 'hp',
        minimum: 0,
        example: 1.05,
      }),
    },
    {
      title: 'Pump curve',
      description:
        'Performance curve of one stage for water at {pump_curve_frequency}, in rows of increasing rate. Rows are interpolated linearly.',
      minItems: 3,
      maxItems: 500,
    },
  ),
  pump_curve_frequency: quantity('supply_frequency', {
    title: 'Pump curve frequency',
    description: 'Frequency to which the pump curve and the recommended range refer.',
    symbol: 'f_0',
    minimum: 20,
    maximum: 90,
    default: 60,
    assumed:
      'Pump curves are usually published for 60 Hz. If a 50 Hz curve is entered as a 60 Hz curve, pump performance is underestimated.',
  }),
  pump_outer_diameter: oilfield('tubing_diameter', {
    title: 'Pump outside diameter',
    description: 'Pump outside diameter at the intake.',
    symbol: 'd_p',
    above: 0,
    example: 5.38,
  }),
}

export const drive = {
  frequency: quantity('supply_frequency', {
    title: 'Frequency',
    description: 'Supply frequency of the motor.',
    symbol: 'f',
    minimum: 20,
    maximum: 90,
    default: 60,
    assumed: 'Supply at 60 Hz. At 50 Hz a pump delivers five sixths of the rate and 69 % of the head.',
  }),
  target_frequency: quantity('supply_frequency', {
    title: 'Target frequency',
    description: 'Frequency to which rate, head and power are scaled.',
    symbol: 'f_t',
    minimum: 20,
    maximum: 90,
    example: 50,
  }),
  motor_rating: oilfield('power', {
    title: 'Motor rating',
    description:
      'Motor output power at {frequency}; the rating is not scaled. Multiply a nameplate rating by the frequency ratio: 250 hp at 60 Hz is 229 hp at 55 Hz. If not entered, the motor load is not checked.',
    symbol: 'P_m',
    above: 0,
    example: 300,
  }),
  motor_outer_diameter: oilfield('tubing_diameter', {
    title: 'Motor outside diameter',
    description:
      'Motor outside diameter, less than the casing inside diameter. If not entered, cooling is not checked.',
    symbol: 'd_m',
    above: 0,
    example: 5.4,
  }),
}
