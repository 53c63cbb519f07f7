/** The plan by thickness readings: API 510, API 570, API 653. */
import { laterThickness, nextInspectionYear } from '@keelson/standards/api-570-2016/remaining-life.ts'
import { fromSI } from '@keelson/units'
import {
  check,
  notApplicable,
  type Outcome,
  openIf,
  type RunContext,
  shown,
  shownIn,
  withoutDemand,
} from '@keelson/workflow'
import { type Intervals, intervalsOf } from './calculate-intervals.ts'
import { type Wall, wallOf } from './calculate-wall.ts'
import { locationLives, thicknessProjection } from './charts.ts'
import type { contract } from './contract.ts'
import { byReadings } from './figures.ts'
import type { Params } from './params.ts'
import { locationRows, rateRows, requiredRows, statisticRows } from './tables.ts'
import { wallWarnings } from './warnings.ts'

type Result = Outcome<typeof contract>
type Checks = NonNullable<Result['checks']>

export function byThickness(p: Params, { trace }: RunContext): Result {
  const wall = wallOf(p, trace)
  const plan = intervalsOf(p, wall.life, trace)
  const { t_act, used, year } = wall
  trace.section('At the next inspection')
  const I = plan.interval
  const t_next = used === undefined ? undefined : trace.apply(laterThickness, { t_act, C_r: used.rate, I })
  const y_next = year === undefined ? undefined : trace.apply(nextInspectionYear, { y_0: year, I })
  const unknown = notApplicable(UNKNOWN)
  return {
    values: {
      corrosion_rate: used?.rate ?? unknown,
      remaining_life: wall.life ?? unknown,
      life_to_retirement: wall.retirement ?? unknown,
      inspection_interval: I,
      meets_required_life: meets(p, wall.life),
      governing_required_thickness: wall.t_req,
      ...rateValues(wall),
      rate_basis_used: used?.basis ?? unknown,
      thickness_at_next_inspection: t_next ?? unknown,
      next_inspection_year: y_next,
      ...planValues(plan),
      governing_location: wall.governing?.location.name,
    },
    checks: wallChecks(p, wall),
    tables: () => ({
      interval_limits: plan.limits,
      required_thicknesses: requiredRows(p, wall),
      rates: rateRows(p, wall),
      locations: wall.lives.length === 0 ? notApplicable('no {thickness_readings}') : locationRows(wall),
      location_statistics: wall.lives.length === 0 ? notApplicable('no {thickness_readings}') : statisticRows(wall),
    }),
    charts: () => ({
      thickness_projection: thicknessProjection(p, wall, I),
      ...(wall.lives.length > 0 && { location_lives: locationLives(p, wall) }),
    }),
    figures: () => ({ wall: byReadings(p, wall, t_next) }),
    warnings: wallWarnings(p, wall),
    detail: sentence(p, wall, I, y_next),
  }
}

/** Absent without a required life. */
function meets(p: Params, life: number | undefined) {
  if (p.required_remaining_life === undefined) return undefined
  return life === undefined ? notApplicable(UNKNOWN) : life >= p.required_remaining_life
}
const UNKNOWN = 'the corrosion rate is unknown'

function rateValues({ rates }: Wall) {
  const none = notApplicable('the readings do not give it')
  return {
    short_term_corrosion_rate: rates.short ?? none,
    long_term_corrosion_rate: rates.long ?? none,
    trend_corrosion_rate: rates.trend ?? none,
    trend_upper_bound: rates.upper ?? none,
  }
}

const planValues = (plan: Intervals) => ({
  external_inspection_interval: plan.external ?? notApplicable('the piping class that has it was not given'),
  internal_inspection_interval: plan.internal,
  relief_device_interval: plan.relief,
})

function wallChecks(p: Params, { t_act, t_req, life, used }: Wall): Checks {
  const RL_req = p.required_remaining_life
  const spent = life === 0 ? { failure: 'no remaining life: inspect now' } : {}
  return {
    wall: check({ demand: t_req, capacity: t_act, ...spent }),
    ...(RL_req !== undefined && {
      remaining_life:
        life === undefined
          ? withoutDemand(UNKNOWN)
          : openIf('input_missing', assumedFloor(p, used), check({ demand: RL_req, capacity: life })),
    }),
  }
}

/** A life that rests on a floor which nobody entered shows nothing. */
const assumedFloor = (p: Params, used: Wall['used']): string | undefined =>
  used?.replaced !== undefined && p.minimum_corrosion_rate === undefined
    ? 'the readings show less loss than the floor: enter {minimum_corrosion_rate} or {corrosion_rate}'
    : undefined

function sentence(p: Params, wall: Wall, interval: number, year: number | undefined): string {
  const years = (si: number) => `${shown(fromSI(si, 'year'), 3)} years`
  const place = wall.governing === undefined ? '' : ` at ${wall.governing.location.name}`
  const by = year === undefined ? '' : `, by ${shown(fromSI(year, 'year'), 6)}`
  const due = wall.life === 0 ? `inspect now (${p.code})` : `next inspection within ${years(interval)}${by} (${p.code})`
  if (wall.used === undefined || wall.life === undefined) return `Corrosion rate unknown: ${due}`
  const needed = p.required_remaining_life
  const against = needed === undefined ? '' : ` against ${years(needed)} needed`
  return `The wall thins at ${shownIn(wall.used.rate, 'mm/year')}${place}: remaining life ${years(wall.life)}${against}; ${due}`
}
