/** The charts of a list, and of one input at a time: outputs over the points or the input that varies, and the tornado. */
import type { ChartAnswer } from '@keelson/engine/result.ts'
import type { StudyColumn, Swing, Tornado } from '@keelson/studies/study.ts'
import { limitIsNear, type TornadoBar, tornadoAsRecorded } from '@keelson/workflow/chart-tornado.ts'
import { midSentence } from '@keelson/workflow/shown.ts'
import { chartsOver, limitText } from './charts-over.ts'
import {
  cellsOf,
  chiefOutput,
  columnOf,
  inputColumn,
  limitOf,
  numberOutputs,
  plainText,
  variedColumns,
} from './columns.ts'
import type { StudyReportInput } from './input.ts'

const POINT: StudyColumn = { name: 'point', title: 'Point', type: 'number', role: 'point' }

/** Over the one number that varies, else over the number of the point. */
export function listCharts(input: StudyReportInput): readonly ChartAnswer[] {
  const varied = variedColumns(input)
  const [only] = varied
  const column = varied.length === 1 && only?.type === 'number' ? only : POINT
  const cells = cellsOf(input, column.name)
  const repeats = new Set(cells).size < cells.length
  const rows = Array.from(cells, (_, row) => row)
  return chartsOver(input, numberOutputs(input), { column, rows, log: false, loose: column === POINT || repeats })
}

/** Inputs of a tornado that are drawn, the widest. */
const MOST_BARS = 12

/** The tornado of the chief output, or of the first that has one. */
export function chiefTornado(input: StudyReportInput): Tornado | undefined {
  const all = input.study.statistics?.tornado ?? []
  const chief = chiefOutput(input)
  return all.find(({ output }) => output === chief?.name) ?? all[0]
}

export function tornadoCharts(input: StudyReportInput): readonly ChartAnswer[] {
  const found = chiefTornado(input)
  if (!found || found.base === null) return []
  const output = columnOf(input, found.output)
  const limit = limitOf(input, output)
  const results = found.swings.flatMap(({ at_low, at_high }) => [at_low, at_high].filter((x) => x !== null))
  const near = limit !== undefined && limitIsNear(limit, [found.base, ...results])
  const drawn = found.swings.filter(({ at_low, at_high }) => at_low !== null || at_high !== null)
  const left = found.swings.length - Math.min(drawn.length, MOST_BARS)
  return [
    {
      id: 'study-tornado',
      title: `Sensitivity of ${midSentence(output.title)}`,
      description: `Each input is varied from low to high with the others fixed. The line is the base case, ${plainText(input, found.base, output)}.${limit === undefined ? '' : ` ${near ? limitText(limit) : `The limit ${limit} is outside the plotted range.`}`}${left > 0 ? ` ${left} more ${left === 1 ? 'input is' : 'inputs are'} in the table.` : ''}`,
      spec: tornadoAsRecorded({
        x: { title: output.title, unit: output.unit ?? '-' },
        base: found.base,
        ends: drawn.some(({ open }) => open) ? [...ENDS, OPEN_END] : ENDS,
        bars: drawn.slice(0, MOST_BARS).flatMap((swing) => barsOf(input, swing)),
        ...(near && { limit: { at: limit, label: `limit ${limit}` } }),
      }),
    },
  ]
}

const ENDS = ['input at low end', 'input at high end'] as const
const OPEN_END = 'a check is not assessed'

function barsOf(input: StudyReportInput, { param, low, high, at_low, at_high, open = [] }: Swing): TornadoBar[] {
  const column = inputColumn(input, param)
  const bar = (end: string, to: number | null, at: number | string): TornadoBar[] =>
    to === null ? [] : [{ name: column.title, end, to, label: plainText(input, at, column) }]
  const endOf = (end: 'low' | 'high', otherwise: string) => (open.includes(end) ? OPEN_END : otherwise)
  return [...bar(endOf('low', ENDS[0]), at_low, low), ...bar(endOf('high', ENDS[1]), at_high, high)]
}
