/** The charts that show wells one by one: rates, uptime and the map. */

import { calendarDayRate } from '@keelson/physics/production/volumes.ts'
import { toSI } from '@keelson/units'
import {
  type Axis,
  type ChartDefinition,
  framed,
  heatMap,
  type NotApplicable,
  notApplicable,
  rowsOn,
  titled,
} from '@keelson/workflow'
import { bbl, days } from '../_shared/field-units.ts'
import { TIME, timeOf } from '../_shared/month-axis.ts'
import { dashed, daysInMonth } from '../_shared/months.ts'
import type { SourceData } from '../_shared/ogor-a/data.ts'
import type { WellMonth } from '../_shared/ogor-a/well-months.ts'
import type { Month } from './calculate-series.ts'
import type { Well } from './calculate-wells.ts'

const WELLS_STACKED = 9
const OTHERS = 'other wells'
const WELLS_IN_HEAT_MAP = 25
const MONTHS_IN_HEAT_MAP = 72
const WELLS_ON_MAP = 500

const RATE: Axis = { title: 'Oil rate, calendar day', unit: 'bbl/d' }
const DEGREE = toSI(1, 'deg')
const LONGITUDE: Axis = { title: 'Longitude [deg]', unit: '-', one: DEGREE }
const LATITUDE: Axis = { title: 'Latitude [deg]', unit: '-', one: DEGREE }
/** In words, as it is spoken of. */
const OIL: Axis = { title: 'Oil [million bbl]', unit: '-', one: bbl(1e6) }

/** Short labels of the wells shown: the name of a well where no other shown has it, its number otherwise. */
function labelled(wells: readonly Well[]): ReadonlyMap<string, string> {
  const names = wells.map((w) => w.facts?.name)
  const isOwn = (name: string) => names.filter((n) => n === name).length === 1
  return new Map(wells.map(({ api12, facts }) => [api12, facts?.name && isOwn(facts.name) ? facts.name : api12]))
}

/** Calendar-day oil rate, stacked: the wells with the most oil one by one, the others together. */
export function rateByWell(
  wells: readonly Well[],
  months: readonly WellMonth[],
  series: readonly Month[],
): ChartDefinition {
  const names = labelled(wells.filter((w) => w.oil > 0).slice(0, WELLS_STACKED))
  const sums = new Map<string, number>()
  const rest = new Map(series.map((m) => [m.month, m.oil]))
  for (const { api12, month, oil } of months) {
    const name = names.get(api12)
    const left = rest.get(month)
    if (name === undefined || left === undefined) continue
    sums.set(`${name}\n${month}`, oil)
    rest.set(month, left - oil)
  }
  const hasOthers = [...rest.values()].some((oil) => oil !== 0)
  const order = [...names.values(), ...(hasOthers ? [OTHERS] : [])]
  const oilOf = (s: string, month: string) => (s === OTHERS ? rest.get(month) : sums.get(`${s}\n${month}`)) ?? 0
  const values = series.flatMap(({ month }) =>
    order.map((s) => ({
      s,
      t: timeOf(month),
      v: calendarDayRate.evaluateSI({ V: bbl(oilOf(s, month)), t_m: days(daysInMonth(month)) }),
    })),
  )
  return framed({
    data: { values: rowsOn({ v: RATE }, values) },
    mark: { type: 'area', interpolate: 'step' },
    encoding: {
      x: TIME,
      y: { field: 'v', type: 'quantitative', title: titled(RATE.title, RATE.unit), stack: 'zero' },
      color: {
        field: 's',
        type: 'nominal',
        scale: { domain: order },
        legend: { title: null, orient: 'top', columns: 4 },
      },
    },
  })
}

/** Uptime of the wells with the most production in the last months. */
export function uptimeMap(
  wells: readonly Well[],
  months: readonly WellMonth[],
  series: readonly Month[],
): ChartDefinition | NotApplicable {
  const known = months.filter((m) => m.uptime !== null)
  const inSeries = series.filter((m) => m.uptime !== null).map((m) => m.month)
  const shown = new Set(inSeries.slice(-MONTHS_IN_HEAT_MAP))
  const produced = wells.filter((w) => w.oil > 0 || w.gas > 0)
  const names = labelled(produced.slice(0, WELLS_IN_HEAT_MAP))
  const cells = known.flatMap(({ api12, month, uptime }) => {
    const well = names.get(api12)
    return well === undefined || !shown.has(month) ? [] : [{ x: dashed(month), y: well, value: uptime ?? 0 }]
  })
  if (cells.length === 0) return notApplicable('no well of the selection ever produced oil or gas')
  return heatMap({
    x: 'Month',
    value: 'Uptime',
    unit: '-',
    cells,
    columns: [...shown].map(dashed),
    rows: [...names.values()].reverse(),
    range: [0, 1],
  })
}

/** Surface positions, where the borehole table gives them. */
export function wellMap(wells: readonly Well[], { boreholes }: SourceData): ChartDefinition | NotApplicable {
  if (boreholes === null) return notApplicable('the folder has no borehole table, and so no positions')
  const values = wells.slice(0, WELLS_ON_MAP).flatMap((w) => {
    const { latitude, longitude } = w.facts ?? {}
    if (typeof latitude !== 'number' || typeof longitude !== 'number') return []
    return [
      {
        well: w.facts?.name ?? w.api12,
        x: longitude * DEGREE,
        y: latitude * DEGREE,
        v: bbl(Math.max(w.oil, 0)),
      },
    ]
  })
  if (values.length === 0) return notApplicable('the borehole table has no position of a selected well')
  const axis = (field: string, { title }: Axis) => ({
    field,
    type: 'quantitative',
    title,
    scale: { zero: false, padding: 20 },
  })
  return framed({
    data: { values: rowsOn({ x: LONGITUDE, y: LATITUDE, v: OIL }, values) },
    mark: { type: 'circle', opacity: 0.6, tooltip: true },
    encoding: {
      x: axis('x', LONGITUDE),
      y: axis('y', LATITUDE),
      size: {
        field: 'v',
        type: 'quantitative',
        title: OIL.title,
        scale: { range: [20, 1200] },
        legend: { orient: 'top' },
      },
      detail: { field: 'well' },
    },
  })
}
