/** The heeling lever on the curve: steady heel, where the areas end, the areas, and the largest height that passes. */
import { type Constant, house, met, type Trace } from '@keelson/equations'
import { barrassDerrett } from '@keelson/physics/hull/sources.ts'
import { armFromCrossCurve, rightingArms } from '@keelson/physics/ship-stability/cross-curve.ts'
import { heelingArea, heelingArm } from '@keelson/physics/ship-stability/heeling.ts'
import {
  areaOfPieces,
  crossing,
  type HeelCurve,
  type Pieces,
  piecesOf,
} from '@keelson/physics/ship-stability/righting-curve.ts'
import { areaRatio } from '@keelson/standards/imo-modu-code-2009/criteria.ts'
import { refuse, shownIn } from '@keelson/workflow'
import { allowableKg } from './allowable.ts'
import type { Curve } from './curve.ts'
import { type Heeling, heelingOf, requiredRatio } from './heeling.ts'
import type { Hydrostatics } from './hydrostatics.ts'
import { COLUMN_STABILISED, type Params } from './inputs.ts'

export interface Areas {
  readonly end: number
  /** They end with the curve: neither second intercept nor downflooding lies on it. */
  readonly atItsEnd: boolean
  readonly righting: number
  readonly heeling: number
  readonly ratio: number
  readonly pieces: Pieces
}
export interface Limits {
  /** Heeling lever upright, and as it falls with the heel. */
  readonly upright: number
  readonly arm: (heel: number) => number
  readonly arms: HeelCurve
  readonly first: number | undefined
  readonly second: number | undefined
  /** Where the righting lever exceeds the heeling lever most. */
  readonly best: { readonly righting: number; readonly heeling: number } | undefined
  readonly areas: Areas | undefined
  /** Of a column-stabilised unit, up to a downflooding angle beyond the second intercept. */
  readonly flooding: Areas | undefined
  /** Heel up to which the righting lever is positive: 0 where it is negative from upright on. */
  readonly positive: { readonly heel: number; readonly broken: boolean } | undefined
  readonly required: Constant
  readonly allowableKg: number | undefined
}

/** Moment above 0. */
export function limitsOf(p: Params, hydro: Hydrostatics, curve: Curve, M: number, trace: Trace): Limits {
  trace.section('Wind heeling on the righting lever curve')
  const wind = heelingOf(p, hydro.Delta, M, trace)
  const arms = rightingArms(curve.cross, hydro.KG_f)
  const found = intercepts(arms, wind, curve)
  if (found.first === undefined) refuseBeyondTable(curve, arms, wind.upright)
  const first = found.first && steadyHeel(found.first, arms, wind, trace)
  const common = {
    upright: wind.upright,
    arm: wind.arm,
    arms,
    first,
    second: found.second?.heel,
    required: requiredRatio(p),
  }
  const unjudged = {
    ...common,
    best: undefined,
    areas: undefined,
    flooding: undefined,
    positive: undefined,
    allowableKg: undefined,
  }
  if (curve.unjudged !== undefined) return unjudged
  const best = bestAt(curve, hydro, arms, wind, trace)
  const end = curveEnd(curve, trace)
  const areas = areasOf(p, end, arms, wind, found.second, trace)
  const flooding = toFlooding(p, areas, curve, arms, wind, trace)
  const positive = positiveUpTo(curve, end, hydro, arms, trace)
  return { ...common, best, areas, flooding, positive, allowableKg: allowableKg(p, hydro, curve, wind, trace) }
}

interface Intercept {
  readonly heel: number
  readonly iterations: number
}

function intercepts(arms: HeelCurve, { arm }: Heeling, { trusted, last }: Curve) {
  const first = crossing(arms, arm, 'rising', 0, Math.min(trusted, last))
  const second = first && crossing(arms, arm, 'falling', first.heel, last)
  return { first, second }
}

/** A table that ends while its arms still grow does not say where the wind is met. */
function refuseBeyondTable({ end, last }: Curve, arms: HeelCurve, upright: number): void {
  if (end !== 'table') return
  const largest = Math.max(...arms.knots.map(arms.at))
  if (arms.at(last) < largest) return
  refuse(
    '/heel_angles',
    `must extend to the intercept with the heeling lever of ${shownIn(upright, 'm')}. The righting lever at the last angle, ${shownIn(last, 'deg')}, is ${shownIn(largest, 'm')} and still increasing`,
  )
}

function steadyHeel(at: Intercept, arms: HeelCurve, wind: Heeling, trace: Trace): number {
  const title = 'Steady heel: first intercept of righting and heeling levers'
  const phi = intercept('phi_1', title, at, arms, wind, trace)
  const as = { as: 'lambda_1', rename: { phi: 'phi_1' }, title: 'Heeling lever at the steady heel' }
  trace.apply(heelingArm, { lambda_0: wind.upright, phi, n: wind.n }, as)
  return phi
}

const found = {
  source: barrassDerrett,
  clause: 'ch. 19, heeling lever on the righting curve',
  unit: 'rad',
  method: 'Brent method',
}

function intercept(symbol: string, title: string, at: Intercept, arms: HeelCurve, wind: Heeling, trace: Trace): number {
  const balance = met('righting lever', 'm', arms.at(at.heel), 'heeling lever', wind.arm(at.heel))
  return trace.solved({
    ...found,
    symbol,
    title,
    value: at.heel,
    trial: 0,
    residual: Math.abs(balance.value - balance.target.value) / wind.upright,
    iterations: at.iterations,
    meets: [balance],
  })
}

/** At one of the heels of the curve, where a righting lever is one of the cross curve itself. */
function bestAt({ cross }: Curve, { KG_f }: Hydrostatics, arms: HeelCurve, wind: Heeling, trace: Trace) {
  const over = (heel: number) => arms.at(heel) - wind.arm(heel)
  const heel = cross.knots.slice(1).reduce((best, one) => (over(one) > over(best) ? one : best))
  const common = { source: house, clause: 'righting less heeling lever' }
  const cell = 'heel angle on the curve at which the difference is a maximum'
  const title = 'Heel at maximum righting lever margin'
  const phi = trace.lookup({ ...common, symbol: 'phi_m', title, unit: 'rad', value: heel, cell })
  const about = { ...common, clause: 'cross curve', symbol: 'KN_m', title: 'Lever about the keel', unit: 'm' }
  const KN = trace.lookup({ ...about, value: cross.kn(phi), cell: 'cross curve at this heel' })
  const named = { phi: 'phi_m', KN: 'KN_m' }
  const righting = trace.apply(armFromCrossCurve, { KN, KG_f, phi }, { as: 'GZ_m', rename: named })
  const args = { lambda_0: wind.upright, phi, n: wind.n }
  return { righting, heeling: trace.apply(heelingArm, args, { as: 'lambda_m', rename: { phi: 'phi_m' } }) }
}

interface End {
  readonly heel: number
  readonly symbol: string
}

function curveEnd({ end, last }: Curve, trace: Trace): End {
  if (end === 'sides') return { heel: last, symbol: 'phi_de' }
  const cell = end === 'table' ? 'last heel angle of the curve' : 'right angle'
  const read = {
    source: house,
    clause: 'range of the righting levers',
    title: 'Final heel angle of the righting lever curve',
  }
  return { heel: trace.lookup({ ...read, symbol: 'phi_end', unit: 'rad', value: last, cell }), symbol: 'phi_end' }
}

function areasOf(
  p: Params,
  last: End,
  arms: HeelCurve,
  wind: Heeling,
  second: Intercept | undefined,
  trace: Trace,
): Areas {
  const end = limitOf(p, last, second, arms, wind, trace)
  const pieces = piecesOf(arms, 0, end.heel)
  const righting = trace.apply(areaOfPieces, { ...pieces }, { title: 'Area under the righting lever curve' })
  const args = { lambda_0: wind.upright, n: wind.n, phi_l: end.heel }
  const heeling = trace.apply(heelingArea, args, { rename: { phi_l: end.symbol } })
  const ratio = trace.apply(areaRatio, { A_GZ: righting, A_h: heeling })
  return { end: end.heel, atItsEnd: end === last, righting, heeling, ratio, pieces }
}

/** MODU Code 3.3.1.2 takes the areas of column-stabilised units to the downflooding angle, wherever the intercept lies. */
function toFlooding(
  p: Params,
  areas: Areas,
  { last }: Curve,
  arms: HeelCurve,
  wind: Heeling,
  trace: Trace,
): Areas | undefined {
  const closed = p.downflooding_angle
  if (p.unit_type !== COLUMN_STABILISED || closed === undefined || closed <= areas.end || closed > last)
    return undefined
  const pieces = piecesOf({ ...arms, knots: [...arms.knots, areas.end].sort((a, b) => a - b) }, 0, closed)
  const marked = { as: 'A_GZ_f', title: 'Area under the righting lever curve to downflooding', rename: FLOODED }
  const righting = trace.apply(areaOfPieces, { ...pieces }, marked)
  const args = { lambda_0: wind.upright, n: wind.n, phi_l: closed }
  const heeling = trace.apply(heelingArea, args, { as: 'A_h_f', rename: { phi_l: 'phi_f' } })
  const rename = { A_GZ: 'A_GZ_f', A_h: 'A_h_f' }
  const ratio = trace.apply(areaRatio, { A_GZ: righting, A_h: heeling }, { as: 'R_A_f', rename })
  return { end: closed, atItsEnd: false, righting, heeling, ratio, pieces }
}
const FLOODED = { phi_a: 'phi_c', phi_b: 'phi_d', z_a: 'z_c', z_m: 'z_n', z_b: 'z_d' }

/** The smallest of second intercept, downflooding angle and the end of the curve. */
function limitOf(
  p: Params,
  last: End,
  second: Intercept | undefined,
  arms: HeelCurve,
  wind: Heeling,
  trace: Trace,
): End {
  const closed = p.downflooding_angle ?? Number.POSITIVE_INFINITY
  if (second !== undefined && second.heel <= Math.min(closed, last.heel)) {
    const title = 'Second intercept of righting and heeling levers'
    return { heel: intercept('phi_2', title, second, arms, wind, trace), symbol: 'phi_2' }
  }
  return closed <= last.heel ? { heel: closed, symbol: 'phi_f' } : last
}

function positiveUpTo({ cross, last }: Curve, end: End, { KG_f }: Hydrostatics, arms: HeelCurve, trace: Trace) {
  const none = () => 0
  const vanishing = crossing(arms, none, 'falling', 0, last)
  const start = cross.knots[1] ?? last
  if (arms.at(start / 2) < 0 || arms.at(start) < 0) return { heel: 0, broken: true }
  if (vanishing === undefined) return { heel: end.heel, broken: false }
  const { heel, iterations } = vanishing
  const balance = met(
    'lever about the keel',
    'm',
    cross.kn(heel),
    'lever of the centre of gravity',
    KG_f * cross.lift(heel),
  )
  const value = trace.solved({
    ...found,
    symbol: 'phi_v',
    title: 'Limit angle of positive righting lever',
    value: heel,
    trial: 0,
    residual: 0,
    iterations,
    meets: [balance],
  })
  return { heel: value, broken: false }
}
