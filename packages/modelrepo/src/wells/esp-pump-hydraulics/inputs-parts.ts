/** Inputs of the parts that are looked at alone: a viscous liquid, the cable, gas at the intake. */
import { inPractice, quantity } from '@keelson/workflow'

const { quantity: oilfield } = inPractice('oilfield')

export const viscous = {
  kinematic_viscosity: oilfield('kinematic_viscosity_oil', {
    title: 'Kinematic viscosity',
    description: 'Kinematic viscosity of the pumped liquid.',
    symbol: 'nu',
    minimum: 0,
    example: 120,
  }),
  best_efficiency_rate: quantity('downhole_rate', {
    title: 'Best efficiency rate',
    description: 'Pump rate at best efficiency on water.',
    symbol: 'q_BEP',
    above: 0,
    example: 2640,
  }),
  head_at_best_efficiency: quantity('pump_head', {
    title: 'Best efficiency head',
    description: 'Head of one stage at best efficiency on water.',
    symbol: 'h_BEP',
    above: 0,
    example: 77,
  }),
  pump_speed: quantity('rotary_speed', {
    title: 'Pump speed',
    description: 'Rotational speed of the pump shaft.',
    symbol: 'n',
    above: 0,
    example: 2950,
  }),
  rate_ratio_to_best_efficiency: quantity('-', {
    title: 'Rate ratio to best efficiency',
    description: 'Ratio of flow rate to best efficiency rate at which the head is corrected.',
    symbol: 'x_q',
    above: 0,
    default: 1,
  }),
}

export const cable = {
  motor_current: quantity('electric_current', {
    title: 'Motor current',
    description: 'Line current of the motor.',
    symbol: 'I',
    above: 0,
    example: 60,
  }),
  motor_voltage: quantity('motor_voltage', {
    title: 'Motor voltage',
    description: 'Supply voltage at the motor.',
    symbol: 'V_m',
    above: 0,
    example: 1350,
  }),
  cable_resistance_per_length: oilfield('cable_resistance', {
    title: 'Cable resistance per unit length',
    description: 'Resistance of one phase per unit length at 77 °F.',
    symbol: 'r_0',
    above: 0,
    example: 0.000328,
  }),
  cable_length: oilfield('well_section_length', {
    title: 'Cable length',
    description: 'Cable length from the surface to the motor.',
    symbol: 'L',
    above: 0,
    example: 6000,
  }),
  conductor_temperature: oilfield('well_temperature', {
    title: 'Conductor temperature',
    description:
      'Mean conductor temperature along the cable. Default: 77 °F, at which the voltage drop check may fail but cannot pass.',
    symbol: 'T_c',
    example: 180,
    assumed:
      'Reference temperature of the tabulated resistance. A cable in a well is hotter and has a higher voltage drop.',
  }),
  resistance_temperature_coefficient: oilfield('temperature_coefficient', {
    title: 'Resistance temperature coefficient',
    description: 'Temperature coefficient of the conductor resistance relative to 77 °F.',
    symbol: 'alpha',
    minimum: 0,
    default: 0.00214,
    assumed: 'Copper conductors.',
  }),
}

export const gas = {
  free_gas_rate_at_intake: oilfield('downhole_rate', {
    title: 'Free gas rate at intake',
    description: 'Free gas rate at intake conditions, after separation.',
    symbol: 'q_g',
    minimum: 0,
    example: 400,
  }),
  liquid_rate_at_intake: oilfield('downhole_rate', {
    title: 'Liquid rate at intake',
    description: 'Liquid rate at intake conditions.',
    symbol: 'q_l',
    above: 0,
    example: 2000,
  }),
  surface_tension: oilfield('surface_tension', {
    title: 'Surface tension',
    description: 'Gas-liquid surface tension at intake conditions.',
    symbol: 'sigma',
    above: 0,
    example: 30,
  }),
  liquid_density: oilfield('liquid_density', {
    title: 'Liquid density',
    description: 'Liquid density at intake conditions.',
    symbol: 'rho_l',
    above: 0,
    example: 55,
  }),
  gas_density: oilfield('gas_density', {
    title: 'Gas density',
    description: 'Gas density at intake conditions. Must be below the liquid density.',
    symbol: 'rho_g',
    above: 0,
    example: 2.5,
  }),
}
