/** The numbers of a LAS file: a line for each step of the index, or, wrapped, the index alone and its values on the next lines. */

import { leave } from '../left.ts'
import { FileError } from '../refused.ts'
import { addLine, type GrowingLines, growingLines } from '../spaced/growing.ts'
import { splitAtBlanks, splitAtMark } from '../spaced/tokens.ts'
import { linesOf } from '../text/lines.ts'
import type { PlainText } from '../text/plain-text.ts'
import { shown } from '../text/shown.ts'
import { type LasColumn, type LasValues, takeValue } from './column.ts'

export interface LasRows {
  readonly columns: readonly LasColumn[]
  readonly lines: GrowingLines
}

export interface LasLayout {
  readonly dataLine: number
  readonly wrapped: boolean
  readonly delimiter: 'blanks' | 'tab' | 'comma'
}

interface Reading extends LasRows {
  readonly values: LasValues
  readonly wrapped: boolean
  readonly split: (text: string) => string[]
  /** The values of a wrapped step that is not yet whole. */
  step: string[]
  stepLine: number
  misfits: number
  firstMisfit: { readonly line: number; readonly count: number } | undefined
}

export function lasRowsOf(
  file: PlainText,
  layout: LasLayout,
  columns: readonly LasColumn[],
  values: LasValues,
): LasRows {
  const reading: Reading = {
    columns,
    values,
    lines: growingLines(),
    wrapped: layout.wrapped,
    split: splitterOf(layout.delimiter),
    step: [],
    stepLine: 0,
    misfits: 0,
    firstMisfit: undefined,
  }
  let after = ''
  for (const { text, number: line } of linesOf(file)) {
    if (line <= layout.dataLine) continue
    const start = text.trim()
    if (start === '') continue
    if (start.startsWith('~')) after = start
    if (after !== '') leave(values.tally, 'after', line, `lines after the numbers, from ${shown(after)} on`)
    else if (start.startsWith('#')) leave(values.tally, 'comment lines', line)
    else takeLine(reading, text, line)
  }
  finish(reading)
  return reading
}

function splitterOf(delimiter: LasLayout['delimiter']): (text: string) => string[] {
  if (delimiter === 'blanks') return splitAtBlanks
  const mark = delimiter === 'tab' ? '\t' : ','
  return (text) => splitAtMark(text, mark)
}

function takeLine(reading: Reading, text: string, line: number): void {
  const tokens = reading.split(text)
  if (tokens.length === reading.columns.length + 1 && tokens.at(-1) === '') tokens.pop()
  if (reading.wrapped) takeWrapped(reading, tokens, line)
  else if (tokens.length === reading.columns.length) takeRow(reading, tokens, line)
  else leaveMisfit(reading, tokens.length, line)
}

function takeRow(reading: Reading, tokens: readonly string[], line: number): void {
  addLine(reading.lines, line)
  let at = 0
  for (const column of reading.columns) {
    takeValue(column, tokens[at] ?? '', line, reading.values)
    at += 1
  }
}

function leaveMisfit(reading: Reading, count: number, line: number): void {
  reading.misfits += 1
  reading.firstMisfit ??= { line, count }
  leave(
    reading.values.tally,
    'misfit',
    line,
    `rows that do not have one value for each of the ${reading.columns.length} curves`,
  )
}

/** A value too few would shift all that follow, so a step that does not come out even is refused. */
function takeWrapped(reading: Reading, tokens: readonly string[], line: number): void {
  if (reading.step.length === 0) {
    if (tokens.length !== 1 && reading.columns.length > 1) throw uneven(reading, tokens, line)
    reading.stepLine = line
  }
  for (const token of tokens) reading.step.push(token)
  if (reading.step.length > reading.columns.length) throw uneven(reading, tokens, line)
  if (reading.step.length < reading.columns.length) return
  takeRow(reading, reading.step, reading.stepLine)
  reading.step = []
}

function uneven(reading: Reading, tokens: readonly string[], line: number): FileError {
  const index = reading.columns[0]?.name ?? ''
  if (reading.step.length === 0) {
    return new FileError(
      'file_malformed',
      `line ${line} has ${tokens.length} values where a wrapped step begins with its ${index} alone; ` +
        `the step before it does not have one value for each of the ${reading.columns.length} curves`,
      { line, column: index },
    )
  }
  return new FileError(
    'file_malformed',
    `line ${line} ends a step, begun on line ${reading.stepLine}, with ${reading.step.length} values ` +
      `where there are ${reading.columns.length} curves`,
    { line },
  )
}

function finish(reading: Reading): void {
  if (reading.step.length > 0) {
    leave(reading.values.tally, 'cut', reading.stepLine, 'incomplete last step')
  }
  const { firstMisfit, misfits } = reading
  if (firstMisfit === undefined || misfits <= reading.lines.length) return
  throw new FileError(
    'file_malformed',
    `line ${firstMisfit.line} has ${firstMisfit.count} values where the section ~C names ${reading.columns.length} curves; ` +
      `${misfits} of ${misfits + reading.lines.length} rows do not fit`,
    { line: firstMisfit.line },
  )
}
