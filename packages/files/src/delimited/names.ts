/** Name and unit of each column, by the heading and the row of units. */

import type { Asked } from '../asked.ts'
import type { Question } from '../table.ts'
import { shown } from '../text/shown.ts'
import { doubtfulUnit } from './doubts.ts'
import type { Head } from './head.ts'
import { headingOf, toldApart, unitPlace } from './heading.ts'
import { TEXTS, unitIn } from './units-row.ts'

export interface NamedColumn {
  readonly table: string
  readonly name: string
  readonly heading: string
  /** By the row of units. */
  readonly isTexts: boolean
  readonly unit?: string
  readonly unitFrom?: string
  /** It states two units. */
  readonly isUnitAsked: boolean
  /** Units that the heading may state: asked where the column is of numbers. */
  readonly possible: readonly string[]
}

export function namedColumns(table: string, { heading, units }: Head, width: number, asked: Asked): NamedColumn[] {
  const headings = Array.from({ length: width }, (_, i) => heading?.cells[i]?.text.trim() ?? '')
  const stated = headings.map((text, i) => statedBy(text, units?.cells[i]?.text, units !== undefined))
  const names = toldApart(stated.map(({ name }, i) => (name === '' ? `Column ${i + 1}` : name)))
  return stated.map((column, i) => {
    const own = { table, name: names[i] ?? '', heading: headings[i] ?? '' }
    const isUnitAsked = column.ofRow !== undefined && column.ofHeading !== undefined
    const said = { isTexts: column.isTexts, possible: column.possible, isUnitAsked }
    return { ...own, ...said, ...unitOf(column, own.name, table, units, asked) }
  })
}

interface Stated {
  readonly name: string
  readonly isTexts: boolean
  readonly possible: readonly string[]
  readonly ofHeading?: { readonly unit: string; readonly from: string }
  readonly ofRow?: string
}

/** Where a file has a row of units, a heading that ends with something doubtful states none. */
function statedBy(text: string, cell: string | undefined, hasRow: boolean): Stated {
  const { name, unit, place, possible } = headingOf(text)
  const row = cell === undefined ? '' : unitIn(cell)
  const ofHeading = unit === undefined || place === undefined ? undefined : { unit, from: unitPlace(place) }
  return {
    name,
    isTexts: cell === TEXTS,
    possible: hasRow ? [] : possible,
    ...(ofHeading && { ofHeading }),
    ...(row !== '' && cell !== TEXTS && { ofRow: row }),
  }
}

function unitOf(
  { ofHeading, ofRow }: Stated,
  name: string,
  table: string,
  units: Head['units'],
  asked: Asked,
): Pick<NamedColumn, 'unit' | 'unitFrom'> {
  const from = `row of units, line ${units?.line}`
  if (ofRow === undefined) return ofHeading ? { unit: ofHeading.unit, unitFrom: ofHeading.from } : {}
  if (ofHeading === undefined || ofHeading.unit === ofRow) return { unit: ofRow, unitFrom: from }
  const answer = asked.ask(twoUnits(table, name, ofHeading.unit, ofRow))
  return answer === undefined ? {} : { unit: answer, unitFrom: answer === ofRow ? from : ofHeading.from }
}

function twoUnits(table: string, column: string, heading: string, row: string): Question {
  return {
    code: 'unit',
    text: `The heading of ${shown(column)} states ${heading}, and the row of units ${row}. Which is it?`,
    table,
    column,
    choices: [
      { answer: row, means: `the unit is ${row}, from the row of units` },
      { answer: heading, means: `the unit is ${heading}, from the heading` },
    ],
  }
}

/** The unit that a person gave to a heading that may state one. */
export function withDoubtfulUnit(column: NamedColumn, asked: Asked): NamedColumn {
  if (column.possible.length === 0) return column
  const unit = doubtfulUnit(column, column.possible, asked)
  return { ...column, isUnitAsked: true, ...(unit !== undefined && { unit, unitFrom: 'answer' }) }
}
