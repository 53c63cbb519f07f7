/** The inputs of pipeline cathodic protection: the pipe, its bracelet anodes, and the attenuation by a linear leakage. */
import { BRACELET_UTILISATION } from '@keelson/standards/dnv-rp-f103-2019/demand.ts'
import { always, grouped, optional, type ParamsOf, quantity } from '@keelson/workflow'
import { cp, numberOfAnodes } from '../_shared/cathodic-protection/fields.ts'
import { coatingParams, metalParams, pipeParams, siteParams } from './inputs-pipe.ts'

const anodeParams = {
  bracelet_net_mass: cp.netMass({
    title: 'Bracelet net mass',
    description: 'Net alloy mass of one bracelet anode.',
    example: 50,
  }),
  number_of_anodes: numberOfAnodes,
  bracelet_exposed_area: optional(
    quantity('anode_area', {
      title: 'Bracelet final exposed area',
      description: 'Exposed area at the end of life, used for the final resistance.',
      symbol: 'A_f',
      above: 0,
      example: 0.65,
      requiredWhen: always,
    }),
  ),
  seawater_resistivity: optional(cp.resistivity({ usual: [0.15, 3], requiredWhen: always })),
  anode_final_resistance: optional(
    quantity('electrical_resistance', {
      title: 'Final anode resistance',
      description: 'Final resistance of one bracelet anode, which replaces the calculated value.',
      symbol: 'R_af',
      above: 0,
      example: 0.12,
      overrides: [{ inputs: ['bracelet_exposed_area', 'seawater_resistivity'] }],
    }),
  ),
}

const alloyParams = {
  anode_utilisation_factor: quantity('fraction', {
    title: 'Anode utilisation factor',
    description: 'Usable fraction of the anode alloy, 0.80 for bracelet anodes.',
    symbol: 'u',
    above: 0,
    maximum: 1,
    usual: [0.5, 0.95],
    default: BRACELET_UTILISATION.value,
  }),
  anode_capacity: optional(
    cp.capacity({
      description:
        'Electrochemical capacity of the anode alloy. Default: Al-Zn-In at the anode surface temperature (fluid temperature if buried, otherwise ambient).',
    }),
  ),
  closed_circuit_anode_potential: optional(cp.anodePotential()),
  design_protective_potential: cp.protectivePotential({
    description: 'Potential to be achieved on the pipe, against Ag/AgCl/seawater.',
  }),
  driving_voltage: optional(
    quantity('protection_potential', {
      title: 'Driving voltage',
      description: 'Driving voltage, which replaces the difference between protective and anode potential.',
      symbol: 'Delta_E',
      above: 0,
      usual: [0.05, 0.4],
      example: 0.22,
      overrides: [{ inputs: ['closed_circuit_anode_potential', 'design_protective_potential'] }],
    }),
  ),
}

/** Inputs without which the attenuation is not worked. */
export const ATTENUATION = ['coating_leakage_conductance', 'half_length', 'drain_point_potential_shift'] as const

const attenuationParams = {
  coating_leakage_conductance: optional(
    quantity('coating_conductance', {
      title: 'Leakage conductance',
      description: 'Leakage conductance of the coated surface per unit area.',
      symbol: 'g',
      above: 0,
      usual: [0.000001, 0.1],
      example: 0.001,
    }),
  ),
  half_length: optional(
    quantity('pipeline_length', {
      title: 'Half length',
      description: 'Distance from the drain point to the point of zero current, at mid-span or an insulated end.',
      symbol: 'L_d',
      above: 0,
      example: 20000,
    }),
  ),
  drain_point_potential_shift: optional(
    quantity('protection_potential', {
      title: 'Drain point potential shift',
      description: 'Potential shift at the drain point from the natural potential, negative for protection.',
      symbol: 'E_0',
      example: -0.4,
    }),
  ),
}

export const inputs = grouped({
  Pipe: pipeParams,
  'Site and life': siteParams,
  Coating: coatingParams,
  'Bracelet anodes': anodeParams,
  'Alloy and potentials': alloyParams,
  'Attenuation along line': { ...metalParams, ...attenuationParams },
})
export type Params = ParamsOf<typeof inputs>
