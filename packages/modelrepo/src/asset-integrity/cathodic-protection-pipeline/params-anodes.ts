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
  bracelet_net_mass: quantity('anode_mass', {
    title: 'Net mass of one bracelet',
    description: 'Net alloy mass of one bracelet anode.',
    symbol: 'm',
    above: 0,
    example: 50,
  }),
  number_of_anodes: numberOfAnodes,
  bracelet_exposed_area: optional(
    quantity('anode_area', {
      title: 'Final exposed area of one bracelet',
      description: 'Exposed area at the end of life, used in the final resistance.',
      symbol: 'A_f',
      above: 0,
      example: 0.65,
      requiredWhen: always,
    }),
  ),
  seawater_resistivity: optional(
    quantity('water_resistivity', {
      title: 'Resistivity at the anode',
      description: 'Of the seawater; of the sediment where the line is buried.',
      symbol: 'rho',
      above: 0,
      usual: [0.15, 3],
      example: 0.3,
      requiredWhen: always,
    }),
  ),
  anode_final_resistance: optional(
    quantity('electrical_resistance', {
      title: 'Final anode resistance',
      description: 'Replaces the resistance by exposed area and resistivity.',
      symbol: 'R_af',
      above: 0,
      example: 0.12,
      overrides: [{ inputs: ['bracelet_exposed_area', 'seawater_resistivity'] }],
    }),
  ),
  anode_utilisation_factor: quantity('fraction', {
    title: 'Anode utilisation factor',
    description: 'Share of the alloy that can be used; 0.80 for bracelets.',
    symbol: 'u',
    minimum: 0,
    maximum: 1,
    usual: [0.5, 0.95],
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
    quantity('protection_potential', {
      title: 'Driving voltage',
      description: 'Replaces the difference of protective and anode potential.',
      symbol: 'Delta_E',
      above: 0,
      usual: [0.05, 0.4],
      example: 0.22,
      overrides: [{ inputs: ['closed_circuit_anode_potential', 'design_protective_potential'] }],
    }),
  ),
}
