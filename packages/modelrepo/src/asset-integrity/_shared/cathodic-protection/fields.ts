/** The library of fields of the family: inputs that several workflows of cathodic protection take, worded once. */

import { PROTECTIVE_POTENTIAL } from '@keelson/standards/dnv-rp-b401-2021/anode-design.ts'
import { CATEGORIES } from '@keelson/standards/dnv-rp-b401-2021/coating.ts'
import { CLIMATES } from '@keelson/standards/dnv-rp-b401-2021/current-density.ts'
import { LEAST_NEGATIVE } from '@keelson/standards/iso-15589-2-2012/potentials.ts'
import { always, asNamed, type Condition, choice, count, optional } from '@keelson/workflow'
import { field, fieldOf } from '../../../_shared/fields/index.ts'

type Own = Parameters<typeof field.designLife>[0]

export const cp = {
  designLife: (own: Own = {}) =>
    field.designLife({
      description: 'Design life of the cathodic protection, in years of 8,760 h.',
      symbol: 't_f',
      example: 25,
      ...own,
    }),
  resistivity: fieldOf('water_resistivity', {
    title: 'Resistivity at anodes',
    description: 'Resistivity of the seawater, or of the sediment if the anodes are buried.',
    symbol: 'rho',
    above: 0,
    usual: [0.16, 0.4],
    example: 0.3,
  }),
  netMass: fieldOf('anode_mass', {
    title: 'Anode net mass',
    description: 'Alloy mass of one anode, excluding the steel insert.',
    symbol: 'm',
    above: 0,
  }),
  utilisation: fieldOf('fraction', {
    title: 'Anode utilisation factor',
    description: 'Usable fraction of the anode alloy. Default: Table 8-8 value for the anode type.',
    symbol: 'u',
    above: 0,
    below: 1,
  }),
  capacity: fieldOf('anode_current_capacity', {
    title: 'Electrochemical capacity',
    description: 'Electrochemical capacity of the anode alloy. Default: Table 8-6 value for the alloy.',
    symbol: 'epsilon',
    above: 0,
    example: 1900,
  }),
  anodePotential: fieldOf('protection_potential', {
    title: 'Closed circuit anode potential',
    description:
      'Closed circuit anode potential against Ag/AgCl/seawater. Default: value in the same anode table row as the capacity.',
    symbol: 'E_a',
    example: -1.03,
  }),
  protectivePotential: fieldOf('protection_potential', {
    title: 'Design protective potential',
    description: 'Potential to be achieved on the steel, against Ag/AgCl/seawater.',
    symbol: 'E_c',
    maximum: LEAST_NEGATIVE.value,
    default: PROTECTIVE_POTENTIAL.value,
    assumed: 'carbon steel in seawater; −0.90 V in anaerobic sediment',
  }),
  breakdownFactor: fieldOf('coating_breakdown_factor', {
    title: 'Coating breakdown factor',
    description: 'Current demand of coated steel divided by the current demand of bare steel.',
    minimum: 0,
    maximum: 1,
  }),
} as const

/** Anodes in place. */
export const numberOfAnodes = optional(
  count({
    title: 'Number of anodes',
    description: 'Number of installed anodes to be checked. Default: the required number.',
    symbol: 'N',
    minimum: 1,
    usual: [1, 20000],
    example: 40,
  }),
)

export const climaticRegion = (more: { readonly requiredWhen?: Condition } = {}) =>
  choice(CLIMATES, {
    title: 'Climatic region',
    description:
      'Climatic region by surface water temperature: tropical above 20 °C, sub-tropical 12 to 20 °C, temperate 7 to below 12 °C, arctic below 7 °C. For deep water, use the bottom water temperature.',
    ...more,
  })
export const climaticRegionUnlessReplaced = optional(climaticRegion({ requiredWhen: always }))

export const coatingCategory = choice(asNamed(CATEGORIES), {
  title: 'Coating category',
  description:
    'Coating category of Table 8-4. Category I is the poorest coating (one primer coat) and III, or IV in the 2021 edition, the best.',
})
