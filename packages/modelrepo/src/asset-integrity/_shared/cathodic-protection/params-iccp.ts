/** Inputs of the impressed current alternative; voltage and power only where its anodes are described. */
import { optional, quantity } from '@keelson/workflow'

export const iccpParams = {
  iccp_design_factor: quantity('resistance_factor', {
    title: 'Impressed current design factor',
    description: 'On the final demand; 1.25 to 1.5.',
    symbol: 'k_ic',
    minimum: 1,
    default: 1.25,
  }),
  iccp_anode_current_density: optional(
    quantity('impressed_current_density', {
      title: 'Largest current density of an impressed current anode',
      description: 'Of its active surface, by the maker.',
      symbol: 'i_a',
      above: 0,
      example: 600,
    }),
  ),
  iccp_cable_resistance: optional(
    quantity('electrical_resistance', {
      title: 'Resistance of cables and return',
      description: 'Of the impressed current circuit without its anodes; left out, 0.',
      symbol: 'R_w',
      minimum: 0,
      example: 0.01,
    }),
  ),
  iccp_back_voltage: optional(
    quantity('motor_voltage', {
      title: 'Back voltage',
      description: 'Between inert anode and steel, without which no current flows; left out, 2 V.',
      symbol: 'V_b',
      minimum: 0,
      example: 2,
    }),
  ),
}
