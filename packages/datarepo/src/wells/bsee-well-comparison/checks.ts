/** The checks of a run, each by its clause. */
import { house } from '@keelson/equations'
import { calendarOverProducing, SPE_SYMBOLS } from '@keelson/physics/production/volumes.ts'
import { ogorA } from '@keelson/standards/bsee-ogor-a/source.ts'
import { checkOf } from '@keelson/workflow'

export const checks = {
  shares_balance: checkOf('-', {
    title: 'The shares add up to one',
    criterion: { source: house, clause: 'every barrel counts once' },
    demand: 'Difference of the sum of shares from one',
    capacity: 'Rounding',
    selfCheck: 'every barrel counts once in the shares; no case makes them add up otherwise',
  }),
  peaks_in_window: checkOf('-', {
    title: 'Every peak lies in the window',
    criterion: { source: ogorA, clause: 'column 3, production date' },
    demand: 'Peak months outside the window',
    capacity: 'Permitted',
    selfCheck: 'peaks are looked for in the window alone; no case puts one outside',
  }),
  rates_in_order: checkOf('-', {
    title: 'No well is faster by the calendar than by its producing days',
    criterion: { source: SPE_SYMBOLS, clause: 'production rate' },
    demand: calendarOverProducing,
    capacity: 'Equal rates',
    selfCheck: 'producing days are held to those of the calendar; no case makes a well faster by the calendar',
  }),
}
