/** Inputs of the bracelet anodes. */
import { BRACELET_UTILISATION } from '@keelson/standards/dnv-rp-f103-2019/demand.ts'
import { always, optional, quantity } from '@keelson/workflow'
import {
  anodeCapacity,
  anodePotential,
  numberOfAnodes,
  protectivePotential,
} from '../_shared/cathodic-protection/params-alloy.ts'

export const anodeParams = {
  bracelet_net_mass: quantity({
    title: 'Net mass of one bracelet',
    description: 'Net alloy mass of one bracelet anode.',
    symbol: 'm',
    unit: 'kg',
    above: 0,
    typical: [5, 2000],
    example: 50,
  }),
  number_of_anodes: numberOfAnodes,
  bracelet_exposed_area: optional(
    quantity({
      title: 'Final exposed area of one bracelet',
      description: 'Exposed area at the end of life, used in the final resistance.',
      symbol: 'A_f',
      unit: 'm2',
      above: 0,
      typical: [0.05, 10],
      example: 0.65,
      requiredWhen: always,
    }),
  ),
  seawater_resistivity: optional(
    quantity({
      title: 'Resistivity at the anode',
      description: 'Of the seawater; of the sediment where the line is buried.',
      symbol: 'rho',
      unit: 'ohm*m',
      above: 0,
      typical: [0.15, 3],
      example: 0.3,
      requiredWhen: always,
    }),
  ),
  anode_final_resistance: optional(
    quantity({
      title: 'Final anode resistance',
      description: 'Replaces the resistance by exposed area and resistivity.',
      symbol: 'R_af',
      unit: 'ohm',
      above: 0,
      typical: [0.005, 5],
      example: 0.12,
      overrides: [{ inputs: ['bracelet_exposed_area', 'seawater_resistivity'] }],
    }),
  ),
  anode_utilisation_factor: quantity({
    title: 'Anode utilisation factor',
    description: 'Share of the alloy that can be used; 0.80 for bracelets.',
    symbol: 'u',
    unit: '-',
    minimum: 0,
    maximum: 1,
    typical: [0.5, 0.95],
    default: BRACELET_UTILISATION.value,
  }),
  anode_capacity: anodeCapacity(
    'Of the anode alloy. Left out, that of Al-Zn-In at the anode surface temperature: the fluid temperature where buried, else ambient.',
  ),
  closed_circuit_anode_potential: anodePotential(
    'Against Ag/AgCl/seawater. Left out, the same row of the anode table.',
  ),
  design_protective_potential: protectivePotential('pipe'),
  driving_voltage: optional(
    quantity({
      title: 'Driving voltage',
      description: 'Replaces the difference of protective and anode potential.',
      symbol: 'Delta_E',
      unit: 'V',
      above: 0,
      typical: [0.05, 0.4],
      example: 0.22,
      overrides: [{ inputs: ['closed_circuit_anode_potential', 'design_protective_potential'] }],
    }),
  ),
}
