/** The plan by thickness readings: what API 510, API 570 and API 653 have in common. */
import type { Trace } from '@keelson/equations'
import { trendRate, trendUpperBound } from '@keelson/physics/thickness-trend/trend.ts'
import { externalInterval } from '@keelson/standards/api-510-2014/intervals.ts'
import { longTermRate, shortTermRate } from '@keelson/standards/api-570-2016/corrosion-rate.ts'
import { halfLifeInterval } from '@keelson/standards/api-570-2016/intervals.ts'
import * as life from '@keelson/standards/api-570-2016/remaining-life.ts'
import { fromSI } from '@keelson/units'
import {
  check,
  checkOf,
  flagValue,
  gives,
  notApplicable,
  openIf,
  refuse,
  resultOf,
  shown,
  shownIn,
  textValue,
  withoutDemand,
} from '@keelson/workflow'
import { locationLives, thicknessProjection } from './charts.ts'
import { byReadings } from './figures.ts'
import type { Some } from './inputs.ts'
import { DATE } from './inputs-thickness.ts'
import type { Intervals } from './intervals.ts'
import { TARGET_REACHED } from './risk.ts'
import { locationRows, rateRows, requiredRows, statisticRows } from './tables.ts'
import type { Wall, Walled } from './wall.ts'
import { wallWarnings } from './warnings.ts'

/** The rate that a run uses, as given or as read, and the life that the owner needs of it. */
export const planValues = {
  corrosion_rate: resultOf(life.governingRate, 'corrosion_rate', {
    title: 'Corrosion rate',
    description: 'Corrosion rate used for the remaining life or damage factor.',
    minimum: 0,
  }),
  meets_required_life: flagValue({
    title: 'Required life met',
    description: 'True if the remaining life (API RP 581: time to target) meets the required life.',
    needs: ['required_remaining_life'],
  }),
  next_inspection_year: gives(life.nextInspectionYear, DATE, 'Decimal calendar year of the next inspection.', {
    needs: ['measurement_year'],
  }),
}
const INTERVAL =
  'Interval to the next inspection. Piping: thickness measurement. Vessel: internal or on-stream. Tank: ultrasonic shell thickness. API RP 581: time to target.'
export const interval = { inspection_interval: gives(halfLifeInterval, 'calculated_life', INTERVAL) }
const external = 'External visual inspection interval.'
/** Calculated, read from a table of the code, or as given. */
export const outside = {
  external_inspection_interval: gives(externalInterval, 'calculated_life', external, {
    orInput: 'maximum_external_interval',
  }),
}
/** Of a tank both may be the largest that the code has. */
export const ofTank = {
  inspection_interval: resultOf(halfLifeInterval, 'calculated_life', { minimum: 0, description: INTERVAL }),
  external_inspection_interval: resultOf(externalInterval, 'calculated_life', { minimum: 0, description: external }),
}

export const wallValues = {
  ...planValues,
  remaining_life: resultOf(life.remainingLife, 'calculated_life', {
    description:
      'Time until the governing required thickness is reached at the rate used. Zero if the measured thickness does not exceed the required thickness.',
    minimum: 0,
  }),
  governing_required_thickness: resultOf(life.governingThickness, 'wall_thickness_pipe', {
    description: 'Largest of the required, structural minimum and alert thicknesses.',
  }),
  life_to_retirement: resultOf(life.remainingLife, 'calculated_life', {
    title: 'Life to retirement thickness',
    description:
      'Time until the larger of the required and structural minimum thicknesses is reached. It differs from the remaining life if the alert thickness governs.',
    symbol: 'RL_ret',
    minimum: 0,
  }),
  short_term_corrosion_rate: gives(shortTermRate, 'corrosion_rate', 'Corrosion rate between the last two readings.', {
    title: 'Short-term rate',
    signed: true,
  }),
  long_term_corrosion_rate: gives(
    longTermRate,
    'corrosion_rate',
    'Corrosion rate between the initial thickness or first reading and the latest reading.',
    {
      title: 'Long-term rate',
      signed: true,
    },
  ),
  trend_corrosion_rate: gives(
    trendRate,
    'corrosion_rate',
    'Corrosion rate by linear regression of all readings of the governing location.',
    {
      title: 'Trend rate',
      signed: true,
    },
  ),
  trend_upper_bound: gives(trendUpperBound, 'corrosion_rate', 'Corrosion rate not exceeded with 95 % confidence.', {
    title: 'Trend upper bound',
    signed: true,
  }),
  rate_basis_used: textValue({ title: 'Rate basis used', description: 'Basis of the corrosion rate used.' }),
  thickness_at_next_inspection: gives(
    life.laterThickness,
    'wall_thickness_pipe',
    'Expected thickness at the end of the interval.',
    { title: 'Thickness at next inspection' },
  ),
  governing_location: textValue({
    title: 'Governing location',
    description: 'Location with the shortest remaining life.',
    needs: ['thickness_readings'],
  }),
}

export const lifeCheck = {
  remaining_life: checkOf('calculated_life', {
    title: 'Remaining life',
    criterion: life.remainingLife,
    demand: 'Required remaining life',
    capacity: 'Remaining life or time to target',
    needs: ['required_remaining_life'],
    reach: [TARGET_REACHED],
  }),
}
export const wallChecks = {
  wall: checkOf('wall_thickness_pipe', {
    title: 'Wall thickness',
    criterion: life.remainingLife,
    demand: life.governingThickness,
    capacity: 'Measured thickness',
  }),
  ...lifeCheck,
}

/** Only API 653 has an interval for a rate that is unknown. */
export function holdToRate({ rate_basis }: Pick<Walled, 'rate_basis'>, code: string): void {
  if (rate_basis === 'unknown')
    refuse('/rate_basis', `must not be unknown for ${code}; only API 653 has an interval for an unknown rate`)
}

type Planned = Walled & Some<never, 'required_remaining_life'>

/** What a run tells of its wall and plan beside the traced numbers. */
export function planned(p: Planned, code: string, wall: Wall, { interval: I, limits }: Intervals, trace: Trace) {
  const { t_act, used, year } = wall
  trace.section('Next inspection')
  const t_next = used === undefined ? undefined : trace.apply(life.laterThickness, { t_act, C_r: used.rate, I })
  const y_next = year === undefined ? undefined : trace.apply(life.nextInspectionYear, { y_0: year, I })
  return {
    values: {
      corrosion_rate: used?.rate ?? unknown,
      remaining_life: wall.life ?? unknown,
      life_to_retirement: wall.retirement ?? unknown,
      meets_required_life: meets(p, wall.life),
      governing_required_thickness: wall.t_req,
      ...withoutRates(wall),
      rate_basis_used: used?.basis ?? unknown,
      thickness_at_next_inspection: used === undefined ? unknown : undefined,
      governing_location: wall.governing?.location.name,
    },
    checks: checksOf(p, wall),
    tables: () => ({
      interval_limits: limits,
      required_thicknesses: requiredRows(p, wall),
      rates: rateRows(p, wall),
      locations: locationRows(wall),
      location_statistics: statisticRows(wall),
    }),
    charts: () => ({
      thickness_projection: thicknessProjection(p, wall, I),
      ...(wall.lives.length > 0 && { location_lives: locationLives(p, wall) }),
    }),
    figures: () => ({ wall: byReadings(p, wall, t_next) }),
    warnings: wallWarnings(p, wall),
    detail: sentence(p, code, wall, I, y_next),
  }
}

const UNKNOWN = 'the corrosion rate is unknown'
const unknown = notApplicable(UNKNOWN)

/** Absent without a required life. */
function meets(p: Planned, RL: number | undefined) {
  if (p.required_remaining_life === undefined) return undefined
  return RL === undefined ? unknown : RL >= p.required_remaining_life
}

function withoutRates({ rates }: Wall) {
  const unless = (rate: number | undefined) =>
    rate === undefined ? notApplicable('not available from the readings') : undefined
  return {
    short_term_corrosion_rate: unless(rates.short),
    long_term_corrosion_rate: unless(rates.long),
    trend_corrosion_rate: unless(rates.trend),
    trend_upper_bound: unless(rates.upper),
  }
}

function checksOf(p: Planned, { t_act, t_req, life: RL, used }: Wall) {
  const RL_req = p.required_remaining_life
  const spent = RL === 0 ? { failure: 'no remaining life, inspect now' } : {}
  return {
    wall: check({ demand: t_req, capacity: t_act, ...spent }),
    ...(RL_req !== undefined && {
      remaining_life:
        RL === undefined
          ? withoutDemand(UNKNOWN)
          : openIf('input_missing', assumedFloor(p, used), check({ demand: RL_req, capacity: RL })),
    }),
  }
}

/** A life that rests on a floor which nobody entered shows nothing. */
const assumedFloor = (p: Walled, used: Wall['used']): string | undefined =>
  used?.replaced !== undefined && p.minimum_corrosion_rate === undefined
    ? 'the measured rate is below the default minimum rate; enter {minimum_corrosion_rate} or {corrosion_rate}'
    : undefined

const yearsOf = (n: number) => `${shown(n, 4)} ${n === 1 ? 'year' : 'years'}`

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
/** The month in which a decimal year of the calendar falls, as 2036.5 in July 2036. */
function monthOf(year: number): string {
  const months = Math.floor(12 * year + 1e-6)
  return `${MONTHS[months % 12]} ${Math.floor(months / 12)}`
}

function sentence(p: Planned, code: string, wall: Wall, interval: number, year: number | undefined): string {
  const years = (si: number) => yearsOf(fromSI(si, 'year'))
  const place = wall.governing === undefined ? '' : ` at '${wall.governing.location.name}'`
  const by = year === undefined ? '' : `, by ${monthOf(fromSI(year, 'year'))}`
  const due = wall.life === 0 ? `inspect now (${code})` : `next inspection within ${years(interval)}${by} (${code})`
  if (wall.used === undefined || wall.life === undefined) return `Corrosion rate unknown; ${due}`
  const needed = p.required_remaining_life
  const against = needed === undefined ? '' : ` (required ${years(needed)})`
  return `Corrosion rate ${shownIn(wall.used.rate, 'mm/year')}${place}, remaining life ${years(wall.life)}${against}; ${due}`
}
