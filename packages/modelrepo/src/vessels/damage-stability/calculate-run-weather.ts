/** The answer on wind and waves. */
import type { Constant, Trace } from '@keelson/equations'
import { isCode } from '@keelson/standards/imo-is-code-2008/source.ts'
import * as code from '@keelson/standards/imo-is-code-2008/weather.ts'
import { check, notApplicable, notChecked, shownIn } from '@keelson/workflow'
import { largestOf, type TabledCurve } from './calculate-levers.ts'
import type { Run } from './calculate-run.ts'
import { reaches } from './calculate-run.ts'
import { type Weather, weatherOf } from './calculate-weather.ts'
import { weatherChart } from './charts.ts'
import type { Params } from './params.ts'
import { weatherRows } from './tables.ts'
import { weatherWarnings } from './warnings.ts'

export function weather(p: Params, trace: Trace): Run {
  const found = weatherOf(p, trace)
  const { levers, roll } = found
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
    ...(found.curve && { checks: weatherChecks(p, found, found.curve, trace) }),
    tables: () => ({ weather_areas: weatherRows(found) }),
    charts: () => ({ weather: weatherChart(p, found) }),
    warnings: weatherWarnings(p, found),
    ...(found.curve === undefined && {
      detail: `Roll to windward ${shownIn(roll.angle, 'deg')}, gust lever ${shownIn(levers.gust, 'm')}`,
    }),
  }
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
    weather_criterion_passed: passes(p, found),
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

function weatherChecks(p: Params, found: Weather, curve: TabledCurve, trace: Trace) {
  const { levers, phi_0, a, b, gustHeel } = found
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
    gust_lever: check({ demand: levers.gust, capacity: GZ_max, ...(gustHeel === undefined && { failure: NOT_GUST }) }),
    steady_heel: phi_0 === undefined ? notChecked('out_of_reach', NOT_STEADY) : steadyCheck(p, phi_0, trace),
    weather_areas: areaCheck(a, b, phi_0),
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

function areaCheck(a: number | undefined, b: number | undefined, phi_0: number | undefined) {
  if (a === undefined) return notChecked('out_of_reach', phi_0 === undefined ? NOT_STEADY : NOT_GUST)
  return b === undefined ? check({ demand: a, capacity: a, failure: FLOODED }) : check({ demand: a, capacity: b })
}
