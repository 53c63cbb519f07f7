/** What a cell of a series says: a number, a date as days, a unit, or nothing. */
import { refuse, shown } from '@keelson/workflow'
import type { SourceTable } from './calculate-table.ts'
import { LARGEST } from './inputs.ts'

/** NaN where a value is missing. */
export interface Read {
  readonly value: number
  readonly isDate?: true
}

const MISSING = /^(?:nan|na|n\/a|null|none|-)?$/i
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i
const DATE = /^(\d{4})-(\d{2})(?:-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}(?:\.\d+)?))?(Z|[+-]\d{2}:?\d{2})?)?)?$/
const DAY = 86_400_000

export const isMissing = (cell: unknown): boolean =>
  cell === null || (typeof cell === 'string' && MISSING.test(cell.trim()))

/** Whether a cell is neither a number, nor a date, nor missing: that of a row of units, or a mistake. */
export const isWord = (cell: unknown): cell is string =>
  typeof cell === 'string' && !isMissing(cell) && !NUMBER.test(cell.trim()) && !DATE.test(cell.trim())

export function numberIn(table: SourceTable, row: number, column: string): Read {
  const cell = table.cell(row, column)
  if (isMissing(cell)) return { value: Number.NaN }
  const text = String(cell).trim()
  if (typeof cell !== 'number' && !NUMBER.test(text))
    return refused(table, row, column, `must be a number${hint(text)}`)
  const value = Number(cell)
  if (Math.abs(value) <= LARGEST) return { value }
  return refused(table, row, column, `must be between −${LARGEST} and ${LARGEST}`)
}

/** A number, or an ISO date as days from 1970-01-01. */
export function keyIn(table: SourceTable, row: number, column: string): Read {
  const cell = table.cell(row, column)
  if (typeof cell !== 'string' || !DATE.test(cell.trim())) return numberIn(table, row, column)
  const days = daysOf(cell.trim())
  return days === undefined ? refused(table, row, column, 'must be a calendar date') : { value: days, isDate: true }
}

/** Without a zone it is UTC; a month is its first day. */
function daysOf(text: string): number | undefined {
  const [, year, month, day = '01', hour = '00', minute = '00', second = '00', zone = 'Z'] = DATE.exec(text) ?? []
  const [y, m, d, h, min, s] = [year, month, day, hour, minute, second].map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const date = new Date(Date.UTC(y, m - 1, d))
  date.setUTCFullYear(y)
  const isSound = date.getUTCMonth() === m - 1 && date.getUTCDate() === d && h < 24 && min < 60 && s < 60
  const [sign, away, past] = [zone.startsWith('-') ? -1 : 1, Number(zone.slice(1, 3)), Number(zone.slice(-2))]
  const shift = zone === 'Z' ? 0 : sign * (away * 60 + past)
  return isSound ? (date.getTime() + ((h * 60 + min - shift) * 60 + s) * 1000) / DAY : undefined
}

/** The day of a key that was a date. */
export const dateOf = (days: number): string => {
  const iso = new Date(Math.round(days * DAY)).toISOString()
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : `${iso.slice(0, 19).replace('T', ' ')} UTC`
}

/** A key as a sentence has it. */
export const keySaid = (key: number, areDates: boolean): string => (areDates ? dateOf(key) : shown(key, 9))

/** A comma in a number, or a unit behind it. */
function hint(text: string): string {
  if (/^[+-]?\d+,\d+$/.test(text)) return ' with a decimal point'
  return /^[+-]?[\d.]+(?:e[+-]?\d+)?\s*\D+$/i.test(text)
    ? ' without a unit (units are labels, entered as {key_unit} and {value_unit} or in a row of units)'
    : ''
}

const SHOWN = 40
function refused(table: SourceTable, row: number, column: string, must: string): never {
  const sent = JSON.stringify(table.cell(row, column)).slice(0, SHOWN)
  return refuse(
    table.pointerOf(row, column),
    `${must}; '${table.label}' contains ${sent} in column '${column}', ${table.rowName(row)}`,
  )
}
