/** Outputs over one input: one curve each, those of the checks together with their limit, or a family for another input. */
import type { ChartAnswer } from '@keelson/engine/result.ts'
import type { StudyColumn } from '@keelson/studies/study.ts'
import type { Axis } from '@keelson/workflow/chart-axes.ts'
import { thinned } from '@keelson/workflow/chart-frame.ts'
import {
  barChartAsRecorded,
  type Limit,
  lineChartAsRecorded,
  type Point,
  type Series,
} from '@keelson/workflow/chart-specs.ts'
import { decimated } from '@keelson/workflow/decimated.ts'
import { midSentence } from '@keelson/workflow/shown.ts'
import { byUse, cellsOf, isGoverning, isUtilisation, limitOf, plainText, shortTitle } from './columns.ts'
import type { Cell, StudyReportInput } from './input.ts'

/** Points of a line, beyond which only its ups and downs are drawn; fewer than these are marked. */
const [MOST_POINTS, FEW_POINTS] = [600, 41]
/** Points that no line joins. */
const MOST_LOOSE = 1000
/** Curves of one chart, which are told apart by colour and dash. */
export const MOST_CURVES = 8

/** What the charts are drawn over: a column of the points, and the rows of them that are drawn. */
export interface Over {
  readonly column: StudyColumn
  readonly rows: readonly number[]
  readonly log: boolean
  /** No line joins the points. */
  readonly loose?: boolean
  /** What else varies and is kept here: '; design pressure 15 MPa'. */
  readonly at?: string
}

export const axisOf = ({ title, unit, role }: StudyColumn, log = false): Axis => ({
  title,
  unit: unit ?? '-',
  ...(log && { log: true }),
  ...(role === 'point' && { whole: true }),
})

/** Charts of all outputs: utilisations of one limit together, others each by itself. */
export function chartsOver(input: StudyReportInput, outputs: readonly StudyColumn[], over: Over): ChartAnswer[] {
  const all = outputs.filter(isUtilisation)
  const checks = all.filter((column) => !isGoverning(column))
  const used = checks.length > 0 ? checks : all
  const byLimit = [...Map.groupBy(used, (column) => limitOf(input, column))]
  return [
    ...byLimit.map(([limit, columns], i) => utilisations(input, columns, over, limit, i)),
    ...outputs.filter((column) => !isUtilisation(column)).map((column) => oneOutput(input, column, over)),
  ]
}

function utilisations(
  input: StudyReportInput,
  columns: readonly StudyColumn[],
  over: Over,
  limit: number | undefined,
  nth: number,
): ChartAnswer {
  const shown = byUse(input, columns).slice(0, MOST_CURVES)
  const left = columns.length - shown.length
  const [only] = shown
  const what = shown.length === 1 && only ? only.title : 'Check utilisation'
  const limited =
    limit === undefined ? 'No limit is shown because it varies between points or is not yet known.' : limitText(limit)
  const few = left > 0 ? ` ${left} more with lower utilisations are in the table of extremes.` : ''
  return {
    id: `study-utilisation-${nth + 1}`,
    title: `${what} ${overText(over)}`,
    description: `${limited}${kept(over)}${gaps(input, over)}${few}`,
    spec: drawn(
      input,
      { title: shown.length === 1 && only ? only.title : 'Utilisation', unit: '-' },
      shown.map((column) => [shortTitle(input, column), column.name, over.rows]),
      over,
      limit,
    ),
  }
}

export const limitText = (limit: number): string => `The dashed line is the limit ${limit}.`

function oneOutput(input: StudyReportInput, column: StudyColumn, over: Over): ChartAnswer {
  return {
    id: `study-${column.name}`,
    title: `${column.title} ${overText(over)}`,
    description: `Inputs that are not varied have their base case values.${kept(over)}${gaps(input, over)}`,
    spec: drawn(input, axisOf(column), [[shortTitle(input, column), column.name, over.rows]], over),
  }
}

/** A curve of one output for each value of another input. */
export function family(
  input: StudyReportInput,
  output: StudyColumn,
  over: Over,
  by: { readonly column: StudyColumn; readonly values: readonly Cell[]; readonly of: number },
): ChartAnswer {
  const cells = cellsOf(input, by.column.name)
  const limit = limitOf(input, output)
  const curves = by.values.map((value): Curve => {
    const name = `${by.column.type === 'number' ? '' : `${by.column.title} `}${plainText(input, value, by.column)}`
    return [name, output.name, over.rows.filter((row) => cells[row] === value)]
  })
  const few = by.values.length < by.of ? ` ${by.values.length} of the ${by.of} values are drawn.` : ''
  const limited = limit === undefined ? '' : ` ${limitText(limit)}`
  return {
    id: `study-family-${output.name}`,
    title: `${output.title} against ${midSentence(over.column.title)}, by ${midSentence(by.column.title)}`,
    description: `Each curve is for one ${midSentence(by.column.title)}.${few}${limited}${kept(over)}${gaps(input, over)}`,
    spec: drawn(input, axisOf(output), curves, over, limit),
  }
}

type Curve = readonly [name: string, output: string, rows: readonly number[]]

const overText = ({ column }: Over): string =>
  column.role === 'point' ? 'by point' : `against ${midSentence(column.title)}`

const kept = ({ at }: Over): string => (at === undefined ? '' : ` Drawn at ${at}.`)

/** What is not drawn: some of too many points, and those without a result. */
function gaps(input: StudyReportInput, { rows, loose }: Over): string {
  const status = cellsOf(input, 'status')
  return [
    loose && rows.length > MOST_LOOSE ? ` ${MOST_LOOSE} of ${rows.length} points are shown, evenly selected.` : '',
    rows.some((row) => status[row] === 'ERROR') ? ' Points that could not be calculated are omitted.' : '',
    rows.some((row) => status[row] === OPEN)
      ? ' Points marked as not assessed have a check that could not be assessed.'
      : '',
  ].join('')
}

/** Lines over a number, bars over words. */
function drawn(input: StudyReportInput, y: Axis, curves: readonly Curve[], over: Over, limit?: number) {
  const limits: Limit[] = limit === undefined ? [] : [{ at: limit, label: `limit ${limit}`, along: 'x' }]
  if (over.column.type === 'number') {
    const series = withOpen(
      curves.map((curve) => seriesOf(input, curve, over)),
      openAlong(input, curves, over),
    )
    const drawnAs = over.loose ? ({ scatter: true } as const) : ({ broken: true } as const)
    return lineChartAsRecorded({
      x: axisOf(over.column, over.log),
      y: steep(y, series, limit),
      series,
      limits,
      ...drawnAs,
    })
  }
  const places = cellsOf(input, over.column.name)
  const grouped = curves.length > 1
  const bars = curves.flatMap(([name, output, rows]) =>
    rows.map((row) => ({
      name: plainText(input, places[row], over.column),
      value: Number(cellsOf(input, output)[row] ?? Number.NaN),
      ...(grouped && { group: name }),
    })),
  )
  return barChartAsRecorded({ category: over.column.title, y, bars, limits })
}

/** Status of a point at which a check is open. */
const OPEN = 'SKIPPED'

/** The points at which a check is open, in a colour of their own: on the first curve that has a value there, else at the bottom. */
function openAlong(input: StudyReportInput, curves: readonly Curve[], { column }: Over): Point[] {
  const [status, xs] = [cellsOf(input, 'status'), cellsOf(input, column.name)]
  const rows = [...new Set(curves.flatMap(([, , own]) => own))].filter((row) => status[row] === OPEN)
  const curveValues = (row: number) =>
    curves.map(([, output, own]) => (own.includes(row) ? numberOf(cellsOf(input, output)[row]) : Number.NaN))
  return rows.map((row): Point => [numberOf(xs[row]), curveValues(row).find(Number.isFinite) ?? 0])
}

const withOpen = (series: readonly Series[], open: readonly Point[]): readonly Series[] =>
  open.length === 0 ? series : [...series, { name: 'not assessed', points: thinned(open, MOST_LOOSE), loose: true }]

/** Times the limit, from which on a utilisation would flatten all that lies around the limit. */
const STEEP = 20

/** A logarithmic axis where a utilisation is far beyond its limit. */
function steep(y: Axis, series: readonly Series[], limit: number | undefined): Axis {
  const values = series.flatMap(({ points }) => points.map(([, value]) => value)).filter(Number.isFinite)
  if (limit === undefined || !values.every((value) => value > 0)) return y
  return Math.max(...values) > STEEP * limit ? { ...y, log: true } : y
}

/** In the order of the axis; a point without a result is a gap. */
function seriesOf(input: StudyReportInput, [name, output, rows]: Curve, { column, loose }: Over): Series {
  const [xs, ys] = [cellsOf(input, column.name), cellsOf(input, output)]
  const points = rows
    .map((row): Point => [numberOf(xs[row]), numberOf(ys[row])])
    .filter(([x]) => Number.isFinite(x))
    .toSorted((a, b) => a[0] - b[0])
  return {
    name,
    points: loose ? thinned(points, MOST_LOOSE) : fewer(points),
    ...(points.length < FEW_POINTS && { dots: true }),
  }
}

/** The ups and downs of a long line, broken where points have no result. */
function fewer(points: readonly Point[]): readonly Point[] {
  if (points.length <= MOST_POINTS) return points
  const isGap = (point: Point | undefined) => point !== undefined && !Number.isFinite(point[1])
  const gaps = points.filter((point, i) => isGap(point) && !isGap(points[i - 1]))
  const held = points.filter((point) => !isGap(point))
  return [...decimated(held, ([, y]) => y, MOST_POINTS), ...gaps].sort((a, b) => a[0] - b[0])
}

const numberOf = (cell: Cell | undefined): number => (typeof cell === 'number' ? cell : Number.NaN)
