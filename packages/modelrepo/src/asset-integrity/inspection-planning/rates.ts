/** Corrosion rates of one location, and which of them is used. */

import { constant, house, type Trace } from '@keelson/equations'
import {
  meanThickness,
  meanYear,
  spreadOfYears,
  trendRate,
  trendScatter,
  trendUpperBound,
} from '@keelson/physics/thickness-trend/trend.ts'
import { longTermRate, shortTermRate } from '@keelson/standards/api-570-2016/corrosion-rate.ts'
import { governingRate, timeBetween } from '@keelson/standards/api-570-2016/remaining-life.ts'
import { midSentence, refuse } from '@keelson/workflow'
import type { Inputs, Some } from './inputs.ts'
import { RATE_BASES } from './inputs-thickness.ts'

/** Readings of one place in the order of time, SI. */
export interface Location {
  readonly name: string
  readonly years: readonly number[]
  readonly thicknesses: readonly number[]
}

/** Rates in m/s, those that the readings give. */
export interface Rates {
  readonly short: number | undefined
  readonly long: number | undefined
  readonly trend: number | undefined
  readonly upper: number | undefined
}
export type Read = Some<
  'rate_basis',
  | 'measured_thickness'
  | 'previous_thickness'
  | 'initial_thickness'
  | 'years_between_readings'
  | 'age'
  | 'minimum_corrosion_rate'
>
export const NO_RATES: Rates = { short: undefined, long: undefined, trend: undefined, upper: undefined }

export interface UsedRate {
  readonly rate: number
  /** What it is, in the words of a table. */
  readonly basis: string
  /** The readings showed this, below the floor, which replaces it. */
  readonly replaced: number | undefined
}

/** Replaces a rate from readings that is below it, unless the owner gives another: 1 mil a year. */
const FLOOR_RATE = constant({
  symbol: 'C_min',
  title: 'Minimum corrosion rate',
  value: 0.0254,
  unit: 'mm/year',
  source: house,
  clause: '1 mil per year; the codes specify no minimum',
})
export const floorRate = (p: Some<never, 'minimum_corrosion_rate'>): number => p.minimum_corrosion_rate ?? FLOOR_RATE.si

/** Readings needed for a scatter about the trend. */
const TREND_READINGS = 3

/** Rates from the previous and the initial thickness of the inputs. */
export function ratesOfInputs(p: Read, trace: Trace): Rates {
  const { measured_thickness: t_act, previous_thickness: t_prev, initial_thickness: t_init } = p
  const { years_between_readings: dt, age: tau } = p
  if (t_act === undefined) return NO_RATES
  return {
    ...NO_RATES,
    short: t_prev === undefined || dt === undefined ? undefined : trace.apply(shortTermRate, { t_prev, t_act, dt }),
    long: t_init === undefined || tau === undefined ? undefined : trace.apply(longTermRate, { t_init, t_act, tau }),
  }
}

/** Rates from all readings of a location; none from a single one. */
export function ratesOfLocation({ years, thicknesses }: Location, trace: Trace): Rates {
  const [y_1, y_n] = [years[0], years.at(-1)]
  const [t_init, t_act] = [thicknesses[0], thicknesses.at(-1)]
  const [y_prev, t_prev] = [years.at(-2), thicknesses.at(-2)]
  if (y_1 === undefined || y_n === undefined || t_init === undefined || t_act === undefined) return NO_RATES
  if (y_prev === undefined || t_prev === undefined) return NO_RATES
  const dt = trace.apply(timeBetween, { y_1: y_prev, y_2: y_n }, { rename: { y_1: 'y_prev', y_2: 'y_act' } })
  const tau = trace.apply(
    timeBetween,
    { y_1, y_2: y_n },
    { as: 'tau', title: 'Time since first reading', rename: { y_1: 'y_init', y_2: 'y_act' } },
  )
  return {
    short: trace.apply(shortTermRate, { t_prev, t_act, dt }),
    long: trace.apply(longTermRate, { t_init, t_act, tau }),
    ...(years.length < TREND_READINGS ? { trend: undefined, upper: undefined } : trendOf(years, thicknesses, trace)),
  }
}

function trendOf(y: readonly number[], t: readonly number[], trace: Trace) {
  const y_m = trace.apply(meanYear, { y })
  const t_m = trace.apply(meanThickness, { t })
  const S_yy = trace.apply(spreadOfYears, { y, y_m })
  const trend = trace.apply(trendRate, { y, y_m, t, t_m, S_yy })
  const s_t = trace.apply(trendScatter, { t, t_m, CR_TR: trend, y, y_m })
  return { trend, upper: trace.apply(trendUpperBound, { CR_TR: trend, y, s_t, S_yy }) }
}

/** The rate that the basis chooses, and no less than the floor. Refuses a basis that the readings lack. */
export function usedRate(rates: Rates, p: Read, trace: Trace): UsedRate {
  const { value, basis } = chosen(rates, p.rate_basis, trace)
  if (value === undefined) {
    refuse(
      '/rate_basis',
      `must be available from the readings (entered: ${midSentence(RATE_BASES[p.rate_basis])}). ${LACKING[p.rate_basis]}.`,
    )
  }
  if (value >= floorRate(p)) return { rate: value, basis, replaced: undefined }
  return { rate: p.minimum_corrosion_rate ?? readFloor(trace), basis: 'floor', replaced: value }
}

function readFloor(trace: Trace): number {
  const { symbol, source, clause, si: value } = FLOOR_RATE
  const title = 'Minimum corrosion rate'
  return trace.lookup({ symbol, title, unit: 'mm/year', source, clause, value, cell: 'readings below minimum' })
}

const LACKING: Readonly<Record<Inputs['rate_basis'], string>> = {
  'larger of short and long term': 'Two readings at the same location are required',
  'short term': '{previous_thickness} and {years_between_readings} are required',
  'long term': '{initial_thickness} and {age} are required',
  trend: `{thickness_readings} requires ${TREND_READINGS} or more readings at the same location`,
  'upper bound of trend': `{thickness_readings} requires ${TREND_READINGS} or more readings at the same location`,
  unknown: 'Only API 653 has an interval for an unknown rate',
}

function chosen(rates: Rates, basis: Inputs['rate_basis'], trace: Trace) {
  const { short, long, trend, upper } = rates
  if (basis === 'short term') return { value: short, basis }
  if (basis === 'long term') return { value: long, basis }
  if (basis === 'trend') return { value: trend, basis }
  if (basis === 'upper bound of trend') return { value: upper, basis }
  if (short === undefined) return { value: long, basis: 'long term' }
  if (long === undefined) return { value: short, basis: 'short term' }
  const value = trace.apply(governingRate, { CR_ST: short, CR_LT: long })
  return { value, basis: short >= long ? 'short term' : 'long term' }
}
