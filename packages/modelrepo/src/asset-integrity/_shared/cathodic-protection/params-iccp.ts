/** Inputs of the impressed current alternative; voltage and power only where its anodes are described. */
import { optional, quantity } from '@keelson/workflow'

export const iccpParams = {
  iccp_design_factor: quantity({
    title: 'Impressed current design factor',
    description: 'On the final demand; 1.25 to 1.5.',
    symbol: 'k_ic',
    unit: '-',
    minimum: 1,
    typical: [1.25, 1.5],
    default: 1.25,
  }),
  iccp_anode_current_density: optional(
    quantity({
      title: 'Largest current density of an impressed current anode',
      description: 'Of its active surface, by the maker.',
      symbol: 'i_a',
      unit: 'A/m2',
      above: 0,
      typical: [50, 2000],
      example: 600,
    }),
  ),
  iccp_cable_resistance: optional(
    quantity({
      title: 'Resistance of cables and return',
      description: 'Of the impressed current circuit without its anodes; left out, 0.',
      symbol: 'R_w',
      unit: 'ohm',
      minimum: 0,
      typical: [0, 0.1],
      example: 0.01,
    }),
  ),
  iccp_back_voltage: optional(
    quantity({
      title: 'Back voltage',
      description: 'Between inert anode and steel, without which no current flows; left out, 2 V.',
      symbol: 'V_b',
      unit: 'V',
      minimum: 0,
      typical: [1, 3],
      example: 2,
    }),
  ),
}
