/**
 * Monthly production of OGOR-A: the public delimited file of BSEE, which has no heading, and exports of it with headings. A
 * file has many wells; the table is that of one, by its API number.
 */
import { apiRead } from '@keelson/workflow'
import { Asked } from '../asked.ts'
import { leftOf, leftTally } from '../left.ts'
import { FileError } from '../refused.ts'
import { beginningOf } from '../spaced/beginning.ts'
import type { Answers, FileRead, Question, Reader } from '../table.ts'
import { plainText } from '../text/plain-text.ts'
import { endOf } from '../text/unended.ts'
import { VOLUMES } from './columns.ts'
import { ogorHeadOf } from './head.ts'
import { tableOfWell } from './well-table.ts'
import { type OgorWell, wellsIn } from './wells.ts'

export const ogorReader: Reader = { format: 'ogor-a', recognises, read }

const HEAD_BYTES = 8_192

function recognises(bytes: Uint8Array): boolean {
  const beginning = beginningOf(bytes, HEAD_BYTES)
  return beginning !== undefined && ogorHeadOf(beginning) !== undefined
}

function read(bytes: Uint8Array, answers: Answers): FileRead {
  const text = plainText(bytes)
  const head = ogorHeadOf(text)
  if (head === undefined) {
    throw new FileError('not_this_format', 'the first line has neither a record nor the headings of OGOR-A', {
      line: 1,
    })
  }
  const left = leftTally()
  const wells = [...wellsIn(text, head, left).values()].map(totalled).toSorted(byProduction)
  const [first] = wells
  if (first === undefined)
    throw new FileError('file_malformed', 'line 1: the file has headings and no records', { line: 1 })
  const asked = new Asked(inDigits(answers))
  const digits = wells.length === 1 ? undefined : asked.ask(whichQuestion(wells))
  const { well } = wells.find((one) => one.well.api.digits === digits) ?? first
  const table = tableOfWell(well, head)
  return {
    format: 'ogor-a',
    tables: [{ ...table, facts: { ...table.facts, ...endOf(text) } }],
    questions: asked.open,
    left: leftOf(left),
  }
}

/** A well may be named as reports print its number. */
function inDigits(answers: Answers): Answers {
  const { value } = apiRead(answers.table)
  return typeof value === 'string' ? { ...answers, table: value } : answers
}

interface Totalled {
  readonly well: OgorWell
  /** In the order of `VOLUMES`. */
  readonly totals: readonly number[]
}

function totalled(well: OgorWell): Totalled {
  const totals = VOLUMES.map((_, i) => well.months.values().reduce((sum, { volumes }) => sum + (volumes[i] || 0), 0))
  return { well, totals }
}

/** That with most oil first; of those with as much, that with most gas. */
function byProduction(a: Totalled, b: Totalled): number {
  const [oil, gas] = [0, 1].map((i) => (b.totals[i] ?? 0) - (a.totals[i] ?? 0))
  return oil || gas || (a.well.api.digits < b.well.api.digits ? -1 : 1)
}

/** Until it is answered the table is that of the first. */
const whichQuestion = (wells: readonly Totalled[]): Question => ({
  code: 'table',
  text: `The file has records of ${wells.length} wells. Which well is read?`,
  choices: wells.map((one) => ({ answer: one.well.api.digits, means: inWords(one) })),
})

function inWords({ well: { months }, totals: [oil = 0, gas = 0] }: Totalled): string {
  const ordered = [...months.values()].map(({ month }) => month).toSorted((a, b) => a.ordinal - b.ordinal)
  const [first, last] = [ordered[0]?.label, ordered.at(-1)?.label]
  const span = months.size === 1 ? `1 month, ${first}` : `${months.size} months from ${first} to ${last}`
  return `${span}, oil ${oil.toLocaleString('en')}, gas ${gas.toLocaleString('en')}`
}
