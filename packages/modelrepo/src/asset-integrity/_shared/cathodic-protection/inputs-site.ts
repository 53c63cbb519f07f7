/** Inputs of the site and of the life. The same for every structure. */
import { choice, idsOf, quantity } from '@keelson/workflow'
import { YEARS } from './editions.ts'
import { climaticRegion, cp } from './fields.ts'

export const siteParams = {
  edition: choice(YEARS, {
    title: 'Edition of DNV-RP-B401',
    description: 'Edition whose tables are read. Coating category IV stands in the 2021 edition only.',
    order: idsOf(YEARS),
    default: '2021',
    assumed: 'the edition in force; a table sets the earlier ones beside it',
  }),
  climatic_region: climaticRegion(),
  design_life: cp.designLife({ usual: [5, 50] }),
  seawater_resistivity: cp.resistivity(),
  current_drain: quantity('electric_current', {
    title: 'Current drain',
    description:
      'Of connected items that are not among the areas, added in every phase: open pile ends, wells (about 5 A for a platform well, 8 A for a subsea well), chain, uncoated items.',
    symbol: 'I_d',
    minimum: 0,
    default: 0,
    assumed: 'nothing else is connected; wells, open piles and chain take current from the anodes',
  }),
}
