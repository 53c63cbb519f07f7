/** Charts of counted cycles: by range, and by range and mean. */
import { MEAN_CLASSES, RANGE_CLASSES } from '@keelson/physics/fatigue/cycle-tally.ts'
import { barChart, type ChartDefinition, heatMap, type NotApplicable, notApplicable, shown } from '@keelson/workflow'
import type { RecordFound } from './calculate-record.ts'
import { seriesTitle } from './charts-axes.ts'
import type { Inputs } from './inputs.ts'

export const cycleCharts = {
  range_histogram: {
    title: 'Cycle counts by range',
    description: 'Number of cycles in range classes of equal width.',
  },
  range_mean: {
    title: 'Cycle counts by range and mean',
    description: 'Rainflow matrix in classes of equal width.',
  },
}

const DIGITS = 3
const middle = (from: number, width: number, i: number) => shown(from + (i + 0.5) * width, DIGITS)

export function rangeHistogram(
  p: Partial<Inputs>,
  { cyclesFound, minimum, maximum }: RecordFound,
): ChartDefinition | NotApplicable {
  if (cyclesFound === null || cyclesFound.cycles === 0) return notApplicable('there are no cycles')
  const width = (maximum - minimum) / RANGE_CLASSES
  return barChart({
    category: seriesTitle(p, 'Range (class midpoint)'),
    y: { title: 'Cycles', unit: '-' },
    aslant: true,
    bars: Array.from({ length: RANGE_CLASSES }, (_, i) => ({
      name: middle(0, width, i),
      value: cyclesFound.classes.subarray(i * MEAN_CLASSES, (i + 1) * MEAN_CLASSES).reduce((a, b) => a + b, 0),
    })),
  })
}

export function rangeMeanMatrix(
  p: Partial<Inputs>,
  { cyclesFound, minimum, maximum }: RecordFound,
): ChartDefinition | NotApplicable {
  if (cyclesFound === null || cyclesFound.cycles === 0) return notApplicable('there are no cycles')
  const span = maximum - minimum
  const columns = Array.from({ length: RANGE_CLASSES }, (_, i) => middle(0, span / RANGE_CLASSES, i))
  const rows = Array.from({ length: MEAN_CLASSES }, (_, j) => middle(minimum, span / MEAN_CLASSES, j))
  return heatMap({
    x: seriesTitle(p, 'Range'),
    y: seriesTitle(p, 'Mean'),
    value: 'Cycles',
    unit: '-',
    columns,
    rows,
    cells: columns.flatMap((x, i) =>
      rows.map((y, j) => ({ x, y, value: cyclesFound.classes[i * MEAN_CLASSES + j] as number })),
    ),
  })
}
