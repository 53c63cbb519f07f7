/** Inputs of the site and of the life. The same for every structure. */
import { choice, idsOf, quantity } from '@keelson/workflow'
import { YEARS } from './editions.ts'
import { climaticRegion, cp } from './fields.ts'

export const siteParams = {
  edition: choice(YEARS, {
    title: 'DNV-RP-B401 edition',
    description: 'Edition of the tables used. Coating category IV is in the 2021 edition only.',
    order: idsOf(YEARS),
    default: '2021',
    assumed: 'current edition; earlier editions are compared in a table',
  }),
  climatic_region: climaticRegion(),
  design_life: cp.designLife({ usual: [5, 50] }),
  seawater_resistivity: cp.resistivity(),
  current_drain: quantity('electric_current', {
    title: 'Current drain',
    description:
      'Current drain of connected items outside the entered areas, added in each phase. Examples are open pile ends, chain and wells (about 5 A for a platform well, 8 A for a subsea well).',
    symbol: 'I_d',
    minimum: 0,
    default: 0,
    assumed: 'no other items connected; wells, open piles and chain draw current from the anodes',
  }),
}
