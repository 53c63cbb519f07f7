/** The charts that show wells one by one: rates, uptime and the map. */
import { toSI } from '@keelson/units'
import {
  type Axis,
  type ChartDefinition,
  firstOf,
  framed,
  heatMap,
  type NotApplicable,
  notApplicable,
  rowsOn,
  saying,
  titled,
} from '@keelson/workflow'
import { TIME, timeOf } from '../_shared/month-axis.ts'
import { dashed } from '../_shared/months.ts'
import type { SourceData } from '../_shared/ogor-a/data.ts'
import type { WellMonth } from '../_shared/ogor-a/well-months.ts'
import type { Month } from './calculate-series.ts'
import { labelled, NEVER_PRODUCED, positioned, ratesByWell, type Well } from './calculate-wells.ts'

const WELLS_STACKED = 9
export const WELLS_IN_HEAT_MAP = 25
export const MONTHS_IN_HEAT_MAP = 72
const WELLS_ON_MAP = 500

const RATE: Axis = { title: 'Calendar-day oil rate', unit: 'bbl/d' }
const LONGITUDE: Axis = { title: 'Longitude [deg]', unit: 'deg' }
const LATITUDE: Axis = { title: 'Latitude [deg]', unit: 'deg' }
/** In words, as it is spoken of. */
export const OIL = { title: 'Oil [million bbl]', unit: '-', one: toSI(1, 'MMbbl') } as const satisfies Axis

/** Calendar-day oil rate, stacked: the wells with the most oil one by one, the others together. */
export function rateByWell(
  wells: readonly Well[],
  months: readonly WellMonth[],
  series: readonly Month[],
): ChartDefinition {
  const { order, rates } = ratesByWell(wells, months, series, WELLS_STACKED)
  const values = rates.map(({ well: s, month, rate: v }) => ({ s, t: timeOf(month), v }))
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
  const latest = firstOf(inSeries, { most: MONTHS_IN_HEAT_MAP, things: 'months', by: 'the latest' })
  const produced = firstOf(
    wells.filter((w) => w.oil > 0 || w.gas > 0),
    { most: WELLS_IN_HEAT_MAP, things: 'wells', by: 'those with the most production' },
  )
  const names = labelled(produced.shown)
  const cells = known.flatMap(({ api12, month, uptime }) => {
    const well = names.get(api12)
    return well === undefined || !shown.has(month) ? [] : [{ x: dashed(month), y: well, value: uptime ?? 0 }]
  })
  if (cells.length === 0) return NEVER_PRODUCED
  const map = heatMap({
    x: 'Month',
    value: 'Uptime',
    unit: '-',
    cells,
    columns: [...shown].map(dashed),
    rows: [...names.values()].reverse(),
    range: [0, 1],
  })
  return saying(map, produced.note, latest.note)
}

/** Surface positions, where the borehole table gives them. */
export function wellMap(wells: readonly Well[], { boreholes }: SourceData): ChartDefinition | NotApplicable {
  if (boreholes === null) return notApplicable('the folder has no borehole table, so positions are not available')
  const { shown, note } = firstOf(wells, { most: WELLS_ON_MAP, things: 'wells', by: 'those with the most oil' })
  const values = positioned(shown).map(({ well, longitude: x, latitude: y, oil: v }) => ({
    well,
    x,
    y,
    v,
  }))
  if (values.length === 0) return notApplicable('the borehole table has no position for any selected well')
  const axis = (field: string, { title }: Axis) => ({
    field,
    type: 'quantitative',
    title,
    scale: { zero: false, padding: 20 },
  })
  const map = framed({
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
  return saying(map, note)
}
