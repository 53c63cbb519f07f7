/** The columns of a study and what stands in them, as they are read by its tables and its charts. */
import type { OutputStatistics, StudyColumn } from '@keelson/studies/study.ts'
import { midSentence } from '@keelson/workflow/shown.ts'
import { type Content, html } from '../html.ts'
import { numberText, quantity, unitText, utilisationText } from '../numbers.ts'
import type { Cell, Cells, StudyReportInput } from './input.ts'

/** Varied inputs that are named of one point. */
const MOST_NAMED = 6

/** The check whose utilisation a column holds. */
export const checkOf = (name: string): string | undefined => /^checks\.(.+)\.utilisation$/.exec(name)?.[1]

export const columnOf = ({ study }: StudyReportInput, name: string): StudyColumn =>
  study.columns.find((c) => c.name === name) ?? { name, title: name, type: 'number', role: 'output' }

export const variedColumns = ({ study }: StudyReportInput): readonly StudyColumn[] =>
  study.columns.filter(({ role }) => role === 'varied')

export const numberOutputs = ({ study }: StudyReportInput): readonly StudyColumn[] =>
  study.columns.filter(({ role, type }) => role === 'output' && type === 'number')

/** The limit of the utilisation that a column holds; undefined where it holds none, or the limit is not one number. */
export function limitOf({ contract }: StudyReportInput, { name }: Pick<StudyColumn, 'name'>): number | undefined {
  const check = checkOf(name)
  if (check === undefined || !Object.hasOwn(contract.checks, check)) return undefined
  return contract.checks[check]?.limit ?? undefined
}

/** The check of a utilisation in short, any other output by its title. */
export function shortTitle({ contract }: StudyReportInput, { name, title }: StudyColumn): string {
  const check = checkOf(name)
  return (check !== undefined && Object.hasOwn(contract.checks, check) && contract.checks[check]?.title) || title
}

export const cellsOf = ({ points }: StudyReportInput, name: string): readonly Cell[] =>
  Object.hasOwn(points.columns, name) ? (points.columns[name] ?? []) : []

/** NaN where there is no number: a line has a gap there. */
export const numbersOf = (input: StudyReportInput, name: string): readonly number[] =>
  cellsOf(input, name).map((cell) => (typeof cell === 'number' ? cell : Number.NaN))

/** Of the points that have a number there; undefined where none has. */
export const statisticsOf = ({ study }: StudyReportInput, name: string): OutputStatistics | undefined =>
  study.statistics?.outputs.find(({ output, count }) => output === name && count > 0)

/** The output that the study is about: that of its target, else the utilisation nearest to or furthest beyond its limit. */
export function chiefOutput(input: StudyReportInput): StudyColumn | undefined {
  const target = input.study.statistics?.goal?.output
  const outputs = numberOutputs(input)
  if (target !== undefined) return columnOf(input, target)
  const ranked = outputs
    .filter(({ name }) => checkOf(name) !== undefined)
    .toSorted((a, b) => usedAtMost(input, b) - usedAtMost(input, a))
  return ranked[0] ?? outputs[0]
}

/** The greatest utilisation over its limit. */
export function usedAtMost(input: StudyReportInput, column: StudyColumn): number {
  const most =
    statisticsOf(input, column.name)?.maximum ?? Math.max(...numbersOf(input, column.name).filter(Number.isFinite))
  return most / (limitOf(input, column) ?? 1)
}

/** A number as a table prints it, a utilisation with as many digits as tell it from its limit; a gap where there is none. */
export function cellText(input: StudyReportInput, cell: Cell | undefined, column: StudyColumn): Content {
  if (cell === null || cell === undefined) return '–'
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  if (typeof cell === 'string') return cell
  if (!Number.isFinite(cell)) return '–'
  if (checkOf(column.name) !== undefined) return utilisationText(cell, limitOf(input, column) ?? 1)
  return quantity(cell, column.unit)
}

/** The same without markup, for a drawing. */
export function plainText(input: StudyReportInput, cell: Cell | undefined, column: StudyColumn, digits = 5): string {
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  if (typeof cell !== 'number') return cell ?? '–'
  if (checkOf(column.name) !== undefined) return utilisationText(cell, limitOf(input, column) ?? 1)
  return withUnit(cell, column.unit, digits)
}

/** '12.7 mm'. */
export function withUnit(value: number, unit: string | undefined, digits = 5): string {
  const printed = unitText(unit)
  return `${numberText(value, digits)}${printed === '' ? '' : ` ${printed}`}`
}

/** What varied at a point, by its number; undefined where the page was not told. */
export function cellsAt(input: StudyReportInput, point: number): Cells | undefined {
  const named = input.named_points.find((p) => p.point === point)
  if (named) return named.cells
  const row = cellsOf(input, 'point').indexOf(point)
  if (row < 0) return undefined
  return Object.fromEntries(variedColumns(input).map(({ name }) => [name, cellsOf(input, name)[row] ?? null]))
}

/** 'Point 12: wall thickness 8 mm, design pressure 20 MPa', with a way to its recorded run. */
export function pointText(input: StudyReportInput, point: number): Content {
  const cells = cellsAt(input, point)
  const varied = variedColumns(input).filter(({ name }) => cells !== undefined && Object.hasOwn(cells, name))
  const left = varied.length - MOST_NAMED
  const places = varied
    .slice(0, MOST_NAMED)
    .map(
      (column, i) =>
        html`${i > 0 && ', '}${midSentence(column.title)} ${cellText(input, cells?.[column.name], column)}`,
    )
  const run = input.runs.find((r) => r.point === point)
  return html`${places}${left > 0 && ` and ${left} more`} <span class="quiet">(point ${point})</span>${run && html` ${runLink(run.url, 'run')}`}`
}

/** A link where the address is one of the web or of this service. */
export const runLink = (url: string, text: Content): Content =>
  /^(?:https?:\/\/|\/(?![/\\]))/i.test(url) ? html`<a href="${url}">${text}</a>` : text
