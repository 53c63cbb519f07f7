/** Inputs of the alloy and of the number of anodes: what stands for the tables of the practice. */
import { choice, count, optional, type ParamOptions, quantity } from '@keelson/workflow'

/** Capacity of the alloy; what else a workflow says of it in `more`. */
export const anodeCapacity = (description: string, more: Pick<ParamOptions, 'overrides'> = {}) =>
  optional(
    quantity('anode_current_capacity', {
      title: 'Electrochemical capacity',
      description,
      symbol: 'epsilon',
      above: 0,
      example: 1900,
      ...more,
    }),
  )

export const anodePotential = (description: string) =>
  optional(
    quantity('protection_potential', {
      title: 'Closed circuit anode potential',
      description,
      symbol: 'E_a',
      example: -1.03,
    }),
  )

/** Potential that is to be reached; `steel` names what is protected. */
export const protectivePotential = (steel: string) =>
  quantity('protection_potential', {
    title: 'Design protective potential',
    description: `Potential that the ${steel} must reach, against Ag/AgCl/seawater.`,
    symbol: 'E_c',
    default: -0.8,
  })

export const numberOfAnodes = optional(
  count({
    title: 'Number of anodes',
    description: 'Anodes installed, to be checked. Left out, the number required is taken.',
    symbol: 'N',
    minimum: 1,
    usual: [1, 20000],
    example: 40,
  }),
)

export const alloyParams = {
  anode_environment: choice(['seawater', 'sediment'], {
    title: 'Anodes lie in',
    description: 'Open seawater, or buried in sediment; picks a row of the anode table.',
    default: 'seawater',
  }),
  anode_surface_temperature: optional(
    quantity('temperature', {
      title: 'Anode surface temperature',
      description: 'Picks a row of the anode table; left out, the row to 30 degC.',
      symbol: 'T_a',
      minimum: -273.15,
      example: 15,
      inert: 'picks a row of the anode table: inside it nothing moves',
    }),
  ),
  anode_utilisation_factor: optional(
    quantity('fraction', {
      title: 'Anode utilisation factor',
      description: 'Share of the alloy that can be used. Left out, Table 8-8 by anode type.',
      symbol: 'u',
      above: 0,
      below: 1,
      usual: [0.7, 0.95],
      example: 0.85,
    }),
  ),
  anode_capacity: anodeCapacity('Of the anode alloy. Left out, Table 8-6 by alloy.'),
  closed_circuit_anode_potential: anodePotential('Against Ag/AgCl/seawater. Left out, Table 8-6 by alloy.'),
  design_protective_potential: protectivePotential('steel'),
  anode_alloy_density: optional(
    quantity('anode_alloy_density', {
      title: 'Density of the alloy',
      description: 'Left out, 2700 kg/m3 for Al-Zn-In and 7130 kg/m3 for Zn.',
      symbol: 'rho_a',
      above: 0,
      example: 2750,
    }),
  ),
  anode_gross_mass: optional(
    quantity('anode_mass', {
      title: 'Gross mass of one anode',
      description: 'With its insert, for the gross mass of all anodes; not less than the net mass.',
      symbol: 'm_gr',
      above: 0,
      usual: [20, 600],
      example: 400,
    }),
  ),
  number_of_anodes: numberOfAnodes,
}
