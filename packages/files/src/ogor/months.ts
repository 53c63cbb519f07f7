/** The month of a record: YYYYMM as the official file has it, or as exports write it. */
import { monthRead } from '@keelson/workflow/month.ts'
import { isDay } from '../delimited/calendar.ts'

export interface Month {
  /** '2020-01' */
  readonly label: string
  /** Months since year 0. */
  readonly ordinal: number
  readonly days: number
}

const MONTH = /^((?:19|20)\d\d)(0[1-9]|1[0-2])$/
/** Of a spreadsheet or a data frame: a number with decimals of zero, or the first day of the month. */
const FIRST_DAY = /^(\d{4}-\d{2})-01(?:[T ]00:00(?::00(?:\.0+)?)?)?$/

export function monthOf(text: string): Month | undefined {
  const read = monthRead(text.replace(/^(\d{6})\.0+$/, '$1').replace(FIRST_DAY, '$1'))
  const [, year, month] = MONTH.exec(String(read)) ?? []
  if (year === undefined || month === undefined) return undefined
  const days = [31, 30, 29].find((day) => isDay(Number(year), Number(month), day)) ?? 28
  return { label: `${year}-${month}`, ordinal: 12 * Number(year) + Number(month) - 1, days }
}
