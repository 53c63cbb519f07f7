/** Inputs of the parts that are looked at alone: a viscous liquid, the cable, gas at the intake. */
import { inPractice, quantity } from '@keelson/workflow'

const { quantity: oilfield } = inPractice('oilfield')

export const viscous = {
  kinematic_viscosity: oilfield('kinematic_viscosity_oil', {
    title: 'Kinematic viscosity',
    description: 'Of the liquid that is pumped.',
    symbol: 'nu',
    minimum: 0,
    example: 120,
  }),
  best_efficiency_rate: quantity('downhole_rate', {
    title: 'Rate at best efficiency',
    description: 'On water.',
    symbol: 'q_BEP',
    above: 0,
    example: 2640,
  }),
  head_at_best_efficiency: quantity('pump_head', {
    title: 'Head at best efficiency',
    description: 'Of one stage on water.',
    symbol: 'h_BEP',
    above: 0,
    example: 77,
  }),
  pump_speed: quantity('rotary_speed', {
    title: 'Speed of the pump',
    description: 'Of its shaft.',
    symbol: 'n',
    above: 0,
    example: 2950,
  }),
  rate_ratio_to_best_efficiency: quantity('-', {
    title: 'Rate over that at best efficiency',
    description: 'At which the head is corrected.',
    symbol: 'x_q',
    above: 0,
    default: 1,
  }),
}

export const cable = {
  motor_current: quantity('electric_current', {
    title: 'Motor current',
    description: 'In the line.',
    symbol: 'I',
    above: 0,
    example: 60,
  }),
  motor_voltage: quantity('motor_voltage', {
    title: 'Motor voltage',
    description: 'At the motor.',
    symbol: 'V_m',
    above: 0,
    example: 1350,
  }),
  cable_resistance_per_length: oilfield('cable_resistance', {
    title: 'Resistance of the cable per length',
    description: 'Of one phase at 77 °F.',
    symbol: 'r_0',
    above: 0,
    example: 0.000328,
  }),
  cable_length: oilfield('well_section_length', {
    title: 'Cable length',
    description: 'From the surface to the motor.',
    symbol: 'L',
    above: 0,
    example: 6000,
  }),
  conductor_temperature: oilfield('well_temperature', {
    title: 'Conductor temperature',
    description: 'Mean along the cable. Not given, 77 °F, and the voltage drop may fail but not pass.',
    symbol: 'T_c',
    example: 180,
    assumed: 'the temperature of the tabled resistance; a cable in a well is hotter and drops more',
  }),
  resistance_temperature_coefficient: oilfield('temperature_coefficient', {
    title: 'Temperature coefficient of the resistance',
    description: 'From 77 °F.',
    symbol: 'alpha',
    minimum: 0,
    default: 0.00214,
    assumed: 'conductors of copper',
  }),
}

export const gas = {
  free_gas_rate_at_intake: oilfield('downhole_rate', {
    title: 'Free gas at the intake',
    description: 'In place, after separation.',
    symbol: 'q_g',
    minimum: 0,
    example: 400,
  }),
  liquid_rate_at_intake: oilfield('downhole_rate', {
    title: 'Liquid at the intake',
    description: 'In place.',
    symbol: 'q_l',
    above: 0,
    example: 2000,
  }),
  surface_tension: oilfield('surface_tension', {
    title: 'Surface tension',
    description: 'Between gas and liquid, in place.',
    symbol: 'sigma',
    above: 0,
    example: 30,
  }),
  liquid_density: oilfield('liquid_density', {
    title: 'Liquid density',
    description: 'In place.',
    symbol: 'rho_l',
    above: 0,
    example: 55,
  }),
  gas_density: oilfield('gas_density', {
    title: 'Gas density',
    description: 'In place, below that of the liquid.',
    symbol: 'rho_g',
    above: 0,
    example: 2.5,
  }),
}
