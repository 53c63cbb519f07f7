/** Charts stand on the answer: were the numbers of an axis a thousand times as large, or a thousandth, they would be less of it. */
import type { DrawnResult } from '@keelson/engine'
import type { ChartSpec } from '@keelson/workflow'
import { type Standing, standingsOf, stands, together } from '../charts/anchors.ts'
import type { ConformanceCheck, Subject } from '../subject.ts'

export const anchorsCheck: ConformanceCheck = {
  name: 'every chart stands on the numbers of its answer',
  problems: async (subject) =>
    problemsIn(
      subject,
      (await subject.runs()).map(({ emitted }) => emitted.result),
    ),
}

function problemsIn({ contract }: Pick<Subject, 'contract'>, results: readonly DrawnResult[]): string[] {
  const axes = together(results.flatMap(standingsOf))
  const { true: sound = [], false: loose = [] } = Object.groupBy(axes, (axis) => `${stands(axis)}`)
  const reasons = Object.entries<ChartSpec>(contract.charts).flatMap(([chart, { apart = {} }]) =>
    Object.keys(apart).map((axis) => ({ chart, axis })),
  )
  const isFor = (reason: (typeof reasons)[number], { chart, axis }: Standing) =>
    reason.chart === chart && (reason.axis === axis || axis.endsWith(`: ${reason.axis}`))
  const unsaid = loose.filter((axis) => !reasons.some((reason) => isFor(reason, axis)))
  const idle = reasons.filter(
    (reason) => sound.some((axis) => isFor(reason, axis)) && !loose.some((axis) => isFor(reason, axis)),
  )
  return [
    ...unsaid.map(
      ({ chart, axis, title }) =>
        `chart ${chart}: what stands on ${axis}${title && ` '${title}'`} is no number of the answer, or is one in another unit`,
    ),
    ...idle.map(({ chart, axis }) => `chart ${chart}: ${axis} is said to stand apart, and does not`),
  ]
}
