/** Which resistance formula an anode has, what it weighs, and what is left of it at the end of its life. */
import type { Trace } from '@keelson/equations'
import { finalHullAnodeLength } from '@keelson/standards/abs-cp-ships-2017/demand.ts'
import type { AnodeType } from '@keelson/standards/dnv-rp-b401-2021/anode-design.ts'
import {
  FINAL_LENGTH_FACTOR,
  finalFlushRadius,
  finalFlushWidth,
  finalLength,
  finalSlenderRadius,
  NEAR_STAND_OFF,
  remainingMass,
  widthOfSlender,
} from '@keelson/standards/dnv-rp-b401-2021/anode-resistance.ts'
import { given, refuse, shownLength } from '@keelson/workflow'
import type { DesignInputs } from './inputs.ts'

/** Dimensions that a resistance formula takes, m and m2. */
export type Dimensions =
  | { readonly kind: 'long' | 'short'; readonly L: number; readonly r: number }
  | { readonly kind: 'flush'; readonly L: number; readonly w: number }
  | { readonly kind: 'area'; readonly A: number }

export interface Shape {
  /** Type by which formula and utilisation are taken. */
  readonly type: AnodeType
  readonly start: Dimensions
}
export interface Spent {
  readonly end: Dimensions
  /** Radius at the end of life, m; undefined where the anode has none. */
  readonly radius: number | undefined
}

/** Formula and dimensions at the start of life. Refuses a short slender anode nearer than 0.15 m to the steel. */
export function shapeOf(p: DesignInputs, trace: Trace): Shape {
  switch (p.anode_type) {
    case 'long flush': {
      const { anode_length: L, anode_width: w } = given(p, 'anode_length', 'anode_width')
      return { type: p.anode_type, start: { kind: 'flush', L, w } }
    }
    case 'short flush':
    case 'bracelet':
      return { type: p.anode_type, start: { kind: 'area', A: given(p, 'anode_exposed_area').anode_exposed_area } }
    default:
      return slenderShape(p, trace)
  }
}

/** Whether a slender anode of this length and radius has the short formula. */
export const isShort = (L: number, r: number): boolean => L < 4 * r

function slenderShape(p: DesignInputs, trace: Trace): Shape {
  const { anode_length: L, anode_radius: r } = given(p, 'anode_length', 'anode_radius')
  const short = isShort(L, r) || p.anode_type === 'short slender stand-off'
  if (p.anode_stand_off >= NEAR_STAND_OFF.value) {
    return short
      ? { type: 'short slender stand-off', start: { kind: 'short', L, r } }
      : { type: 'long slender stand-off', start: { kind: 'long', L, r } }
  }
  if (short) {
    refuse(
      '/anode_stand_off',
      `must be at least ${shownLength(NEAR_STAND_OFF.value)} for a short slender anode (entered: ${shownLength(p.anode_stand_off)}). Enter closer anodes as 'short flush' with an exposed area.`,
    )
  }
  return { type: 'long flush', start: { kind: 'flush', L, w: trace.apply(widthOfSlender, { r }) } }
}

/** What is left at the end of life; undefined where the final exposed area is not given. */
export function spentOf(
  p: DesignInputs,
  shape: Shape,
  alloy: { readonly u: number; readonly rho_a: number },
  trace: Trace,
): Spent | undefined {
  const { start } = shape
  if (start.kind === 'area') {
    const A = p.anode_final_exposed_area
    return A === undefined ? undefined : { end: { kind: 'area', A }, radius: undefined }
  }
  const { u, rho_a } = alloy
  const m_f = trace.apply(remainingMass, { m: p.anode_net_mass, u })
  const L_f = finalLengthOf(p, start.L, u, trace)
  if (start.kind === 'flush') {
    const r_f = trace.apply(finalFlushRadius, { m_f, rho_a, L_f })
    return { end: { kind: 'flush', L: L_f, w: trace.apply(finalFlushWidth, { r_f }) }, radius: r_f }
  }
  const r_f = trace.apply(finalSlenderRadius, { m_f, rho_a, L_f, r_c: p.anode_insert_radius })
  return { end: { kind: start.kind, L: L_f, r: r_f }, radius: r_f }
}

function finalLengthOf(p: DesignInputs, L: number, u: number, trace: Trace): number {
  if (p.hull && p.anode_final_length_factor === undefined) return trace.apply(finalHullAnodeLength, { u, L })
  return trace.apply(finalLength, { c_L: p.anode_final_length_factor ?? FINAL_LENGTH_FACTOR, L })
}

/** Dimensions when a share x of the usable alloy is spent: length and cross-section go straight from start to end. */
export function between(start: Dimensions, end: Dimensions, x: number): Dimensions {
  const linear = (a: number, b: number) => a + (b - a) * x
  const bySection = (a: number, b: number) => Math.sqrt(linear(a * a, b * b))
  if (start.kind === 'area' && end.kind === 'area') return { kind: 'area', A: linear(start.A, end.A) }
  if (start.kind === 'flush' && end.kind === 'flush')
    return { kind: 'flush', L: linear(start.L, end.L), w: bySection(start.w, end.w) }
  if ((start.kind === 'long' || start.kind === 'short') && (end.kind === 'long' || end.kind === 'short'))
    return { kind: start.kind, L: linear(start.L, end.L), r: bySection(start.r, end.r) }
  return start
}
