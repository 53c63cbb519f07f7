/** Rates that are calculated of the volumes of a month: by the calendar, and over the days on production. */
import type { FileColumn } from '../table.ts'
import type { WellMonth } from './wells.ts'

/** None of a product that the well does not have. */
export function ratesOf(
  product: string,
  volume: FileColumn,
  rows: readonly WellMonth[],
  days: FileColumn | undefined,
): FileColumn[] {
  const volumes = numbersOf(volume)
  if (volumes.every((one) => one === 0)) return []
  const calendar = volumes.map((one, i) => one / (rows[i]?.month.days ?? Number.NaN))
  const column = (name: string, how: string, numbers: Float64Array): FileColumn => ({
    name,
    heading: name,
    ...(volume.unit !== undefined && { unit: `${volume.unit}/d`, unitFrom: `calculated, ${how}` }),
    description: `calculated, ${how}`,
    of: volume.name,
    values: { kind: 'numbers', numbers },
  })
  const byCalendar = column(`${product} rate per calendar day`, 'volume / days in the month', calendar)
  if (days === undefined) return [byCalendar]
  const onStream = numbersOf(days)
  const producing = volumes.map((one, i) => rateOver(one, onStream[i] ?? Number.NaN))
  return [byCalendar, column(`${product} rate per producing day`, 'volume / days on production', producing)]
}

/** 0 of a month that is shut in; none where a volume has no day on which it was produced. */
function rateOver(volume: number, days: number): number {
  if (volume === 0) return 0
  return days > 0 ? volume / days : Number.NaN
}

const numbersOf = ({ values }: FileColumn): Float64Array =>
  values.kind === 'numbers' ? values.numbers : new Float64Array(0)
