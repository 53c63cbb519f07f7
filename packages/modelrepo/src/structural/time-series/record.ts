/** What every operation on a record begins with and answers: the record as it is read, described and drawn. */
import { shown, shownIn, textValue, wordedColumn } from '@keelson/workflow'
import type { RecordFound } from './calculate-record.ts'
import { recordInRequest } from './calculate-source.ts'
import type { Inputs, Recorded } from './inputs.ts'
import { type Statistics, statisticsValues } from './statistics.ts'

export const unitValue = {
  series_unit: textValue({
    title: 'Series unit',
    description: 'Unit label of the series as entered.',
    needs: ['series_unit'],
  }),
}
export const recordValues = { ...unitValue, ...statisticsValues }

export const recordTables = {
  record_as_read: {
    title: 'Record details',
    description: 'Source and properties of the record.',
    columns: { what: wordedColumn('Item'), read: wordedColumn('Value') },
  },
}

/** `loaded` is a record that was read from a file. */
export const recordOf = (p: Recorded, loaded: unknown): RecordFound =>
  (loaded as RecordFound | undefined) ?? recordInRequest(p)

export const recordTold = (p: Partial<Inputs>, { told }: Statistics) => ({ series_unit: p.series_unit, ...told })

export const sourceRows = (p: Partial<Inputs>, { source, column, count, dt }: RecordFound) => [
  { what: 'Source', read: source },
  { what: 'Values', read: column },
  { what: 'Samples', read: shown(count, 9) },
  {
    what: 'Time step',
    read: `${shownIn(dt, 's', 6)}, ${p.time_column === undefined ? 'as entered' : 'from the time column'}`,
  },
  { what: 'Unit', read: p.series_unit ?? 'not provided' },
]

/** The unit after an amplitude in a sentence. */
export const unitOf = ({ series_unit }: Partial<Inputs>): string => (series_unit === undefined ? '' : ` ${series_unit}`)
export const samplesOf = ({ count }: { readonly count: number }): string => `${shown(count, 9)} samples`

/** Share of the standard deviation below which a mean is only rounding. */
const ROUNDING = 1e-12

export function described(p: Partial<Inputs>, { x_m, s, T_z }: Statistics, kept = ''): string {
  const unit = unitOf(p)
  const waves = T_z === null ? 'no complete wave' : `mean zero-crossing period ${shownIn(T_z, 's')}`
  const mean = Math.abs(x_m) < ROUNDING * s ? 0 : x_m
  return `Mean ${shown(mean, 4)}${unit}, standard deviation ${shown(s, 4)}${unit}, ${waves}${kept}`
}
