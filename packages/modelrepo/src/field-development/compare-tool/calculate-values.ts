/** The values of a run: of one candidate plain numbers, of several a number for each of them by its label. */
import { isNotApplicable, type NotApplicable, notApplicable, shownWhole, type ValuesOf } from '@keelson/workflow'
import type { Compared } from './calculate-compared.ts'
import type { Made } from './calculate-made.ts'
import { type Metric, numberOf } from './calculate-metrics.ts'
import type { Summary } from './calculate-summary.ts'
import type { values } from './values.ts'

type Metrics = Compared['metrics']
type Answer = number | NotApplicable | Readonly<Record<string, number | null>>

/** Points whose relative differences the answer carries one by one. */
const MOST_SHARES = 20_000

export function comparisonValues({ compared, summaries }: Made): ValuesOf<typeof values> {
  return {
    ...metricsByLabel(compared),
    pass: only(compared)?.passes ?? Object.fromEntries(compared.map(({ label, passes }) => [label, passes])),
    relative_difference: shares(compared),
    mean: byLabel(summaries, ({ mean }) => mean),
    standard_deviation: byLabel(summaries, ({ deviation }) => deviation),
    lag1_autocorrelation: byLabel(summaries, ({ lag1 }) => lag1),
  }
}

/** The one candidate there is; undefined of several. */
const only = (compared: readonly Compared[]): Compared | undefined => (compared.length === 1 ? compared[0] : undefined)

function metricsByLabel(compared: readonly Compared[]): { readonly [K in keyof Metrics]: Answer } {
  const names = Object.keys(compared[0]?.metrics ?? {}) as (keyof Metrics)[]
  return Object.fromEntries(names.map((name) => [name, answerOf(compared, name)])) as {
    readonly [K in keyof Metrics]: Answer
  }
}

/** null with its reason where no candidate has the metric. */
function answerOf(compared: readonly Compared[], name: keyof Metrics): Answer {
  const metrics = compared.map(({ metrics }): Metric => metrics[name])
  const [first] = metrics
  if (first !== undefined && (metrics.length === 1 || metrics.every(isNotApplicable))) return first
  return Object.fromEntries(compared.map(({ label }, i) => [label, numberOf(metrics[i] as Metric)]))
}

const byLabel = (summaries: readonly Summary[], of: (one: Summary) => number | null) =>
  Object.fromEntries(summaries.map((one) => [one.label, of(one)]))

/** By the key, and before it the label where there are several candidates. */
function shares(compared: readonly Compared[]): NotApplicable | Readonly<Record<string, number | null>> {
  const count = compared.reduce((sum, { points }) => sum + points.length, 0)
  if (count > MOST_SHARES)
    return notApplicable(
      `there are ${shownWhole(count)} points; when there are more than ${shownWhole(MOST_SHARES)}, only the largest difference is reported`,
    )
  const isAlone = compared.length === 1
  return Object.fromEntries(
    compared.flatMap(({ label, points }) =>
      points.map(({ key, relative }) => [isAlone ? String(key) : `${label}.${key}`, relative]),
    ),
  )
}
