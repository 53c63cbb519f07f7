/** Whether a depth is a part of the wall or a length: by its unit, by '%' in its heading, else asked. */

import { wordsOf } from '../headings/words.ts'
import type { FileColumn, FileTable, Question } from '../table.ts'
import { shown } from '../text/shown.ts'

const PARTS = ['%', 'percent', 'pct', '%wt', '% wt', '% of wt', '%wall', '% wall', '% of wall']
const WORDS_OF_PARTS = ['%', 'percent', 'pct']

export interface DepthOf {
  readonly means: 'peak_depth' | 'peak_depth_percent'
  readonly because: string
  readonly question?: Question
}

export function depthOf(table: FileTable, column: FileColumn): DepthOf {
  const unit = (column.unit ?? '').toLowerCase()
  if (PARTS.includes(unit)) return { means: 'peak_depth_percent', because: `in ${column.unit} of the wall` }
  if (unit !== '') return { means: 'peak_depth', because: `with the unit ${shown(column.unit ?? '')}` }
  if (wordsOf(column.name).some((word) => WORDS_OF_PARTS.includes(word))) {
    return { means: 'peak_depth_percent', because: 'in % of the wall, by its heading' }
  }
  return { means: 'peak_depth_percent', because: 'its unit is not stated', question: depthQuestion(table, column) }
}

export function depthQuestion(table: FileTable, column: FileColumn): Question {
  const largest = largestOf(column)
  const percent = { answer: '%', means: `the largest, ${largest}, is ${largest} % of the wall` }
  const fraction = { answer: '1', means: `the largest, ${largest}, is ${largest * 100} % of the wall` }
  const lengths = ['mm', 'in'].map((unit) => ({
    answer: unit,
    means: `the largest, ${largest}, is ${largest} ${unit}`,
  }))
  return {
    code: 'unit',
    table: table.name,
    column: column.name,
    text: `In which unit is the depth ${shown(column.heading)}? Its largest value is ${largest}.`,
    choices: largest <= 1 ? [fraction, ...lengths, percent] : [percent, ...lengths],
  }
}

function largestOf({ values }: FileColumn): number {
  if (values.kind === 'texts') return Number.NaN
  return values.numbers.reduce((most, number) => (number > most ? number : most), 0)
}
