/** The tables of a run. */
import { notApplicable, once, shownWhole, type TablesOf } from '@keelson/workflow'
import { dateOf } from './calculate-cells.ts'
import type { Compared } from './calculate-compared.ts'
import type { Made } from './calculate-made.ts'
import { numberOf } from './calculate-metrics.ts'
import { isSameKey, type Series } from './calculate-series.ts'
import { percentilesOf, type Summary } from './calculate-summary.ts'
import type { contract } from './contract.ts'

type Tables = TablesOf<typeof contract>

/** Rows of one table. */
const MOST_ROWS = 5000
const tooMany = (count: number) =>
  notApplicable(`there are ${shownWhole(count)} points, more than the table limit of ${shownWhole(MOST_ROWS)}`)

/** Why there is no envelope and no list of candidates, and no other column. */
export const ALONE = notApplicable('an envelope requires more than two sources')
export const NO_FURTHER = notApplicable('no {further_values} are entered')

export const tablesOf = (made: Made): Tables => ({
  points: pointRows(made),
  metrics: made.compared.length > 1 ? made.compared.map(metricRow) : notApplicable('there is only one candidate'),
  summary: made.column.all.map((series, i) => summaryRow(series, made.summaries[i] as Summary)),
  envelope: made.compared.length > 1 ? envelopeRows(made) : ALONE,
  further_columns: made.further.length > 0 ? furtherRows(made) : NO_FURTHER,
  series: seriesRows(made),
  sources_as_read: sourceRows(made),
})

function pointRows({ compared, column }: Made) {
  const { areDates } = column.reference
  const count = compared.reduce((sum, { points }) => sum + points.length, 0)
  if (count > MOST_ROWS) return tooMany(count)
  return compared.flatMap(({ label, points }) =>
    points.map(({ key, reference, candidate, difference, relative, tolerance, isOut }) => ({
      candidate_label: label,
      key,
      date: areDates ? dateOf(key) : '',
      reference,
      candidate,
      difference,
      relative_difference: relative,
      tolerance,
      verdict: isOut ? 'no' : 'yes',
    })),
  )
}

const metricRow = ({ label, metrics, passes }: Compared) => ({
  candidate: label,
  points: metrics.points_compared,
  bias: metrics.bias,
  mean_absolute_error: metrics.mean_absolute_error,
  rmse: metrics.rmse,
  max_absolute_difference: metrics.max_absolute_difference,
  pearson_correlation: numberOf(metrics.pearson_correlation),
  nash_sutcliffe_efficiency: numberOf(metrics.nash_sutcliffe_efficiency),
  points_out: metrics.points_out_of_tolerance,
  verdict: passes ? 'yes' : 'no',
})

function summaryRow(series: Series, { label, mean, deviation, lag1 }: Summary) {
  const { keys, values } = series
  const at = (value: number) => keys[values.indexOf(value)] ?? null
  const [p5 = null, p25 = null, median = null, p75 = null, p95 = null] = percentilesOf(series)
  const [minimum, maximum] = [least(values), most(values)]
  return {
    source: label,
    points: keys.length,
    mean,
    standard_deviation: deviation,
    minimum,
    key_of_minimum: at(minimum),
    p5,
    p25,
    median,
    p75,
    p95,
    maximum,
    key_of_maximum: at(maximum),
    lag1_autocorrelation: lag1,
    remark: keys.length === 1 ? 'only one point' : lag1 === null ? 'values do not vary' : '',
  }
}
const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b))
const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b))

export interface EnvelopeRow {
  readonly key: number
  readonly sources: number
  readonly minimum: number
  readonly maximum: number
  readonly spread: number
}

const envelopes = new WeakMap<Made, () => readonly EnvelopeRow[]>()
/** For the table and the chart alike. */
export function envelopeOf(made: Made): readonly EnvelopeRow[] {
  const known = envelopes.get(made) ?? once(() => envelopeAt(made))
  envelopes.set(made, known)
  return known()
}

/** Of all sources that have a value at each key of the reference. */
function envelopeAt({ column: { reference }, compared }: Made): readonly EnvelopeRow[] {
  const places = compared.map(() => 0)
  return reference.keys.map((key, k) => {
    const found = compared.flatMap(({ points }, i) => {
      const at = points[places[i] as number]
      if (at === undefined || !isSameKey(at.key, key)) return []
      places[i] = (places[i] as number) + 1
      return [at.candidate]
    })
    const all = [reference.values[k] as number, ...found]
    const [minimum, maximum] = [least(all), most(all)]
    return { key, sources: all.length, minimum, maximum, spread: maximum - minimum }
  })
}

function envelopeRows(made: Made) {
  const rows = envelopeOf(made)
  return rows.length > MOST_ROWS ? tooMany(rows.length) : rows.map((row) => ({ ...row }))
}

const furtherRows = ({ further }: Made) =>
  further.flatMap(({ value, compared }) =>
    compared.map(({ label, metrics }) => ({
      column: value,
      candidate: label,
      points: metrics.points_compared,
      bias: metrics.bias,
      rmse: metrics.rmse,
      nrmse_range: numberOf(metrics.nrmse_range),
      max_absolute_difference: metrics.max_absolute_difference,
      max_relative_difference: numberOf(metrics.max_relative_difference),
      pearson_correlation: numberOf(metrics.pearson_correlation),
    })),
  )

function seriesRows({ column: { all } }: Made) {
  const count = all.reduce((sum, { keys }) => sum + keys.length, 0)
  if (count > MOST_ROWS) return tooMany(count)
  return all.flatMap(({ label, keys, values, areDates }) =>
    keys.map((key, i) => ({
      source: label,
      key,
      value: values[i] as number,
      date: areDates ? dateOf(key) : '',
    })),
  )
}

const sourceRows = ({ tables, column: { all, reference }, units }: Made) =>
  all.map((series, i) => ({
    source: series.label,
    role: series === reference ? 'reference' : 'candidate',
    origin: tables[i]?.origin ?? '',
    rows: tables[i]?.count ?? null,
    points: series.keys.length,
    dropped: series.dropped,
    repeated: series.repeated,
    units: series.units
      ? `${series.units.key}, ${series.units.value}, from the row of units`
      : [units.key, units.value].filter((label) => label !== '').join(', ') || 'not entered',
  }))
