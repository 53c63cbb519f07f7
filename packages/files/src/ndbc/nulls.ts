/** Values of an NDBC file: 'MM' and the nines that NDBC documents for the column are nulls; nines of other columns are asked. */

import { answerTo } from '../asked.ts'
import { type LeftKind, type LeftTally, leave, leaveOneMore } from '../left.ts'
import { type DecimalComma, decimalComma, numberWith } from '../spaced/decimal-comma.ts'
import { decimalOf } from '../spaced/numbers.ts'
import type { Answers, Question } from '../table.ts'
import { listed, shown } from '../text/shown.ts'
import { DATE_COLUMNS, NDBC_COLUMNS } from './columns.ts'

export interface NdbcNulls {
  readonly names: readonly string[]
  /** The code of each column; undefined where none is known. */
  readonly codes: readonly (number | undefined)[]
  /** Whether NDBC does not describe the column. */
  readonly isUnknown: readonly boolean[]
  readonly tally: LeftTally
  readonly comma: DecimalComma
  /** Nulls of each column that were met. */
  readonly met: (LeftKind | undefined)[]
  /** How often nines stand in a column that NDBC does not describe. */
  readonly suspects: Map<number, Map<number, number>>
}

const NINES = [99, 999, 9999]
const NONE = 'none'

export function ndbcNulls(names: readonly string[], answers: Answers, tally: LeftTally): NdbcNulls {
  const isDate = names.map((name) => DATE_COLUMNS[name] !== undefined)
  const isUnknown = names.map((name, at) => !isDate[at] && NDBC_COLUMNS[name]?.nines === undefined)
  const codes = names.map(
    (name, at) => NDBC_COLUMNS[name]?.nines ?? (isUnknown[at] ? answered(name, answers) : undefined),
  )
  return {
    names,
    codes,
    isUnknown,
    tally,
    comma: decimalComma('NDBC', answers),
    met: names.map(() => undefined),
    suspects: new Map(),
  }
}

export function ndbcNumberOf(token: string, at: number, line: number, nulls: NdbcNulls): number {
  if (token === 'MM') return leaveNull(token, at, line, nulls)
  const number = numberWith(nulls.comma, token, decimalOf)
  if (number === undefined) {
    const name = nulls.names[at] ?? ''
    leave(nulls.tally, `text ${name}`, line, `values of '${name}' that are not numbers, such as ${shown(token)}`)
    return Number.NaN
  }
  if (nulls.isUnknown[at] && NINES.includes(number)) suspect(number, at, nulls)
  return number === nulls.codes[at] ? leaveNull(token, at, line, nulls) : number
}

export function ndbcNullQuestions({ names, suspects }: NdbcNulls): Question[] {
  return [...suspects].map(([at, counts]) => nullQuestion(names[at] ?? '', counts))
}

function nullQuestion(column: string, counts: ReadonlyMap<number, number>): Question {
  const codes = [...counts.keys()]
  const found = listed([...counts].map(([code, count]) => `${code} (${count} times)`))
  return {
    code: 'null_code',
    table: 'ndbc',
    column,
    text: `NDBC does not describe a column '${column}', which has ${found}. Does it mean that nothing was measured?`,
    choices: [
      ...codes.map((code) => ({ answer: `${code}`, means: `${code} is read as no value` })),
      { answer: NONE, means: `${codes[0]} is the value ${codes[0]}` },
    ],
  }
}

/** The code that was answered, before it is known which stand in the column. */
function answered(name: string, answers: Answers): number | undefined {
  return decimalOf(answerTo(nullQuestion(name, new Map(NINES.map((code) => [code, 0]))), answers) ?? '')
}

function leaveNull(token: string, at: number, line: number, { names, tally, met }: NdbcNulls): number {
  const kind = met[at]
  if (kind === undefined) met[at] = leave(tally, `null ${at}`, line, `nulls of '${names[at]}', such as '${token}'`)
  else leaveOneMore(kind, line)
  return Number.NaN
}

function suspect(code: number, at: number, { suspects }: NdbcNulls): void {
  const counts = suspects.get(at) ?? new Map<number, number>()
  counts.set(code, (counts.get(code) ?? 0) + 1)
  suspects.set(at, counts)
}
