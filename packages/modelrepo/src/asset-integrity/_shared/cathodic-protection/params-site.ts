/** Inputs of the site and of the life. The same for every structure. */
import type { KindName } from '@keelson/kinds'
import { CATEGORIES } from '@keelson/standards/dnv-rp-b401-2021/coating.ts'
import { CLIMATES } from '@keelson/standards/dnv-rp-b401-2021/current-density.ts'
import { choice, optional, quantity } from '@keelson/workflow'
import { YEARS } from './editions.ts'

export const climaticRegion = {
  title: 'Climatic region',
  description:
    'By surface water temperature: tropical above 20 degC, sub-tropical 12 to 20, temperate 7 to below 12, arctic below 7. For deep water, that of the bottom water.',
}

/** A length that need not be given. */
export const optionalLength = (
  of: KindName,
  title: string,
  description: string,
  symbol: string,
  usual: readonly [number, number],
  example: number,
) => optional(quantity(of, { title, description, symbol, above: 0, usual, example }))

export const coatingCategory = choice(CATEGORIES, {
  title: 'Coating category',
  description: 'Of Table 8-4: I is the poorest coating (one primer coat), III and IV the best.',
  default: 'III',
})

export const siteParams = {
  edition: choice(YEARS, {
    title: 'Edition of DNV-RP-B401',
    description: 'Edition whose tables are read. Coating category IV stands in the 2021 edition only.',
    default: '2021',
  }),
  climatic_region: choice(CLIMATES, climaticRegion),
  design_life: quantity('design_life', {
    title: 'Design life',
    description: 'Life of the cathodic protection; the anode mass takes 8760 h a year.',
    symbol: 't_f',
    above: 0,
    usual: [5, 50],
    example: 25,
  }),
  seawater_resistivity: quantity('water_resistivity', {
    title: 'Resistivity at the anodes',
    description: 'Of the seawater; of the sediment where the anodes are buried.',
    symbol: 'rho',
    above: 0,
    usual: [0.16, 0.4],
    example: 0.3,
  }),
  current_drain: quantity('electric_current', {
    title: 'Current drain',
    description:
      'Of connected items that are not among the areas, added in every phase: open pile ends, wells (about 5 A for a platform well, 8 A for a subsea well), chain, uncoated items.',
    symbol: 'I_d',
    minimum: 0,
    default: 0,
  }),
}
