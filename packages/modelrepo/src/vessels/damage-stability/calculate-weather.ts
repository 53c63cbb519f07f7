/** Severe wind and rolling: IS Code A/2.3, and the two areas where a righting lever curve is given. */
import { met, type Trace } from '@keelson/equations'
import {
  areaOfPieces,
  type Crossing,
  crossing,
  type HeelCurve,
  type Pieces,
  piecesOf,
} from '@keelson/physics/ship-stability/righting-curve.ts'
import { isCode } from '@keelson/standards/imo-is-code-2008/source.ts'
import * as code from '@keelson/standards/imo-is-code-2008/weather.ts'
import { given, refuse, shownIn } from '@keelson/workflow'
import type { Some } from './inputs.ts'
import { curveOf, type TabledCurve, toBothSides } from './levers.ts'

interface Levers {
  readonly steady: number
  readonly gust: number
}
interface Roll {
  readonly X_1: number
  readonly X_2: number
  readonly r: number
  readonly s: number
  readonly T: number
  readonly angle: number
}
export interface Weather {
  readonly levers: Levers
  readonly roll: Roll
  readonly curve: TabledCurve | undefined
  readonly phi_0: number | undefined
  readonly back: number | undefined
  readonly gustHeel: number | undefined
  readonly end: number | undefined
  readonly a: number | undefined
  readonly b: number | undefined
  readonly ratio: number | undefined
  /** Where the gust lever is not met: the area by which it exceeds the righting lever, as far as the curve goes. */
  readonly deficit: number | undefined
  /** Area b where none is above the gust lever. */
  readonly none: number | undefined
  readonly rows: { readonly a: Pieces; readonly b: Pieces | undefined } | undefined
}

export type Weathered = Some<
  | 'wind_pressure'
  | 'lateral_area'
  | 'wind_lever_arm'
  | 'displacement'
  | 'gravity'
  | 'hull_breadth'
  | 'draft'
  | 'block_coefficient'
  | 'height_of_g_above_waterline'
  | 'bilge_keel_factor_k'
  | 'integration',
  'roll_period' | 'hull_length' | 'initial_gm' | 'heel_angles' | 'righting_arms' | 'downflooding_angle'
>

export function weatherOf(p: Weathered, trace: Trace): Weather {
  const levers = leversOf(p, trace)
  const roll = rollOf(p, trace)
  const { heel_angles, righting_arms, integration } = p
  const curve = heel_angles && righting_arms && curveOf({ heel_angles, righting_arms, integration })
  const none = {
    phi_0: undefined,
    back: undefined,
    gustHeel: undefined,
    end: undefined,
    a: undefined,
    b: undefined,
    ratio: undefined,
    deficit: undefined,
    none: undefined,
    rows: undefined,
  }
  if (curve === undefined) return { levers, roll, curve, ...none }
  trace.section('Areas')
  const steady = crossing(curve, () => levers.steady, 'rising', 0, curve.last)
  if (steady === undefined) return { levers, roll, curve, ...none, ...unmet(curve, levers, 0, trace) }
  const phi_0 = heelAt('phi_0', 'Steady wind heel', steady, curve, levers.steady, trace)
  const back = trace.apply(code.rolledBack, { phi_0, phi_w: roll.angle })
  if (-back > curve.last)
    refuse(
      '/heel_angles',
      `must reach ${shownIn(-back, 'deg')}, the roll-back angle (entered: up to ${shownIn(curve.last, 'deg')})`,
    )
  const gust = crossing(curve, () => levers.gust, 'rising', 0, curve.last)
  if (gust === undefined) return { levers, roll, curve, ...none, phi_0, back, ...unmet(curve, levers, back, trace) }
  return { levers, roll, curve, phi_0, back, deficit: undefined, ...areasOf(p, curve, levers, back, gust, trace) }
}

function leversOf(p: Weathered, trace: Trace): Levers {
  trace.section('Wind')
  const { lateral_area: A, wind_lever_arm: Z, displacement: Delta } = p
  const steady = trace.apply(code.steadyLever, { P: p.wind_pressure, A, Z, g: p.gravity, Delta })
  return { steady, gust: trace.apply(code.gustLever, { k_g: code.GUST, l_w1: steady }) }
}

function rollOf(p: Weathered, trace: Trace): Roll {
  trace.section('Roll')
  const { hull_breadth: B, draft: d, block_coefficient: C_B, height_of_g_above_waterline: OG } = p
  const T = periodOf(p, B, d, trace)
  const ratio = trace.apply(code.breadthOverDraught, { B, d })
  const X_1 = code.weatherFactor(code.FACTOR_X1, ratio, trace)
  const X_2 = code.weatherFactor(code.FACTOR_X2, C_B, trace)
  const s = code.weatherFactor(code.FACTOR_S, T, trace)
  const r = trace.apply(code.effectiveSlope, { OG, d })
  const angle = trace.apply(code.rollAngle, { k: p.bilge_keel_factor_k, X_1, X_2, r, s })
  return { X_1, X_2, r, s, T, angle }
}

function periodOf(p: Weathered, B: number, d: number, trace: Trace): number {
  if (p.roll_period !== undefined) return p.roll_period
  const { hull_length: L, initial_gm: GM } = given(p, 'hull_length', 'initial_gm')
  const C = trace.apply(code.periodCoefficient, { B, d, L })
  return trace.apply(code.rollPeriod, { C, B, GM }, { rename: { GM: 'GM_0' } })
}

function heelAt(
  symbol: string,
  title: string,
  { heel, iterations }: Crossing,
  curve: HeelCurve,
  lever: number,
  trace: Trace,
): number {
  const meets = [met('righting lever', 'm', curve.at(heel), 'wind lever', lever)]
  const common = {
    source: isCode,
    clause: 'A/2.3.1',
    unit: 'rad',
    trial: 0,
    residual: Math.abs(curve.at(heel) - lever),
    method: 'Brent method',
  }
  return trace.solved({ ...common, symbol, title, value: heel, iterations, meets })
}

function unmet(curve: TabledCurve, { gust }: Levers, from: number, trace: Trace) {
  const both = toBothSides(curve)
  const under: HeelCurve = { at: (heel) => gust - both.at(heel), knots: both.knots }
  const title = 'Area a: gust lever above the righting lever, to the end of the curve'
  const a = piecesOf(under, from, curve.last)
  const deficit = trace.apply(areaOfPieces, a, { as: 'a', title })
  return { deficit, none: noArea('the gust lever is not reached', trace), rows: { a, b: undefined } }
}

const noArea = (cell: string, trace: Trace): number =>
  trace.lookup({
    symbol: 'b',
    title: 'Area b: righting lever above the gust lever',
    unit: 'm*rad',
    source: isCode,
    clause: 'A/2.3.1',
    value: 0,
    cell,
  })

function areasOf(p: Weathered, curve: TabledCurve, { gust }: Levers, back: number, at: Crossing, trace: Trace) {
  const gustHeel = heelAt('phi_g', 'First intercept with the gust lever', at, curve, gust, trace)
  const both = toBothSides(curve)
  const over: HeelCurve = { at: (heel) => both.at(heel) - gust, knots: both.knots }
  const under: HeelCurve = { at: (heel) => gust - both.at(heel), knots: both.knots }
  const second = crossing(curve, () => gust, 'falling', gustHeel, curve.last)
  const end = Math.min(
    p.downflooding_angle ?? curve.last,
    code.END_OF_AREA_B.si,
    second?.heel ?? curve.last,
    curve.last,
  )
  const piecesA = piecesOf(under, back, gustHeel)
  const a = trace.apply(areaOfPieces, piecesA, {
    as: 'a',
    title: 'Area a: from the roll-back angle to the first gust lever intercept',
  })
  if (end <= gustHeel) {
    const none = noArea('an opening immerses before the gust lever is reached', trace)
    return { gustHeel, end, a, b: undefined, ratio: undefined, none, rows: { a: piecesA, b: undefined } }
  }
  const rows = { a: piecesA, b: piecesOf(over, gustHeel, end) }
  const b = trace.apply(areaOfPieces, rows.b, {
    as: 'b',
    title: 'Area b: righting lever above the gust lever',
    rename: { phi_a: 'phi_c', phi_b: 'phi_d', z_a: 'z_c', z_m: 'z_n', z_b: 'z_d' },
  })
  const ratio = a > 0 ? trace.apply(code.areaRatio, { b, a }) : undefined
  return { gustHeel, end, a, b, ratio, none: undefined, rows }
}
