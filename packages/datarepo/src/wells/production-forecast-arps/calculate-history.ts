/** The points that a decline is fitted to: rates and times as given, or the months of one bore from its records. */
import { calendarDayRate, producingDayRate } from '@keelson/physics/production/volumes.ts'
import { toSI } from '@keelson/units'
import { given, refuse } from '@keelson/workflow'
import { dashed, daysInMonth, monthsFrom } from '../_shared/months.ts'
import type { ProductionData } from '../_shared/ogor-a/data.ts'
import { type WellMonth, wellMonths } from '../_shared/ogor-a/well-months.ts'
import type { Params } from './inputs.ts'
import { CALENDAR_DAY, DUONG, STRETCHED } from './modes.ts'
import { FEWEST_POINTS } from './rules.ts'

interface Point {
  /** '2020-01', or the number of the point. */
  readonly label: string
  /** On the clock of the decline: from `origin` on. */
  readonly t: number
  readonly q: number
}
export interface PointHistory {
  readonly points: readonly Point[]
  readonly excluded: number
  /** Time as sent at which the clock of the decline begins: the first point, so that nothing is carried back before it. */
  readonly origin: number
  /** The first point on the clock of the decline: 0, but for models whose times count from the first production. */
  readonly first: number
  /** The last point, or the last month of the window of a well: the forecast runs from there. */
  readonly end: { readonly t: number; readonly label: string; readonly cell: string }
  /** Of a well: its oil in the files up to there, bbl, whatever the window. */
  readonly produced?: number
  /** Input at which the points are to be found fault with. */
  readonly pointer: string
}

export function historyOf(p: Params, data: ProductionData | undefined): PointHistory {
  return p.time !== undefined && p.rate !== undefined ? ofRates(p, p.time, p.rate) : ofWell(p, data as ProductionData)
}

/** Models whose times count from the first production: theirs is no curve of the same kind from another time on. */
const FROM_PRODUCTION: ReadonlySet<string> = new Set([DUONG, STRETCHED])

function ofRates({ model }: Params, time: readonly number[], rate: readonly number[]): PointHistory {
  const began = time[rate.findIndex((q) => q > 0)] as number
  const origin = FROM_PRODUCTION.has(model) ? 0 : began
  const all = time.map((t, i): Point => ({ label: String(i + 1), t: t - origin, q: rate[i] as number }))
  const points = all.filter(({ q }) => q > 0)
  const last = all.at(-1) as Point
  return {
    points,
    excluded: all.length - points.length,
    origin,
    first: began - origin,
    end: { t: last.t, label: `point ${last.label}`, cell: `history point ${last.label}` },
    pointer: '/rate',
  }
}

function ofWell(p: Params, data: ProductionData): PointHistory {
  const { api_well_number, rate_basis } = given(p, 'api_well_number', 'rate_basis')
  const own = wellMonths(data.rows)
  const byMonth = new Map(own.map((m) => [m.month, m]))
  const first = p.start_month?.trim() ?? own.find((m) => m.oil > 0)?.month
  const last = p.end_month?.trim() ?? data.lastMonth
  if (first === undefined) return refuse('/api_well_number', `'${api_well_number}' has no oil in the files`)
  const window = monthsFrom(first, last)
  const month = p.days_per_year / 12
  const points = window.flatMap((label, i): Point[] => {
    const q = rateOf(byMonth.get(label), rate_basis)
    return q > 0 ? [{ label: dashed(label), t: i * month, q: toSI(q, 'bbl/d') }] : []
  })
  if (points.length < FEWEST_POINTS) {
    const message = `'${api_well_number}' has ${points.length} months with oil from ${dashed(first)} to ${dashed(last)}; at least ${FEWEST_POINTS} are required`
    return refuse('/api_well_number', message)
  }
  return {
    points,
    excluded: window.length - points.length,
    origin: 0,
    first: 0,
    end: { t: (window.length - 1) * month, label: dashed(last), cell: `${dashed(last)}, ${window.length - 1} months` },
    produced: own.reduce((sum, m) => sum + m.oil, 0),
    pointer: '/api_well_number',
  }
}

/** bbl/d; 0 of a month without oil, and of one with oil and no day on which it was produced. */
function rateOf(m: WellMonth | undefined, basis: Params['rate_basis']): number {
  if (m === undefined || m.oil <= 0) return 0
  if (basis === CALENDAR_DAY) return calendarDayRate.evaluate({ V: m.oil, t_m: daysInMonth(m.month) })
  return m.producingDays > 0 ? producingDayRate.evaluate({ N_p: m.oil, t_pd: m.producingDays }) : 0
}
