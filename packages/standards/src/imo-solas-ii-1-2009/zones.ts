/** The density of damage lengths of a ship, and the probability of damage within a zone of her: regulation 7-1.1.1. */
import { silent, type Trace } from '@keelson/equations'
import * as damage from './damage-length.ts'

export const ZONE_POSITIONS = ['between', 'terminal', 'whole'] as const
export type ZonePosition = (typeof ZONE_POSITIONS)[number]

export interface Density {
  readonly J_m: number
  readonly J_k: number
  readonly b_11: number
  readonly b_12: number
  readonly b_21: number
  readonly b_22: number
}

/** Length in m. */
export function densityOf(L_s: number, trace: Trace = silent): Density {
  const [J_max, p_k] = [damage.LARGEST_SHARE, damage.KNUCKLE_PROBABILITY]
  const b_0 = trace.apply(damage.firstDensity, { p_k, J_kn: damage.KNUCKLE_SHARE, J_max })
  const { J_m, J_k, b_12 } = L_s > damage.REFERENCE_LENGTH.si ? ofLonger(L_s, b_0, trace) : ofShorter(L_s, b_0, trace)
  const known = { p_k, J_m, J_k }
  const b_11 = trace.apply(damage.slopeBelow, known)
  const b_21 = trace.apply(damage.slopeAbove, known)
  return { J_m, J_k, b_11, b_12, b_21, b_22: trace.apply(damage.densityAbove, { b_21, J_m }) }
}

function ofShorter(L_s: number, b_0: number, trace: Trace) {
  const J_m = trace.apply(damage.largestDamage, { J_max: damage.LARGEST_SHARE, l_max: damage.LARGEST_LENGTH, L_s })
  return { J_m, J_k: trace.apply(damage.knuckle, { J_m, p_k: damage.KNUCKLE_PROBABILITY, b_0 }), b_12: b_0 }
}

/** As that of the reference length, in proportion. */
function ofLonger(L_s: number, b_0: number, trace: Trace) {
  const [L_star, p_k] = [damage.REFERENCE_LENGTH, damage.KNUCKLE_PROBABILITY]
  const args = { J_max: damage.LARGEST_SHARE, l_max: damage.LARGEST_LENGTH, L_s: L_star }
  const starM = trace.apply(damage.largestDamage, args, { as: 'J_m_star', rename: { L_s: 'L_star' } })
  const starK = trace.apply(damage.knuckle, { J_m: starM, p_k, b_0 }, { as: 'J_k_star', rename: { J_m: 'J_m_star' } })
  const scaled = (J_star: number, own: string) =>
    trace.apply(damage.shortened, { J_star, L_star, L_s }, { as: own, rename: { J_star: `${own}_star` } })
  const [J_m, J_k] = [scaled(starM, 'J_m'), scaled(starK, 'J_k')]
  return { J_m, J_k, b_12: trace.apply(damage.densityOfLonger, { p_k, J_k, J_m }) }
}

/** Probability of damage within a zone of a normalised length, and its terms by the marks of its symbols. */
export function zoneProbability(
  density: Density,
  J: number,
  position: ZonePosition,
  trace: Trace = silent,
  mark = '',
): number {
  if (position === 'whole') return damage.WHOLE_LENGTH.si
  const own = (symbol: string) => `${symbol}${mark}`
  const as = position === 'terminal' ? own('p_b') : own('p')
  const p = ofZone(density, J, trace, { as, rename: { J: own('J') } })
  if (position === 'between') return p
  return trace.apply(damage.terminalZone, { p, J }, { as: own('p'), rename: { p: own('p_b'), J: own('J') } })
}

function ofZone(density: Density, J: number, trace: Trace, as: { as: string; rename: Record<string, string> }): number {
  const { J_m, J_k, b_11, b_12, b_21, b_22 } = density
  if (J <= J_k) return trace.apply(damage.shortZone, { J, b_11, b_12 }, as)
  return trace.apply(damage.longZone, { J, J_m, J_k, b_11, b_12, b_21, b_22 }, as)
}
