/** The points that a decline is fitted to: rates and times as given, or the months of one bore from its records. */
import { calendarDayRate, producingDayRate } from '@keelson/physics/production/volumes.ts'
import { toSI } from '@keelson/units'
import { given, refuse } from '@keelson/workflow'
import { dashed, daysInMonth, monthsFrom } from '../_shared/months.ts'
import type { ProductionData } from '../_shared/ogor-a/data.ts'
import { type WellMonth, wellMonths } from '../_shared/ogor-a/well-months.ts'
import { CALENDAR_DAY } from './modes.ts'
import type { Params } from './params.ts'
import { FEWEST_POINTS } from './rules.ts'

export interface Point {
  /** '2020-01', or the number of the point. */
  readonly label: string
  readonly t: number
  readonly q: number
}
export interface PointHistory {
  readonly points: readonly Point[]
  readonly excluded: number
  /** Of a well: the last month of the window, from which the forecast runs. */
  readonly end?: { readonly t: number; readonly label: string; readonly span: number }
  /** Of a well: its oil in the files up to there, bbl, whatever the window. */
  readonly produced?: number
  /** Input at which the points are to be found fault with. */
  readonly pointer: string
}

export function historyOf(p: Params, data: ProductionData | undefined): PointHistory {
  return p.time !== undefined && p.rate !== undefined ? ofRates(p.time, p.rate) : ofWell(p, data as ProductionData)
}

function ofRates(time: readonly number[], rate: readonly number[]): PointHistory {
  const all = time.map((t, i): Point => ({ label: String(i + 1), t, q: rate[i] as number }))
  const points = all.filter(({ q }) => q > 0)
  return { points, excluded: all.length - points.length, pointer: '/rate' }
}

function ofWell(p: Params, data: ProductionData): PointHistory {
  const { api_well_number } = given(p, 'api_well_number')
  const own = wellMonths(data.rows)
  const byMonth = new Map(own.map((m) => [m.month, m]))
  const first = p.start_month?.trim() ?? own.find((m) => m.oil > 0)?.month
  const last = p.end_month?.trim() ?? data.lastMonth
  if (first === undefined) return refuse('/api_well_number', `'${api_well_number}' has no oil in the files`)
  const window = monthsFrom(first, last)
  const month = p.days_per_year / 12
  const points = window.flatMap((label, i): Point[] => {
    const q = rateOf(byMonth.get(label), p.rate_basis)
    return q > 0 ? [{ label: dashed(label), t: i * month, q: toSI(q, 'bbl/d') }] : []
  })
  if (points.length < FEWEST_POINTS) {
    const message = `'${api_well_number}' has ${points.length} months with oil from ${dashed(first)} to ${dashed(last)}; ${FEWEST_POINTS} are needed`
    return refuse('/api_well_number', message)
  }
  return {
    points,
    excluded: window.length - points.length,
    end: { t: (window.length - 1) * month, label: dashed(last), span: window.length - 1 },
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
