/** The chart of a goal: the scan, the target across it, each root marked, and where it jumps or another mode governs. */
import type { ChartAnswer } from '@keelson/engine/result.ts'
import type { GoalRequest } from '@keelson/studies/request.ts'
import type { Goal, StudyColumn } from '@keelson/studies/study.ts'
import { type Limit, lineChartAsRecorded, type Point } from '@keelson/workflow/chart-specs.ts'
import { midSentence } from '@keelson/workflow/shown.ts'
import { axisOf } from './charts-over.ts'
import { columnOf, inputColumn, numbersOf, plainText } from './columns.ts'
import { modeTitle } from './goal-tables.ts'
import type { StudyReportInput } from './input.ts'
import { withUnit } from './words.ts'

export function goalCharts(input: StudyReportInput, { param, spacing }: GoalRequest): readonly ChartAnswer[] {
  const { goal } = input.study.statistics ?? {}
  if (!goal) return []
  const [x, y] = [inputColumn(input, param), columnOf(input, goal.output)]
  const points = scan(input, goal, x)
  const log = spacing === 'log' && points.every(([at]) => at > 0)
  return [
    {
      id: 'study-goal',
      title: `${y.title} against ${midSentence(x.title)}`,
      description: `${said(goal)} The horizontal dashed line is the target, ${targetText(y, goal.target)}.${goal.mode_changes.length > 0 ? ' Vertical lines mark a change of governing check.' : ''}`,
      spec: lineChartAsRecorded({
        x: axisOf(x, log),
        y: axisOf(y),
        series: [{ name: y.title, points }],
        limits: [
          { at: goal.target, label: `target ${targetText(y, goal.target)}`, along: 'x' },
          ...goal.mode_changes.map(
            ({ between, from, to }): Limit => ({
              at: middle(between),
              label: `${modeTitle(input, from)} → ${modeTitle(input, to)}`,
              along: 'y',
            }),
          ),
          ...goal.jumps.map(({ between }): Limit => ({ at: middle(between), label: 'jump', along: 'y' })),
        ],
        markers: goal.roots.map((root) => ({ x: root.x, y: root.output, label: plainText(input, root.x, x) })),
        broken: true,
      }),
    },
  ]
}

/** A target is printed as it was set, a utilisation not with the digits of a result. */
const targetText = ({ unit }: StudyColumn, target: number): string => withUnit(target, unit)

const said = ({ roots }: Goal): string => {
  if (roots.length === 0) return 'The curve does not meet the target.'
  return roots.length === 1 ? 'The diamond marks where the target is met.' : 'Diamonds mark where the target is met.'
}

const middle = ([from, to]: readonly [number, number]): number => (from + to) / 2

/** The scan with its roots, in order, and a gap at each jump. */
function scan(input: StudyReportInput, { output, roots, jumps }: Goal, { name }: StudyColumn): readonly Point[] {
  const [xs, ys] = [numbersOf(input, name), numbersOf(input, output)]
  const scanned = xs.map((x, i): Point => [x, ys[i] ?? Number.NaN])
  const all = [
    ...scanned.filter(([x]) => Number.isFinite(x)),
    ...roots.map((root): Point => [root.x, root.output]),
    ...jumps.map(({ between }): Point => [middle(between), Number.NaN]),
  ]
  return all.sort((a, b) => a[0] - b[0])
}
