/** Scans the rows of a table as often as it takes to know what each column is and how its numbers are written. */

import type { Asked } from '../asked.ts'
import { type LeftTally, leftTally } from '../left.ts'
import type { PlainText } from '../text/plain-text.ts'
import type { Head } from './head.ts'
import { type Kind, kindOf, type SurveyedColumn } from './kinds.ts'
import { EVERY_WAY, type Marks, waysThat, waysToRead } from './marks.ts'
import type { NamedColumn } from './names.ts'
import { fits, type Sample } from './sample.ts'
import { scanRows } from './scan.ts'
import type { Scan } from './scanned.ts'
import { type Survey, surveyOf } from './survey.ts'
import { writtenIn } from './ways.ts'

export interface Decided {
  readonly scan: Scan
  readonly columns: readonly (NamedColumn & SurveyedColumn)[]
  readonly kinds: readonly Kind[]
  readonly marks: Marks
  /** Of the rows. */
  readonly left: LeftTally
}

/** Throws FileError for rows of another width, quotes that do not end, and numbers written in two ways. */
export function decided(
  text: PlainText,
  sample: Sample,
  head: Head,
  named: readonly NamedColumn[],
  asked: Asked,
): Decided {
  const { layout, width } = sample
  const read = (decimal: '.' | ',', asTexts: ReadonlySet<number>) => {
    const left = leftTally()
    return { left, scan: scanRows(text, head.body, { layout, width, decimal, asTexts, left }) }
  }
  const guess = guessed(sample, head)
  const first = read(guess, new Set())
  const surveys = named.map((_, i) => {
    const scanned = first.scan.columns[i]
    if (scanned === undefined) throw new RangeError(`no column ${i}`)
    return surveyOf(text, scanned, layout, guess)
  })
  const isBesideBare = surveys.some(({ bare }) => bare > 0)
  const columns = named.map((column, i) => ({ ...column, survey: surveys[i] as Survey, isBesideBare }))
  const kinds = columns.map((column) => kindOf(column, first.scan.lines, asked))
  const numeric = columns.flatMap((column, index) => (kinds[index] === 'numbers' ? [{ ...column, index }] : []))
  const { marks, texts } = writtenIn({ columns: numeric, layout, lines: first.scan.lines, head }, asked)
  const final = kinds.map((kind, i): Kind => (texts.has(i) ? 'texts' : kind))
  const asTexts = new Set(final.flatMap((kind, i) => (kind === 'numbers' ? [] : [i])))
  const isRead = marks.decimal === guess && [...asTexts].every((i) => first.scan.columns[i]?.plain === 0)
  return { ...(isRead ? first : read(marks.decimal, asTexts)), columns, kinds: final, marks }
}

/** The decimal mark by the numbers of the first rows, so that most of a file is read once. */
function guessed({ records, width }: Sample, { body }: Head): '.' | ',' {
  const rows = records.filter(({ at, cells }) => at.line >= body.line && fits(cells, width))
  const found = rows.flatMap(({ cells }) => cells.map(({ text }) => waysToRead(text)).filter((ways) => ways !== 0))
  const all = found.reduce((set, ways) => set & ways, EVERY_WAY)
  const hasPoint = (all & waysThat(({ decimal }) => decimal === '.')) !== 0
  return all !== 0 && !hasPoint ? ',' : '.'
}
