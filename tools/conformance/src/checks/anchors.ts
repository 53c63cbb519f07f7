/**
 * Charts stand on the answer. Of each axis: were its numbers a thousand times as large, or a thousandth, they would be
 * less of it. Of each marker and limit with a name: its places are numbers of the run. Or the contract says why not.
 */
import type { DrawnResult } from '@keelson/engine'
import type { ChartSpec } from '@keelson/workflow'
import { numbersByUnit, standingsOf, stands, together } from '../charts/anchors.ts'
import { isMet, marksOf, marksTogether } from '../charts/marks.ts'
import type { ConformanceCheck, Subject } from '../subject.ts'

export const anchorsCheck: ConformanceCheck = {
  name: 'every chart stands on the numbers of its answer',
  problems: async (subject) =>
    problemsIn(
      subject,
      (await subject.runs()).map(({ emitted }) => emitted.result),
    ),
}

/** Something that a chart draws, by the names by which a reason may name it. */
interface Drawn {
  readonly chart: string
  readonly names: readonly string[]
  readonly stands: boolean
  readonly words: string
  readonly stray: () => string
}

function problemsIn({ contract }: Pick<Subject, 'contract'>, results: readonly DrawnResult[]): string[] {
  const { axes, marks } = drawnIn(results)
  const reasons = Object.entries<ChartSpec>(contract.charts).flatMap(([chart, { apart = {} }]) =>
    Object.keys(apart).map((name) => ({ chart, name })),
  )
  const isFor = ({ chart, name }: (typeof reasons)[number], of: Drawn) =>
    of.chart === chart && of.names.some((own) => own === name || own.endsWith(`: ${name}`))
  const loose = [...axes, ...marks].filter((of) => !of.stands)
  const unsaid = loose.filter((of) => !reasons.some((reason) => isFor(reason, of)))
  // Charts that several workflows share name marks that meet an answer in some of them.
  const idle = reasons.filter(
    (reason) => axes.some((of) => isFor(reason, of)) && !loose.some((of) => isFor(reason, of)),
  )
  return [
    ...unsaid.map(
      ({ chart, words, stray }) =>
        `chart ${chart}: what stands on ${words} is no number of the answer, or is one in another unit: ${stray()}`,
    ),
    ...idle.map(({ chart, name }) => `chart ${chart}: ${name} is said to stand apart, and does not`),
  ]
}

function drawnIn(results: readonly DrawnResult[]) {
  const each = results.map((result) => {
    const inUnit = numbersByUnit(result)
    return { axes: standingsOf(result, inUnit), marks: marksOf(result, inUnit) }
  })
  return {
    axes: together(each.flatMap(({ axes }) => axes)).map(
      (of): Drawn => ({
        chart: of.chart,
        names: [of.axis],
        stands: stands(of),
        words: `${of.axis}${of.title && ` '${of.title}'`}`,
        stray: of.stray,
      }),
    ),
    marks: marksTogether(each.flatMap(({ marks }) => marks)).map(
      (of): Drawn => ({
        chart: of.chart,
        names: [of.label, of.axis],
        stands: isMet(of),
        words: `${of.axis} at '${of.label}'`,
        stray: of.stray,
      }),
    ),
  }
}
