/** The checks of a run, each by its clause. */
import { house } from '@keelson/equations'
import { calendarOverProducing, SPE_SYMBOLS } from '@keelson/physics/production/volumes.ts'
import { ogorA } from '@keelson/standards/bsee-ogor-a/source.ts'
import { checkOf } from '@keelson/workflow'

export const checks = {
  shares_balance: checkOf('-', {
    title: 'Share balance',
    criterion: { source: house, clause: 'every barrel counts once' },
    demand: 'Share sum difference from one',
    capacity: 'Rounding tolerance',
    selfCheck: 'every barrel is counted once in the shares, so they cannot add up differently',
  }),
  peaks_in_window: checkOf('-', {
    title: 'Peak month window',
    criterion: { source: ogorA, clause: 'column 3, production date' },
    demand: 'Peak months outside the window',
    capacity: 'Permitted number',
    selfCheck: 'peaks are searched for within the window only, so none can be outside',
  }),
  rates_in_order: checkOf('-', {
    title: 'Calendar-day to producing-day rate ratio',
    criterion: { source: SPE_SYMBOLS, clause: 'production rate' },
    demand: calendarOverProducing,
    capacity: 'Equal-rate ratio',
    selfCheck: 'producing days are limited to calendar days, so the calendar-day rate cannot be higher',
  }),
}
