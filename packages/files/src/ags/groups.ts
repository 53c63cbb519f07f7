/** The groups of an AGS file: GROUP, HEADING, UNIT and TYPE, and below them the rows of DATA. */
import { type LeftTally, leave } from '../left.ts'
import { FileError } from '../refused.ts'
import { refuseTooWide } from '../spaced/filling.ts'
import { addLine, type GrowingLines, growingLines } from '../spaced/growing.ts'
import { namesApart } from '../spaced/names.ts'
import { linesOf } from '../text/lines.ts'
import type { PlainText } from '../text/plain-text.ts'
import { shown } from '../text/shown.ts'
import { cellsOf } from './cells.ts'
import { type AgsColumn, type AgsReading, agsColumn, takeCell } from './column.ts'

export interface AgsGroup {
  readonly name: string
  /** Of its UNIT row; undefined where it has none. */
  unitLine: number | undefined
  headings: readonly string[]
  units: readonly string[]
  types: readonly string[]
  /** From its first row on. */
  columns: readonly AgsColumn[]
  readonly lines: GrowingLines
  misfits: number
  firstMisfit: { readonly line: number; readonly count: number } | undefined
}

/** More than the dictionary of the format has, several times over. */
const MOST_GROUPS = 2_000

export function agsGroupsOf(file: PlainText, reading: AgsReading): AgsGroup[] {
  const groups = new Map<string, AgsGroup>()
  let group: AgsGroup | undefined
  for (const { text, number: line } of linesOf(file)) {
    if (text.trim() === '') continue
    const cells = cellsOf(text)
    if (cells === undefined)
      leave(reading.left, 'quotes', line, 'lines with a quotation mark that is neither closed nor doubled')
    else if (cells[0] === 'GROUP') group = begun(groups, cells, line)
    else if (group === undefined) throw malformed(`line ${line} is before the first GROUP`, line)
    else if (cells[0] === 'DATA') takeData(group, cells.slice(1), line, reading)
    else takeRow(group, cells, line, reading.left)
  }
  for (const one of groups.values()) finish(one)
  return [...groups.values()]
}

const malformed = (says: string, line: number) => new FileError('file_malformed', says, { line })

function begun(groups: Map<string, AgsGroup>, [, name = '']: readonly string[], line: number): AgsGroup {
  if (name === '') throw malformed(`line ${line} begins a group without a name`, line)
  if (groups.has(name))
    throw malformed(`line ${line} begins the group ${shown(name)} again: a file may have each group only once`, line)
  if (groups.size >= MOST_GROUPS)
    throw new FileError('file_too_large', `line ${line} begins more than ${MOST_GROUPS} groups`, { line })
  const group: AgsGroup = {
    name,
    unitLine: undefined,
    headings: [],
    units: [],
    types: [],
    columns: [],
    lines: growingLines(),
    misfits: 0,
    firstMisfit: undefined,
  }
  groups.set(name, group)
  return group
}

function takeRow(group: AgsGroup, [kind = '', ...cells]: readonly string[], line: number, left: LeftTally): void {
  if (kind !== 'HEADING' && kind !== 'UNIT' && kind !== 'TYPE') {
    leave(left, 'kind', line, 'lines that are not GROUP, HEADING, UNIT, TYPE or DATA')
    return
  }
  const { name, headings, columns } = group
  if (columns.length > 0)
    throw malformed(`line ${line} has ${kind} below the first row of the group ${shown(name)}`, line)
  if (kind === 'HEADING') {
    refuseTooWide(cells.length, line)
    group.headings = cells
    return
  }
  if (cells.length !== headings.length)
    throw malformed(
      `line ${line} has ${cells.length} cells where the group ${shown(name)} has ${headings.length} headings`,
      line,
    )
  if (kind === 'TYPE') group.types = cells
  else Object.assign(group, { units: cells, unitLine: line })
}

function takeData(group: AgsGroup, cells: readonly string[], line: number, reading: AgsReading): void {
  const { name, headings, lines } = group
  if (headings.length === 0)
    throw malformed(`line ${line} has data of the group ${shown(name)} before its HEADING`, line)
  if (group.columns.length === 0) finish(group)
  if (cells.length === headings.length) {
    addLine(lines, line)
    for (const [at, column] of group.columns.entries()) takeCell(column, cells[at] ?? '', line, reading)
    return
  }
  group.misfits += 1
  group.firstMisfit ??= { line, count: cells.length }
  leave(
    reading.left,
    `misfit ${name}`,
    line,
    `rows of ${shown(name)} that do not have the ${headings.length} cells of its HEADING`,
  )
}

/** Makes its columns, of a group without rows too; one in which most rows do not fit its headings is refused. */
function finish(group: AgsGroup): void {
  const { name, headings, units, types, lines, misfits, firstMisfit } = group
  if (firstMisfit !== undefined && misfits > lines.length) {
    const { line, count } = firstMisfit
    throw malformed(
      `line ${line} has ${count} cells where the group ${shown(name)} has ${headings.length} headings`,
      line,
    )
  }
  if (group.columns.length > 0) return
  const apart = namesApart(headings)
  group.columns = headings.map((heading, at) =>
    agsColumn(apart[at] ?? heading, heading, units[at] ?? '', types[at] ?? ''),
  )
}
