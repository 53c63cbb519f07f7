/** The columns of a study and what stands in them, as they are read by its tables and its charts. */
import type { OutputStatistics, Study, StudyColumn } from '@keelson/studies/study.ts'
import { midSentence, shownUtilisation } from '@keelson/workflow/shown.ts'
import { type Content, html } from '../html.ts'
import { quantity } from '../numbers.ts'
import type { Cell, Cells, StudyReportInput } from './input.ts'
import { withUnit } from './words.ts'

/** Varied inputs that are named of one point. */
const MOST_NAMED = 6

/** The utilisation of the check that governs, whichever it is. */
const GOVERNING = 'utilisation'

/** The check whose utilisation a column holds. */
const checkOf = (name: string): string | undefined => /^checks\.(.+)\.utilisation$/.exec(name)?.[1]

export const isGoverning = ({ name }: Pick<StudyColumn, 'name'>): boolean => name === GOVERNING
export const isUtilisation = (column: Pick<StudyColumn, 'name'>): boolean =>
  isGoverning(column) || checkOf(column.name) !== undefined

export const columnOf = ({ study }: StudyReportInput, name: string): StudyColumn =>
  study.columns.find((c) => c.name === name) ?? { name, title: name, type: 'number', role: 'output' }

/** The column of an input, which may be called as an output is. */
export const inputColumn = (input: StudyReportInput, param: string): StudyColumn =>
  variedColumns(input).find(({ name }) => name === param || name === `params.${param}`) ?? columnOf(input, param)

export const variedColumns = ({ study }: StudyReportInput): readonly StudyColumn[] =>
  study.columns.filter(({ role }) => role === 'varied')

/** Outputs that are numbers; a check that no point made has none. */
export const numberOutputs = (input: StudyReportInput): readonly StudyColumn[] =>
  input.study.columns.filter(
    ({ role, type, name }) =>
      role === 'output' && type === 'number' && (!input.study.statistics || statisticsOf(input, name) !== undefined),
  )

/** The limit of a utilisation; undefined where a column holds none, or the limit is not one number. */
export function limitOf({ study }: StudyReportInput, column: Pick<StudyColumn, 'name'>): number | undefined {
  const limits = study.statistics?.limits ?? {}
  const check = checkOf(column.name)
  if (check !== undefined) return Object.hasOwn(limits, check) ? (limits[check] ?? undefined) : undefined
  const made = Object.entries(limits).filter(([id, limit]) => limit !== null || !isNeverMade(study, id))
  const [one, ...others] = new Set(made.map(([, limit]) => limit))
  return isGoverning(column) && others.length === 0 ? (one ?? undefined) : undefined
}

/** Whether the utilisation of a check is kept and no point has one. */
function isNeverMade({ columns, statistics }: Study, id: string): boolean {
  const name = `checks.${id}.utilisation`
  return columns.some((c) => c.name === name) && !statistics?.outputs.some((o) => o.output === name && o.count > 0)
}

/** The title of a check. */
export const checkTitle = ({ contract }: StudyReportInput, check: string): string =>
  (Object.hasOwn(contract.checks, check) && contract.checks[check]?.title) || check

/** The check of a utilisation in short, any other output by its title. */
export function shortTitle(input: StudyReportInput, { name, title }: StudyColumn): string {
  const check = checkOf(name)
  return check === undefined ? title : checkTitle(input, check)
}

export const cellsOf = ({ points }: StudyReportInput, name: string): readonly Cell[] =>
  Object.hasOwn(points.columns, name) ? (points.columns[name] ?? []) : []

/** NaN where there is no number: a line has a gap there. */
export const numbersOf = (input: StudyReportInput, name: string): readonly number[] =>
  cellsOf(input, name).map((cell) => (typeof cell === 'number' ? cell : Number.NaN))

/** Of the points that have a number there; undefined where none has. */
export const statisticsOf = ({ study }: StudyReportInput, name: string): OutputStatistics | undefined =>
  study.statistics?.outputs.find(({ output, count }) => output === name && count > 0)

/** The output that the study is about: that of its goal, else the governing utilisation, else the greatest of any check. */
export function chiefOutput(input: StudyReportInput): StudyColumn | undefined {
  const target = input.study.statistics?.goal?.output
  return target === undefined ? byUse(input, numberOutputs(input))[0] : columnOf(input, target)
}

/** The governing utilisation first, then those of the checks, the greatest first, then all others as they stand. */
export function byUse(input: StudyReportInput, outputs: readonly StudyColumn[]): readonly StudyColumn[] {
  const checks = outputs.filter((column) => isUtilisation(column) && !isGoverning(column))
  return [
    ...outputs.filter(isGoverning),
    ...checks.toSorted((a, b) => usedAtMost(input, b) - usedAtMost(input, a)),
    ...outputs.filter((column) => !isUtilisation(column)),
  ]
}

/** The greatest utilisation over its limit. */
function usedAtMost(input: StudyReportInput, column: StudyColumn): number {
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
  if (isUtilisation(column)) return shownUtilisation(cell, limitOf(input, column) ?? 1)
  return quantity(cell, column.unit)
}

/** The same without markup, for a drawing. */
export function plainText(input: StudyReportInput, cell: Cell | undefined, column: StudyColumn, digits = 5): string {
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  if (typeof cell !== 'number') return cell ?? '–'
  if (isUtilisation(column)) return shownUtilisation(cell, limitOf(input, column) ?? 1)
  return withUnit(cell, column.unit, digits)
}

/** Columns by which a point is told: its name where the points have names, else what varied. */
export function placeColumns({ columns }: Pick<Study, 'columns'>): readonly StudyColumn[] {
  const names = columns.filter(({ role }) => role === 'name')
  return names.length > 0 ? names : columns.filter(({ role }) => role === 'varied')
}

/** A list or a table is no text that tells a point. */
const isPrinted = (cell: Cell): boolean => cell !== null && !(typeof cell === 'string' && /^[[{]/.test(cell))

/** What varied at a point, by its number; undefined where the page was not told. */
function cellsAt(input: StudyReportInput, point: number): Cells | undefined {
  const named = input.named_points.find((p) => p.point === point)
  if (named) return named.cells
  const row = cellsOf(input, 'point').indexOf(point)
  if (row < 0) return undefined
  return Object.fromEntries(placeColumns(input.study).map(({ name }) => [name, cellsOf(input, name)[row] ?? null]))
}

/** 'Point 12: wall thickness 8 mm, design pressure 20 MPa', or what it is called, with a way to its recorded run. */
export function pointText(input: StudyReportInput, point: number): Content {
  const cells = cellsAt(input, point)
  const varied = placeColumns(input.study).filter(({ name }) => isPrinted(cells?.[name] ?? null))
  const left = varied.length - MOST_NAMED
  const places = varied
    .slice(0, MOST_NAMED)
    .map(
      (column, i) =>
        html`${i > 0 && ', '}${column.role === 'varied' && `${midSentence(column.title)} `}${cellText(input, cells?.[column.name], column)}`,
    )
  const run = input.runs.find((r) => r.point === point)
  const same = cells !== undefined && Object.values(cells).every((cell) => cell === null) && 'the base case'
  return html`${same}${places}${left > 0 && ` and ${left} more`} <span class="quiet">(point ${point})</span>${run && html` ${runLink(run.url, 'run')}`}`
}

/** A link where the address is one of the web or of this service. */
export const runLink = (url: string, text: Content): Content =>
  /^(?:https?:\/\/|\/(?![/\\]))/i.test(url) ? html`<a href="${url}">${text}</a>` : text
