/** OGOR-A files for the tests: a record of which a test says only what it is about. */
import { FileError } from '../refused.ts'
import type { Answers, FileRead } from '../table.ts'
import { OGOR_A, type OgorField } from './columns.ts'
import { ogorReader } from './read.ts'

type Record = Readonly<Partial<{ [F in OgorField]: string }>>

const PLAIN: Record = {
  LEASE_NUMBER: 'G00001',
  COMPLETION_NAME: '  A001',
  PRODUCTION_DATE: '202001',
  DAYS_ON_PROD: '31',
  PRODUCT_CODE: 'O',
  MON_O_PROD_VOL: '000003100',
  MON_G_PROD_VOL: '000000000',
  MON_WTR_PROD_VOL: '000000010',
  API_WELL_NUMBER: '608120000100',
  SORT_NAME: 'EXAMPLE OIL LLC',
  INJECTION_VOLUME: '000000000',
  PROD_INTERVAL_CD: 'S01',
}

export const lineOf = (record: Record): string =>
  `${OGOR_A.map((field) => `"${record[field] ?? PLAIN[field] ?? ''}"`).join(',')}\r\n`

const bytes = (text: string) => new TextEncoder().encode(text)

export const readLines = (records: readonly (Record | string)[], answers: Answers = {}): FileRead =>
  ogorReader.read(bytes(records.map((one) => (typeof one === 'string' ? one : lineOf(one))).join('')), answers)

export const readText = (text: string, answers: Answers = {}): FileRead => ogorReader.read(bytes(text), answers)
export const isOgor = (text: string): boolean => ogorReader.recognises(bytes(text), '')

/** Of the one table, by its name. */
export function columnIn({ tables: [table] }: FileRead, name: string) {
  const column = table?.columns.find((one) => one.name === name)
  if (column === undefined) throw new Error(`no column ${name}`)
  const { values, unit } = column
  return { unit, values: values.kind === 'numbers' ? [...values.numbers] : values.texts }
}

export function refusalOf(read: () => unknown): FileError {
  try {
    read()
  } catch (error) {
    if (error instanceof FileError) return error
    throw error
  }
  throw new Error('it was read')
}
