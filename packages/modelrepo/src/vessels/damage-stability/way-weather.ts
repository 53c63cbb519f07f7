/** The answer on wind and waves. */
import type { Constant, Trace } from '@keelson/equations'
import { isCode } from '@keelson/standards/imo-is-code-2008/source.ts'
import * as code from '@keelson/standards/imo-is-code-2008/weather.ts'
import {
  type CheckResult,
  check,
  type Left,
  notApplicable,
  openIf,
  shown,
  shownIn,
  withGoverning,
} from '@keelson/workflow'
import { againstHeight, lollingUpTo, outsideRoll } from './calculate-doubt.ts'
import { largestOf, type TabledCurve } from './calculate-levers.ts'
import type { Run } from './calculate-run.ts'
import { reaches } from './calculate-run.ts'
import { type Weather, weatherOf } from './calculate-weather.ts'
import { weatherChart } from './charts.ts'
import { checks } from './checks.ts'
import type { Params } from './params.ts'
import { weatherRows } from './tables.ts'
import { weatherWarnings } from './warnings.ts'

export function weather(p: Params, trace: Trace): Run {
  const found = weatherOf(p, trace)
  const { levers, roll } = found
  const made = found.curve && weatherChecks(p, found, found.curve, trace)
  return {
    values: {
      x1: roll.X_1,
      x2: roll.X_2,
      r: roll.r,
      s: roll.s,
      roll_angle_windward: roll.angle,
      steady_wind_lever: levers.steady,
      gust_wind_lever: levers.gust,
      ...(found.curve && curveValues(p, found)),
    },
    ...(made && { checks: made }),
    tables: () => ({ weather_areas: weatherRows(found) }),
    charts: () => ({ weather: weatherChart(p, found) }),
    warnings: weatherWarnings(p, found),
    detail: withGoverning(inWords(found), checks, made),
  }
}

function inWords({ roll, levers, ratio, phi_0 }: Weather): string {
  const angle = `the roll to windward is ${shownIn(roll.angle, 'deg')}, the gust lever ${shownIn(levers.gust, 'm')}`
  if (ratio === undefined) return `${angle.charAt(0).toUpperCase()}${angle.slice(1)}`
  const steady = phi_0 === undefined ? '' : ` and the heel under the steady wind ${shownIn(phi_0, 'deg', 3)}`
  return `Area b is ${shown(ratio, 4)} times area a; ${angle}${steady}`
}

const NOT_STEADY = 'the righting lever never reaches the steady wind lever'

const NOT_GUST = 'the righting lever never reaches the gust lever'

const FLOODED = 'an opening goes under before the gust lever is met'

function curveValues(p: Params, found: Weather) {
  const { phi_0, back, gustHeel, a, b, ratio } = found
  const noAreas = notApplicable(phi_0 === undefined ? NOT_STEADY : NOT_GUST)
  return {
    steady_wind_heel: phi_0 ?? notApplicable(NOT_STEADY),
    roll_back_angle: back ?? notApplicable(NOT_STEADY),
    weather_area_a: a ?? noAreas,
    weather_area_b: b ?? (gustHeel === undefined ? noAreas : notApplicable(FLOODED)),
    weather_area_ratio:
      ratio ?? (gustHeel === undefined ? noAreas : notApplicable(b === undefined ? FLOODED : NO_AREA)),
    weather_criterion_passed: judged(p, found),
  }
}

const NO_AREA = 'area a is nothing'

/** The smaller of the two limits on the heel under the steady wind. */
const heelLimit = ({ deck_edge_angle: edge }: Params): number =>
  edge === undefined
    ? code.LARGEST_STEADY_HEEL.si
    : Math.min(code.LARGEST_STEADY_HEEL.si, code.DECK_EDGE_SHARE.si * edge)

const passes = (p: Params, { a, b, phi_0 }: Weather): boolean =>
  a !== undefined && b !== undefined && phi_0 !== undefined && reaches(b, a) && reaches(heelLimit(p), phi_0)

function judged(p: Params, found: Weather) {
  if (!passes(p, found)) return false
  const why = againstHeight(p) ?? lollingUpTo(p)?.reason ?? outsideRoll(p, found.roll.T)?.reason
  return why === undefined ? true : notApplicable(why)
}

function weatherChecks(p: Params, found: Weather, curve: TabledCurve, trace: Trace) {
  const { levers, phi_0, gustHeel, roll } = found
  const guard = guardOf(p)
  const GZ_max = trace.lookup({
    source: isCode,
    clause: 'A/2.3.1',
    symbol: 'GZ_max',
    title: 'Largest righting lever',
    unit: 'm',
    value: largestOf(curve).arm,
    cell: 'largest of the whole curve',
  })
  return {
    gust_lever: guard(
      check({ demand: levers.gust, capacity: GZ_max, ...(gustHeel === undefined && { failure: NOT_GUST }) }),
    ),
    steady_heel: guard(phi_0 === undefined ? capsized(curve, trace) : steadyCheck(p, phi_0, trace)),
    weather_areas: guard(areaCheck(p, found), outsideRoll(p, roll.T)),
  }
}

function steadyCheck(p: Params, phi_0: number, trace: Trace) {
  const edge = p.deck_edge_angle
  const byEdge =
    edge === undefined ? undefined : trace.apply(code.deckEdgeLimit, { k_de: code.DECK_EDGE_SHARE, phi_de: edge })
  const capacity: number | Constant =
    byEdge !== undefined && byEdge < code.LARGEST_STEADY_HEEL.si ? byEdge : code.LARGEST_STEADY_HEEL
  return check({ demand: phi_0, capacity })
}

/** A pass shows nothing where the curve contradicts the height, or where the ship does not float upright. */
function guardOf(p: Params) {
  const apart = againstHeight(p)
  const lolling = lollingUpTo(p)
  return (made: CheckResult, outside?: Left) =>
    apart === undefined ? openIf('out_of_reach', lolling ?? outside, made) : openIf('contradiction', apart, made)
}

/** No heel is steady: the ship heels as far as the curve goes, and over. */
function capsized({ last }: TabledCurve, trace: Trace): CheckResult {
  const demand = trace.lookup({
    source: isCode,
    clause: 'A/2.3.1',
    symbol: 'phi_end',
    title: 'Heel at which the righting levers end',
    unit: 'rad',
    value: last,
    cell: 'last of the heel angles',
  })
  return check({
    demand,
    capacity: code.LARGEST_STEADY_HEEL,
    utilisation: Number.NaN,
    failure: NOT_STEADY,
  })
}

function areaCheck(p: Params, { a, b, phi_0, deficit = 0, none = 0 }: Weather): CheckResult {
  if (a === undefined)
    return check({ demand: deficit, capacity: none, failure: phi_0 === undefined ? NOT_STEADY : NOT_GUST })
  if (b === undefined) return check({ demand: a, capacity: none, failure: FLOODED })
  const note = lowerPressure(p)
  return check({ demand: a, capacity: b, ...(note !== undefined && { note }) })
}

const lowerPressure = ({ wind_pressure: P }: Params): string | undefined =>
  P >= code.UNRESTRICTED_PRESSURE * (1 - 1e-9)
    ? undefined
    : `as entered: wind pressure ${shownIn(P, 'Pa')}; IS Code A/2.3.2 requires ${code.UNRESTRICTED_PRESSURE} Pa in unrestricted service`
