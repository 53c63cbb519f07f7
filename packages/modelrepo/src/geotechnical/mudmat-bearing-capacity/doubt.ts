/** Why the pass of a check would show nothing: too deep, soil used twice or unknown, numbers that contradict each other. */
import { SHALLOW_EMBEDMENT } from '@keelson/standards/api-rp-2geo-2011/effective-area.ts'
import { SOIL_ONCE } from '@keelson/standards/api-rp-2geo-2011/undrained.ts'
import { against, type Doubt, type Left, outOf, shownIn } from '@keelson/workflow'
import { depthFactorsOf } from './calculate-capacity.ts'
import type { Mat, OnClay, OnSand } from './inputs.ts'

/** A mat on clay or on sand. */
export type OnAny = Mat &
  Partial<Pick<OnClay, 'undrained_strength_gradient' | 'strength_above_base'> & Pick<OnSand, 'effective_overburden'>>

export function bearingDoubt(p: OnAny): Doubt | undefined {
  const own = beyond(outOf(SHALLOW_EMBEDMENT, p.embedment_depth / p.width)) ?? contradicted(overburdenApart(p))
  if (own !== undefined || !depthFactorsOf(p)) return own
  const twice = p.embedded_section_area > 0 && p.horizontal_load > 0
  const said = twice
    ? 'bearing depth factors and passive resistance are both used, although both rely on the soil above the base'
    : undefined
  return beyond(against(SOIL_ONCE, said)) ?? unknown(unknownAbove(p))
}

export function slidingDoubt(p: OnAny): Doubt | undefined {
  if (p.embedded_section_area === 0) return undefined
  return contradicted(sectionTooLarge(p)) ?? unknown(unknownAbove(p))
}

const beyond = (why: Left | undefined): Doubt | undefined => why && { kind: 'out_of_reach', why }
const contradicted = (why: string | undefined): Doubt | undefined =>
  why === undefined ? undefined : { kind: 'contradiction', why }
const unknown = (why: string | undefined): Doubt | undefined =>
  why === undefined ? undefined : { kind: 'input_missing', why }

/** Soil of the heaviest kind above base level weighs less than the overburden entered. */
function overburdenApart({ effective_overburden: p_0, embedment_depth: D }: OnAny): string | undefined {
  const most = HEAVIEST_SOIL * D
  if (p_0 === undefined || p_0 <= most) return undefined
  return `{effective_overburden} ${shownIn(p_0, 'kPa')} exceeds ${shownIn(most, 'kPa')}, the maximum effective stress at an {embedment_depth} of ${shownIn(D, 'm')}.`
}
/** The largest possible submerged unit weight of soil, N/m3. */
const HEAVIEST_SOIL = 15e3

/** Clay that gets stronger downwards is weaker above the base than at it. */
function unknownAbove(p: OnAny): string | undefined {
  const { strength_above_base: s_u1, undrained_strength_gradient: k = 0, embedment_depth: D } = p
  if (s_u1 !== undefined || k === 0 || D === 0) return undefined
  return '{strength_above_base} is not entered, although the strength increases with depth and is lower above the base.'
}

/** No section of the embedded part is wider than the diagonal of the base. */
function sectionTooLarge({ embedded_section_area: A_h, embedment_depth: D, width, length }: OnAny): string | undefined {
  const most = D * Math.hypot(width, length)
  if (A_h <= most) return undefined
  return `{embedded_section_area} ${shownIn(A_h, 'm2')} exceeds ${shownIn(most, 'm2')}, {embedment_depth} times the base diagonal.`
}
