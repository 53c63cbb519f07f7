/** One output over two inputs as a map: a field of colour for each point, and the line along which a limit is met. */
import type { ChartAnswer } from '@keelson/engine/result.ts'
import type { StudyColumn } from '@keelson/studies/study.ts'
import { position } from '@keelson/workflow/chart-axes.ts'
import { drawn, framed, thinned, titled } from '@keelson/workflow/chart-frame.ts'
import { heatMapAsRecorded } from '@keelson/workflow/chart-maps.ts'
import { midSentence } from '@keelson/workflow/shown.ts'
import { axisOf } from './charts-over.ts'
import { cellsOf, limitOf, numbersOf, plainText } from './columns.ts'
import type { StudyReportInput } from './input.ts'
import { levelLine } from './level-line.ts'

/** Values of an axis whose fields are drawn. */
const MOST_EACH_WAY = 60

/** Size of the map in px, and of a cross: at most, and as a share of its field. */
const [ACROSS, HEIGHT, LARGEST_CROSS, CROSS_OF_FIELD] = [400, 320, 10.5, 0.6]

interface MapAxis {
  readonly column: StudyColumn
  readonly log: boolean
}
export interface MapOf {
  readonly output: StudyColumn
  readonly x: MapAxis
  readonly y: MapAxis
  /** Rows of the points that are drawn. */
  readonly rows: readonly number[]
  /** What else varies and is kept. */
  readonly at?: string
}

export function mapOver(input: StudyReportInput, map: MapOf): ChartAnswer {
  const { output, x, y, rows, at } = map
  const values = numbersOf(input, output.name)
  const limit = limitOf(input, output)
  const numeric = x.column.type === 'number' && y.column.type === 'number'
  const line =
    limit === undefined || !numeric
      ? ''
      : ` The black line is utilisation ${limit}, the limit.${values.some((v) => v > MOST_OF_LIMIT * limit) ? ` Values above ${MOST_OF_LIMIT * limit} have a single colour.` : ''}`
  return {
    id: `study-map-${output.name}`,
    title: `${output.title} against ${midSentence(x.column.title)} and ${midSentence(y.column.title)}`,
    description: `Each cell is one point.${left(input, map)}${line}${at === undefined ? '' : ` Drawn at ${at}.`}${marksIn(input, rows, values)}`,
    spec: numeric ? fields(input, map, limit) : named(input, map),
  }
}

const isOpen = (input: StudyReportInput, row: number) => cellsOf(input, 'status')[row] === 'SKIPPED'

function marksIn(input: StudyReportInput, rows: readonly number[], values: readonly number[]): string {
  const lost = rows.some((row) => !Number.isFinite(values[row]) && !isOpen(input, row))
  const open = rows.some((row) => isOpen(input, row))
  return `${lost ? ' Crosses mark points that could not be calculated.' : ''}${open ? ' Rings mark points with a check not assessed.' : ''}`
}

/** Where an axis has too many values. */
function left(input: StudyReportInput, { x, y, rows }: MapOf): string {
  const values = (axis: MapAxis) => new Set(rows.map((row) => cellsOf(input, axis.column.name)[row])).size
  return [x, y]
    .filter((axis) => axis.column.type === 'number' && values(axis) > MOST_EACH_WAY)
    .map((axis) => ` ${MOST_EACH_WAY} of ${values(axis)} values of ${midSentence(axis.column.title)} are drawn.`)
    .join('')
}

/** Over words: the heat map of the house. */
function named(input: StudyReportInput, { output, x, y, rows }: MapOf) {
  const values = numbersOf(input, output.name)
  const text = (axis: MapAxis, row: number) => plainText(input, cellsOf(input, axis.column.name)[row], axis.column)
  return heatMapAsRecorded({
    x: titled(x.column.title, x.column.unit ?? '-'),
    y: titled(y.column.title, y.column.unit ?? '-'),
    value: output.title,
    unit: output.unit ?? '-',
    cells: rows.map((row) => ({ x: text(x, row), y: text(y, row), value: values[row] ?? Number.NaN })),
  })
}

function fields(input: StudyReportInput, { output, x, y, rows }: MapOf, limit: number | undefined) {
  const [xs, ys] = [placesOf(input, x, rows), placesOf(input, y, rows)]
  const values = numbersOf(input, output.name)
  const [xOf, yOf] = [numbersOf(input, x.column.name), numbersOf(input, y.column.name)]
  const [xEdges, yEdges] = [edges(xs, x.log), edges(ys, y.log)]
  const cells = rows.flatMap((row) => {
    const [i, j] = [xs.indexOf(xOf[row] ?? Number.NaN), ys.indexOf(yOf[row] ?? Number.NaN)]
    return i < 0 || j < 0 ? [] : [{ row, i, j, v: values[row] ?? Number.NaN, open: isOpen(input, row) }]
  })
  const said = (row: number) =>
    `${plainText(input, values[row], output)} at ${plainText(input, xOf[row], x.column)}, ${plainText(input, yOf[row], y.column)}`
  const axes = {
    x: position('x', { ...axisOf(x.column, x.log), domain: [xEdges[0] ?? 0, xEdges.at(-1) ?? 1] }),
    y: position('y', { ...axisOf(y.column, y.log), domain: [yEdges[0] ?? 0, yEdges.at(-1) ?? 1] }),
  }
  const byPlace = new Map(cells.map(({ i, j, v }) => [i * ys.length + j, v]))
  const grid = xs.map((_, i) => ys.map((__, j) => byPlace.get(i * ys.length + j) ?? Number.NaN))
  const lines = limit === undefined ? [] : levelLine(xs, ys, grid, limit)
  return framed({
    height: HEIGHT,
    layer: [
      {
        data: {
          values: cells
            .filter(({ v }) => Number.isFinite(v))
            .map(({ row, i, j, v }) => ({
              x: xEdges[i],
              x2: xEdges[i + 1],
              y: yEdges[j],
              y2: yEdges[j + 1],
              v: drawn(v),
              said: said(row),
            })),
        },
        mark: { type: 'rect' },
        encoding: {
          ...axes,
          x2: { field: 'x2' },
          y2: { field: 'y2' },
          color: colour(output, values, limit),
          tooltip: { field: 'said', type: 'nominal' },
        },
      },
      marks(
        LOST,
        cells.filter(({ v, open }) => !Number.isFinite(v) && !open),
        xs,
        ys,
        axes,
      ),
      marks(
        OPEN,
        cells.filter(({ open }) => open),
        xs,
        ys,
        axes,
      ),
      ...(limit === undefined || lines.length === 0 ? [] : limitLine(lines, limit, axes)),
    ].filter((layer) => layer !== undefined),
  })
}

/** Blue below the limit and orange beyond it; blue alone where there is none. */
const colour = (output: StudyColumn, values: readonly number[], limit: number | undefined) => ({
  field: 'v',
  type: 'quantitative',
  title: titled(output.title, output.unit ?? '-'),
  legend: { orient: 'top', gradientLength: 280 },
  scale:
    limit === undefined ? { scheme: 'blues', zero: false } : { scheme: 'blueorange', ...scaleAround(values, limit) },
})

/** Times the limit, beyond which all is of one colour: what lies around the limit can still be told apart. */
const MOST_OF_LIMIT = 2

/** The limit in the middle of the colours. */
function scaleAround(values: readonly number[], limit: number) {
  const finite = values.filter(Number.isFinite)
  const [low, high] = [Math.min(limit, ...finite), Math.max(limit, ...finite)]
  const most = MOST_OF_LIMIT * limit
  return high > most ? { domain: [drawn(low), drawn(most)], domainMid: limit, clamp: true } : { domainMid: limit }
}

interface Field {
  readonly i: number
  readonly j: number
  readonly v: number
}

/** A point that nothing could be calculated at, and one at which a check is open. */
const LOST = { said: 'not calculated', shape: 'cross', filled: true, angle: 45 } as const
const OPEN = { said: 'not assessed', shape: 'circle', filled: false, angle: 0 } as const

function marks(
  { said, ...drawnAs }: typeof LOST | typeof OPEN,
  cells: readonly Field[],
  xs: readonly number[],
  ys: readonly number[],
  axes: object,
) {
  if (cells.length === 0) return undefined
  const side = Math.min(LARGEST_CROSS, (CROSS_OF_FIELD * ACROSS) / xs.length, (CROSS_OF_FIELD * HEIGHT) / ys.length)
  return {
    data: { values: cells.map(({ i, j }) => ({ x: xs[i], y: ys[j], said })) },
    mark: { type: 'point', ...drawnAs, size: side ** 2, color: 'currentColor', opacity: 1 },
    encoding: { ...axes, tooltip: { field: 'said', type: 'nominal' } },
  }
}

function limitLine(lines: ReturnType<typeof levelLine>, limit: number, axes: object) {
  const values = lines.map(([[x, y], [x2, y2]]) => ({ x: drawn(x), y: drawn(y), x2: drawn(x2), y2: drawn(y2) }))
  const middle = values[Math.floor(values.length / 2)]
  return [
    {
      data: { values },
      mark: { type: 'rule', strokeWidth: 2.5, opacity: 1, color: 'black', strokeCap: 'round' },
      encoding: { ...axes, x2: { field: 'x2' }, y2: { field: 'y2' } },
    },
    {
      data: { values: [{ ...middle, label: `limit ${limit}` }] },
      mark: { type: 'text', align: 'left', dx: 8, dy: -8, fontWeight: 600 },
      encoding: { ...axes, text: { field: 'label' } },
    },
  ]
}

/** The values of an axis, in order. */
const placesOf = (input: StudyReportInput, { column }: MapAxis, rows: readonly number[]): number[] => {
  const values = numbersOf(input, column.name)
  const all = [...new Set(rows.map((row) => values[row] ?? Number.NaN))].filter(Number.isFinite)
  return thinned(
    all.sort((a, b) => a - b),
    MOST_EACH_WAY,
  )
}

/** Between neighbours half way, by ratio on a logarithmic axis; beyond the first and the last as far as on their other side. */
export function edges(values: readonly number[], log: boolean): number[] {
  const at = log ? values.map(Math.log) : values
  const middles = at.slice(1).map((v, i) => (v + (at[i] ?? v)) / 2)
  const [first = 0, last = 0] = [at[0], at.at(-1)]
  const alone = log ? 0.5 : 0.5 * (Math.abs(first) || 1)
  const whole = [
    first - (middles.length > 0 ? (middles[0] ?? 0) - first : alone),
    ...middles,
    last + (middles.length > 0 ? last - (middles.at(-1) ?? 0) : alone),
  ]
  return whole.map((v) => drawn(log ? Math.exp(v) : v))
}
