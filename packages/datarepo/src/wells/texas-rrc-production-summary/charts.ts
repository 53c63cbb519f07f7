/** The charts of the Texas production summary, in field units. */
import { calendarDayRate } from '@keelson/physics/production/volumes.ts'
import { toSI } from '@keelson/units'
import {
  type Axis,
  type ChartDefinition,
  type ChartsOf,
  firstOf,
  framed,
  type NotApplicable,
  notApplicable,
  onto,
  rowsOn,
  saying,
  titled,
} from '@keelson/workflow'
import { bbl, days, mcf } from '../_shared/field-units.ts'
import { TIME, timeOf } from '../_shared/month-axis.ts'
import { daysInMonth, monthAfter, monthsFrom } from '../_shared/months.ts'
import { BLANK, gasOf, liquidsOf } from './calculate-groups.ts'
import type { Month } from './calculate-series.ts'
import type { contract } from './contract.ts'
import type { Grouped, PdqData, Volumes } from './load-data.ts'
import type { Derived } from './tables.ts'

type Charts = ChartsOf<typeof contract>

/** Months that a chart shows: the last forty years. */
const MOST_MONTHS = 480
const MOST_BARS = 10
/** px of a bar, and of a name before it is cut. */
const [BAR_STEP, LONGEST_NAME] = [26, 240]
const LIQUID_RATE: Axis = { title: 'Liquid rate', unit: 'bbl/d' }
const GAS_RATE: Axis = { title: 'Gas rate', unit: 'Mcf/d' }
const liquids = (v: Volumes) => bbl(liquidsOf(v))
const gas = (v: Volumes) => mcf(gasOf(v))
const DISTRICTS_STACKED = 9
const OTHERS = 'Other districts'

export function chartsOf(data: PdqData, d: Derived): Charts {
  const series = d.series.slice(-MOST_MONTHS)
  const { note } = firstOf(d.series, { most: MOST_MONTHS, things: 'months', by: 'the latest' })
  const none = (what: string) => notApplicable(`the selection has no ${what}`)
  return {
    liquids_by_district:
      liquidsOf(d.total) > 0 ? saying(byDistrict(data, d, series, liquids, LIQUID_RATE), note) : none('liquids'),
    gas_by_district: gasOf(d.total) > 0 ? saying(byDistrict(data, d, series, gas, GAS_RATE), note) : none('gas'),
    top_operators: data.has.operators
      ? topBars(d.groups.operator, 'operators')
      : notApplicable('the data contain no operator names'),
    top_fields: data.has.fields ? topBars(d.groups.field, 'fields') : notApplicable('the data contain no field names'),
    gor_trend: saying(gorTrend(series), note),
    completeness: saying(completeness(series), note),
  }
}

/** Calendar-day rates of the districts with the most, the others together. */
function byDistrict(
  { months }: PdqData,
  { groups }: Derived,
  series: readonly Month[],
  of: (v: Volumes) => number,
  axis: Axis,
): ChartDefinition {
  const ranked = groups.district.listed.filter((g) => of(g) > 0).toSorted((a, b) => of(b) - of(a))
  const names = ranked.slice(0, DISTRICTS_STACKED).map((g) => g.key)
  const order = [...names, ...(ranked.length > names.length ? [OTHERS] : [])]
  const sums = new Map<string, number>()
  for (const row of months) {
    const key = `${names.includes(row.district) ? row.district : OTHERS}\n${row.month}`
    sums.set(key, (sums.get(key) ?? 0) + of(row))
  }
  const rate = (s: string, month: string) =>
    calendarDayRate.evaluateSI({ V: sums.get(`${s}\n${month}`) ?? 0, t_m: days(daysInMonth(month)) })
  // A month without records stands at zero, and the last one as wide as the others.
  const shown = monthsFrom(series[0]?.month ?? '', series.at(-1)?.month ?? '')
  const values = shown.flatMap((month) => order.map((s) => ({ s, t: timeOf(month), v: rate(s, month) })))
  const last = shown.at(-1) ?? ''
  const end = order.map((s) => ({ s, t: timeOf(monthAfter(last)), v: rate(s, last) }))
  return framed({
    data: { values: rowsOn({ v: axis }, [...values, ...end]) },
    mark: { type: 'area', interpolate: 'step-after' },
    encoding: {
      x: TIME,
      y: { field: 'v', type: 'quantitative', title: titled(axis.title, axis.unit), stack: 'zero' },
      color: {
        field: 's',
        type: 'nominal',
        scale: { domain: order },
        legend: { title: null, orient: 'top', columns: 5 },
      },
    },
  })
}

const LIQUIDS: Axis = { title: 'Liquids', unit: 'bbl' }

/** Names of operators and fields are long: the bars lie. */
function topBars({ listed }: Grouped, things: string): ChartDefinition | NotApplicable {
  const { shown: bars, note } = firstOf(
    listed.filter((g) => liquidsOf(g) > 0 && g.key !== BLANK),
    { most: MOST_BARS, things, by: 'those with the most liquids' },
  )
  if (bars.length === 0) return notApplicable('no selected group has liquids')
  const chart = framed({
    data: {
      values: rowsOn(
        { v: LIQUIDS },
        bars.map((g) => ({ name: g.key, v: liquids(g) })),
      ),
    },
    height: { step: BAR_STEP },
    mark: { type: 'bar' },
    encoding: {
      y: {
        field: 'name',
        type: 'nominal',
        title: null,
        sort: bars.map((g) => g.key),
        axis: { labelLimit: LONGEST_NAME },
      },
      x: { field: 'v', type: 'quantitative', title: titled(LIQUIDS.title, LIQUIDS.unit), axis: { tickCount: 5 } },
    },
  })
  return saying(chart, note)
}

const GOR: Axis = { title: 'Gas-oil ratio', unit: 'scf/bbl' }

function gorTrend(series: readonly Month[]): ChartDefinition | NotApplicable {
  const rows = series.flatMap((m) =>
    m.gasOilRatio === null || m.isLate ? [] : [{ t: timeOf(m.month), v: toSI(m.gasOilRatio, GOR.unit) }],
  )
  const values = rowsOn({ v: GOR }, rows)
  if (values.length === 0) return notApplicable('no completed month of the selection has liquids')
  const y = { field: 'v', type: 'quantitative', title: titled(GOR.title, GOR.unit) }
  return framed({ data: { values }, mark: { type: 'line', point: values.length < 60 }, encoding: { x: TIME, y } })
}

const FILED: Axis = { title: 'Filed reports', unit: '%' }

function completeness(series: readonly Month[]): ChartDefinition | NotApplicable {
  const known = series.filter((m) => m.filed !== null)
  if (known.length === 0) return notApplicable('the data do not state which reports were filed')
  const values = known.map((m) => ({
    s: m.isLate ? 'still being filed' : 'closed',
    t: timeOf(m.month),
    v: m.filed ?? 0,
  }))
  const order = ['closed', 'still being filed'].filter((s) => values.some((v) => v.s === s))
  return framed({
    data: { values: rowsOn({ v: FILED }, values) },
    mark: { type: 'point', filled: true, size: 45 },
    encoding: {
      x: TIME,
      y: {
        field: 'v',
        type: 'quantitative',
        title: titled(FILED.title, FILED.unit),
        scale: { domain: [0, 1.05].map(onto(FILED)) },
      },
      color: { field: 's', type: 'nominal', scale: { domain: order }, legend: { title: null, orient: 'top' } },
    },
  })
}
