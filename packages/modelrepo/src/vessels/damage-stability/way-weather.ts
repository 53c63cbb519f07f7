/** Severe wind and rolling: IS Code A/2.3. */
import type { Constant, Trace } from '@keelson/equations'
import { isCode } from '@keelson/standards/imo-is-code-2008/source.ts'
import * as code from '@keelson/standards/imo-is-code-2008/weather.ts'
import {
  type CheckResult,
  capitalised,
  check,
  checkOf,
  compares,
  type Doubt,
  flagValue,
  gives,
  givesAs,
  inDoubt,
  type Left,
  notApplicable,
  shown,
  shownIn,
} from '@keelson/workflow'
import { AREA } from './calculate-intact.ts'
import { type Weather, type Weathered, weatherOf } from './calculate-weather.ts'
import { weatherChart } from './charts.ts'
import { againstHeight, lollingUpTo, outsideRoll } from './doubt.ts'
import { type Some, way } from './inputs.ts'
import { largestOf, type TabledCurve } from './levers.ts'
import { reaches } from './lists.ts'
import { curveProblems, weatherProblems } from './rules.ts'
import { weatherRows, weatherTable } from './tables.ts'
import { weatherWarnings } from './warnings.ts'

const needs = ['heel_angles']
const curved = { signed: true, needs } as const
const factor = (symbol: string, title: string, description: string) =>
  givesAs(symbol, title, '-', description, { signed: true })
const area = (symbol: string, title: string, description: string) => givesAs(symbol, title, AREA, description, curved)

export const weather = way({
  takes: [
    ...['integration', 'hull_breadth', 'draft', 'displacement', 'gravity', 'wind_pressure', 'lateral_area'],
    ...['wind_lever_arm', 'block_coefficient', 'height_of_g_above_waterline', 'bilge_keel_factor_k'],
  ] as const,
  may: [
    ...['heel_angles', 'righting_arms', 'initial_gm', 'downflooding_angle', 'deck_edge_angle'],
    ...['hull_length', 'roll_period'],
  ] as const,
  rules: (p) => [...curveProblems(p), ...weatherProblems(p)],
  values: {
    x1: factor('X_1', 'Breadth-to-draught factor', 'Factor X1 from the IS Code table.'),
    x2: factor('X_2', 'Block coefficient factor', 'Factor X2 from the IS Code table.'),
    r: gives(code.effectiveSlope, '-', 'Effective wave slope coefficient, based on the centre of gravity height.', {
      signed: true,
    }),
    s: factor('s', 'Steepness', 'Steepness factor, based on the roll period.'),
    roll_angle_windward: gives(code.rollAngle, 'heel_angle', 'Roll angle to windward due to wave action.'),
    steady_wind_lever: gives(
      code.steadyLever,
      'righting_arm',
      'Steady wind heeling lever, constant at all heel angles.',
    ),
    gust_wind_lever: gives(code.gustLever, 'righting_arm', 'Gust wind heeling lever, constant at all heel angles.'),
    steady_wind_heel: givesAs(
      'phi_0',
      'Steady wind heel',
      'heel_angle',
      'Heel angle at which the righting lever first equals the steady wind lever.',
      curved,
    ),
    roll_back_angle: gives(code.rolledBack, 'heel_angle', 'Heel angle after roll to windward, negative to windward.', {
      title: 'Roll-back heel angle',
      ...curved,
    }),
    weather_area_a: area(
      'a',
      'Area a',
      'Area between the gust lever and the righting lever curve, from the roll-back angle to the first intercept.',
    ),
    weather_area_b: area(
      'b',
      'Area b',
      'Area between the righting lever curve and the gust lever, from the first intercept to the limiting heel angle.',
    ),
    weather_area_ratio: gives(code.areaRatio, '-', 'Ratio of area b to area a, which shall be at least 1.', {
      title: 'Area ratio b/a',
      ...curved,
    }),
    weather_criterion_passed: flagValue({
      title: 'Weather criterion passed',
      description: 'Combined result for the area ratio and the steady wind heel.',
      needs,
    }),
  },
  checks: {
    weather_areas: checkOf(AREA, {
      title: 'Weather criterion area ratio',
      criterion: code.areaRatio,
      demand: 'Area a',
      capacity: 'Area b',
      needs,
      reach: [code.UPRIGHT_RULE, code.BREADTH_REACH, code.CENTRE_REACH, code.PERIOD_REACH],
    }),
    steady_heel: checkOf('heel_angle', {
      title: 'Steady wind heel',
      criterion: code.LARGEST_STEADY_HEEL,
      demand: 'Steady wind heel',
      capacity: 'Maximum permitted heel',
      needs,
      reach: [code.UPRIGHT_RULE],
    }),
    gust_lever: compares('righting_arm', {
      title: 'Gust wind heeling lever',
      criterion: code.gustLever,
      demand: code.gustLever,
      capacity: { symbol: 'GZ_max', title: 'Maximum righting lever' },
      needs,
      reach: [code.UPRIGHT_RULE],
    }),
  },
  tables: { weather_areas: weatherTable },
  charts: {
    weather: {
      title: 'Weather criterion',
      description:
        'Righting lever with steady wind and gust levers, the steady heel, the roll-back angle and the end of area b.',
      apart: { 'roll-back angle': 'Righting lever at the roll-back heel angle.' },
    },
  },
  calculate: (p, trace) => {
    const found = weatherOf(p, trace)
    const { curve, gustHeel } = found
    const unmet = gustHeel === undefined ? { failure: NOT_GUST } : {}
    return {
      ...(curve && { values: onCurve(p, found), checks: checked(p, found, curve, trace) }),
      beside: { gust_lever: { ...unmet, doubt: doubtOf(p) } },
      tables: () => ({ weather_areas: weatherRows(found) }),
      charts: () => ({ weather: weatherChart(p, found) }),
      warnings: weatherWarnings(p, found),
      answer: curve && judged(p, found) === true ? `The weather criterion is met. ${inWords(found)}` : inWords(found),
    }
  },
})

function inWords({ roll, levers, ratio, phi_0 }: Weather): string {
  const angle = `roll to windward ${shownIn(roll.angle, 'deg')}, gust lever ${shownIn(levers.gust, 'm')}`
  if (ratio === undefined) return capitalised(angle)
  const steady = phi_0 === undefined ? '' : `, steady wind heel ${shownIn(phi_0, 'deg', 3)}`
  return `Area ratio b/a ${shown(ratio, 4)}, ${angle}${steady}`
}

const NOT_STEADY = 'the righting lever never reaches the steady wind lever'
const NOT_GUST = 'the righting lever never reaches the gust lever'
const FLOODED = 'an opening immerses before the gust lever is reached'
const NO_AREA = 'area a is zero'

/** What of the curve has no answer, and whether it meets the criterion. */
function onCurve(p: Weathered & Edged, found: Weather) {
  const { phi_0, a, b, ratio, gustHeel } = found
  const steady = phi_0 === undefined ? notApplicable(NOT_STEADY) : undefined
  const none = steady ?? notApplicable(NOT_GUST)
  const noRatio = notApplicable(b === undefined ? FLOODED : NO_AREA)
  return {
    steady_wind_heel: steady,
    roll_back_angle: steady,
    weather_area_a: a === undefined ? none : undefined,
    weather_area_b: b === undefined ? (gustHeel === undefined ? none : notApplicable(FLOODED)) : undefined,
    weather_area_ratio: ratio === undefined ? (gustHeel === undefined ? none : noRatio) : undefined,
    weather_criterion_passed: judged(p, found),
  }
}

type Edged = Some<never, 'deck_edge_angle'>
/** The smaller of the two limits on the heel under the steady wind. */
const heelLimit = ({ deck_edge_angle: edge }: Edged): number =>
  edge === undefined
    ? code.LARGEST_STEADY_HEEL.si
    : Math.min(code.LARGEST_STEADY_HEEL.si, code.DECK_EDGE_SHARE.si * edge)

const passes = (p: Weathered & Edged, { a, b, phi_0 }: Weather): boolean =>
  a !== undefined && b !== undefined && phi_0 !== undefined && reaches(b, a) && reaches(heelLimit(p), phi_0)

function judged(p: Weathered & Edged, found: Weather) {
  if (!passes(p, found)) return false
  const why = againstHeight(p) ?? lollingUpTo(p)?.reason ?? outsideRoll(p, found.roll.T)?.reason
  return why === undefined ? true : notApplicable(why)
}

function checked(p: Weathered & Edged, found: Weather, curve: TabledCurve, trace: Trace) {
  const { phi_0, roll } = found
  trace.lookup({
    source: isCode,
    clause: 'A/2.3.1',
    symbol: 'GZ_max',
    title: 'Maximum righting lever',
    unit: 'm',
    value: largestOf(curve).arm,
    cell: 'maximum of the whole curve',
  })
  const steady = phi_0 === undefined ? capsized(curve, trace) : steadyCheck(p, phi_0, trace)
  return {
    steady_heel: inDoubt(doubtOf(p), steady),
    weather_areas: inDoubt(doubtOf(p, outsideRoll(p, roll.T)), areaCheck(p, found)),
  }
}

/** A pass shows nothing where the curve contradicts the height, or where the ship does not float upright. */
function doubtOf(p: Weathered, outside?: Left): Doubt | undefined {
  const apart = againstHeight(p)
  if (apart !== undefined) return { kind: 'contradiction', why: apart }
  const why = lollingUpTo(p) ?? outside
  return why && { kind: 'out_of_reach', why }
}

function steadyCheck(p: Weathered & Edged, phi_0: number, trace: Trace) {
  const edge = p.deck_edge_angle
  const byEdge =
    edge === undefined ? undefined : trace.apply(code.deckEdgeLimit, { k_de: code.DECK_EDGE_SHARE, phi_de: edge })
  const capacity: number | Constant =
    byEdge !== undefined && byEdge < code.LARGEST_STEADY_HEEL.si ? byEdge : code.LARGEST_STEADY_HEEL
  return check({ demand: phi_0, capacity })
}

/** No heel is steady: the ship heels as far as the curve goes, and over. */
function capsized({ last }: TabledCurve, trace: Trace): CheckResult {
  const demand = trace.lookup({
    source: isCode,
    clause: 'A/2.3.1',
    symbol: 'phi_end',
    title: 'Final heel angle of the righting lever curve',
    unit: 'rad',
    value: last,
    cell: 'last entered heel angle',
  })
  return check({
    demand,
    capacity: code.LARGEST_STEADY_HEEL,
    utilisation: Number.NaN,
    failure: NOT_STEADY,
  })
}

function areaCheck(p: Weathered & Edged, { a, b, phi_0, deficit = 0, none = 0 }: Weather): CheckResult {
  if (a === undefined)
    return check({ demand: deficit, capacity: none, failure: phi_0 === undefined ? NOT_STEADY : NOT_GUST })
  if (b === undefined) return check({ demand: a, capacity: none, failure: FLOODED })
  const note = lowerPressure(p)
  return check({ demand: a, capacity: b, ...(note !== undefined && { note }) })
}

const lowerPressure = ({ wind_pressure: P }: Weathered): string | undefined =>
  P >= code.UNRESTRICTED_PRESSURE * (1 - 1e-9)
    ? undefined
    : `the entered wind pressure is ${shownIn(P, 'Pa')}; IS Code A/2.3.2 requires ${code.UNRESTRICTED_PRESSURE} Pa in unrestricted service`
