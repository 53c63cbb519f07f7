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
      description: 'Life of the cathodic protection, in years of 8760 h.',
      symbol: 't_f',
      example: 25,
      ...own,
    }),
  resistivity: fieldOf('water_resistivity', {
    title: 'Resistivity at the anodes',
    description: 'Of the seawater, or of the sediment where the anodes are buried.',
    symbol: 'rho',
    above: 0,
    usual: [0.16, 0.4],
    example: 0.3,
  }),
  netMass: fieldOf('anode_mass', {
    title: 'Net mass of one anode',
    description: 'Alloy of one anode, without the steel insert.',
    symbol: 'm',
    above: 0,
  }),
  utilisation: fieldOf('fraction', {
    title: 'Anode utilisation factor',
    description: 'Share of the alloy that can be used. Left out, Table 8-8 by anode type.',
    symbol: 'u',
    above: 0,
    below: 1,
  }),
  capacity: fieldOf('anode_current_capacity', {
    title: 'Electrochemical capacity',
    description: 'Of the anode alloy. Left out, Table 8-6 by alloy.',
    symbol: 'epsilon',
    above: 0,
    example: 1900,
  }),
  anodePotential: fieldOf('protection_potential', {
    title: 'Closed circuit anode potential',
    description: 'Against Ag/AgCl/seawater. Left out, the same row of the anode table as the capacity.',
    symbol: 'E_a',
    example: -1.03,
  }),
  protectivePotential: fieldOf('protection_potential', {
    title: 'Design protective potential',
    description: 'Potential that the steel must reach, against Ag/AgCl/seawater.',
    symbol: 'E_c',
    maximum: LEAST_NEGATIVE.value,
    default: PROTECTIVE_POTENTIAL.value,
    assumed: 'what carbon steel in seawater needs; in mud without oxygen it is -0.90 V',
  }),
  breakdownFactor: fieldOf('coating_breakdown_factor', {
    title: 'Coating breakdown factor',
    description: 'Share of the current of bare steel.',
    minimum: 0,
    maximum: 1,
  }),
} as const

/** Anodes in place. */
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

export const climaticRegion = (more: { readonly requiredWhen?: Condition } = {}) =>
  choice(CLIMATES, {
    title: 'Climatic region',
    description:
      'By surface water temperature: tropical above 20 degC, sub-tropical 12 to 20, temperate 7 to below 12, arctic below 7. For deep water, that of the bottom water.',
    ...more,
  })
export const climaticRegionUnlessReplaced = optional(climaticRegion({ requiredWhen: always }))

export const coatingCategory = choice(asNamed(CATEGORIES), {
  title: 'Coating category',
  description: 'Of Table 8-4: I is the poorest coating (one primer coat), III and IV the best.',
})
