/** The charts of a grid: curves over one axis, a map and a family over two, and a cut through more. */
import type { ChartAnswer } from '@keelson/engine/result.ts'
import type { AxisRequest, GridRequest } from '@keelson/studies/request.ts'
import type { StudyColumn } from '@keelson/studies/study.ts'
import { thinned } from '@keelson/workflow/chart-frame.ts'
import { midSentence } from '@keelson/workflow/shown.ts'
import { mapOver } from './charts-map.ts'
import { chartsOver, family, MOST_CURVES } from './charts-over.ts'
import { byUse, cellsOf, inputColumn, isUtilisation, numberOutputs, plainText } from './columns.ts'
import type { Cell, StudyReportInput } from './input.ts'

/** Outputs of a grid of two axes and more that are drawn; the others are in the table of extremes and in the points. */
const MOST_DRAWN = 4
/** Values of an axis, from which on a map says more than its curves. */
const LEAST_OF_MAP = 3

interface GridAxis {
  readonly param: string
  readonly column: StudyColumn
  readonly values: readonly Cell[]
  readonly log: boolean
}

export function gridCharts(input: StudyReportInput, { axes: asked }: GridRequest): readonly ChartAnswer[] {
  const axes = asked.map((axis) => axisIn(input, axis)).filter(({ values }) => values.length > 0)
  const [across, by, ...others] = ranked(axes)
  if (!across) return []
  const rows = rowsAt(input, others)
  const at = others.length === 0 ? {} : { at: others.map((axis) => kept(input, axis)).join(', ') }
  const over = { column: across.column, rows, log: across.log, ...at }
  if (!by) return chartsOver(input, numberOutputs(input), over)
  const curves = {
    column: by.column,
    values: thinned(by.values, MOST_CURVES),
    of: by.values.length,
  }
  return byUse(input, numberOutputs(input))
    .slice(0, MOST_DRAWN)
    .flatMap((output) => [
      ...(isMapped(output, across, by) ? [mapOver(input, { output, x: across, y: by, rows, ...at })] : []),
      family(input, output, over, curves),
    ])
}

function axisIn(input: StudyReportInput, { param, spacing }: AxisRequest): GridAxis {
  const column = inputColumn(input, param)
  const values = [...new Set(cellsOf(input, column.name))].filter((cell) => cell !== null)
  const sorted = column.type === 'number' ? values.toSorted((a, b) => Number(a) - Number(b)) : values
  return { param, column, values: sorted, log: spacing === 'log' && sorted.every((v) => Number(v) > 0) }
}

/** Numbers before words, the axis of most values first: it is drawn across. */
const ranked = (axes: readonly GridAxis[]): readonly GridAxis[] =>
  axes.toSorted(
    (a, b) =>
      Number(b.column.type === 'number') - Number(a.column.type === 'number') || b.values.length - a.values.length,
  )

/** The points at which the axes that are not drawn have the value that is kept. */
function rowsAt(input: StudyReportInput, others: readonly GridAxis[]): readonly number[] {
  const held = others.map((axis) => [cellsOf(input, axis.column.name), keptValue(input, axis)] as const)
  const all = Array.from(cellsOf(input, 'point'), (_, row) => row)
  return all.filter((row) => held.every(([cells, value]) => cells[row] === value))
}

/** The value of the base case where the axis has it, else its first. */
function keptValue({ base }: StudyReportInput, { param, column, values }: GridAxis): Cell {
  const given = base.find(({ name }) => name === param)
  const same = given?.unit === column.unit ? values.find((value) => value === given?.value) : undefined
  return same ?? values[0] ?? null
}

const kept = (input: StudyReportInput, axis: GridAxis): string =>
  `${midSentence(axis.column.title)} ${plainText(input, keptValue(input, axis), axis.column)}`

const isMapped = (output: StudyColumn, x: GridAxis, y: GridAxis): boolean =>
  isUtilisation(output) && x.values.length >= LEAST_OF_MAP && y.values.length >= LEAST_OF_MAP
