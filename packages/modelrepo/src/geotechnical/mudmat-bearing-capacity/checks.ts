/** The acceptance checks of the run. */
import { netCapacity } from '@keelson/standards/api-rp-2geo-2011/capacity.ts'
import { DEEPEST_EMBEDMENT, eccentricityLimit } from '@keelson/standards/api-rp-2geo-2011/effective-area.ts'
import {
  BEARING_SAFETY,
  requiredCapacity,
  SLIDING_SAFETY,
  slidingCapacity,
} from '@keelson/standards/api-rp-2geo-2011/sliding.ts'
import { inclinationFactor } from '@keelson/standards/api-rp-2geo-2011/undrained.ts'
import {
  type CheckResult,
  check,
  checkOf,
  type NotChecked,
  notChecked,
  openIf,
  shownIn,
  shownRatio,
} from '@keelson/workflow'
import type { edgesOf } from './calculate-area.ts'
import { type Capacity, depthFactorsOf } from './calculate-capacity.ts'
import { UNDRAINED } from './modes.ts'
import type { Params } from './params.ts'

const overturning = (title: string) =>
  checkOf('foundation_moment', {
    title,
    demand: 'Moment',
    capacity: eccentricityLimit,
    criterion: eccentricityLimit,
  })

export const checks = {
  bearing: checkOf('foundation_load', {
    title: 'Bearing',
    demand: requiredCapacity,
    capacity: netCapacity,
    criterion: netCapacity,
  }),
  inclined_load: checkOf('foundation_load', {
    title: 'Horizontal load that leaves a bearing capacity',
    demand: 'Horizontal load',
    capacity: 'Horizontal load that leaves none',
    criterion: inclinationFactor,
  }),
  sliding: checkOf('foundation_load', {
    title: 'Sliding',
    demand: requiredCapacity,
    capacity: slidingCapacity,
    criterion: slidingCapacity,
  }),
  overturning_width: overturning('Overturning across the width'),
  overturning_length: overturning('Overturning across the length'),
}

type Made = { readonly [N in keyof typeof checks]: CheckResult | NotChecked }

export const NO_CAPACITY = 'the {horizontal_load} leaves no bearing capacity'
const NO_LOAD = 'there is no {horizontal_load}'
const NO_MOMENT = 'there is no moment'

export function checksOf(p: Params, c: Capacity, edges: ReturnType<typeof edgesOf>): Made {
  const { horizontal_load: H, moment_about_length_axis: M_B, moment_about_width_axis: M_L } = p
  return {
    bearing: bearingCheck(p, c),
    inclined_load: H > 0 ? inclined(H, c) : notChecked('not_requested', NO_LOAD),
    sliding: H > 0 ? slidingCheck(p, c) : notChecked('not_requested', NO_LOAD),
    overturning_width: overturned(M_B, edges.width),
    overturning_length: overturned(M_L, edges.length),
  }
}

const inclined = (H: number, { H_max, Q }: Capacity) =>
  check({ demand: H, capacity: H_max, ...(Q === undefined && { failure: 'no bearing capacity is left' }) })

const overturned = (M: number, capacity: number) =>
  M > 0 ? check({ demand: M, capacity }) : notChecked('not_requested', NO_MOMENT)

function bearingCheck(p: Params, { Q, V_req }: Capacity): CheckResult | NotChecked {
  if (Q === undefined) return notChecked('out_of_reach', NO_CAPACITY)
  const made = check({ demand: V_req, capacity: Q, ...asEntered(p.factor_of_safety_bearing, BEARING_SAFETY.value) })
  const doubt = bearingDoubt(p)
  return doubt === undefined ? made : openIf(doubt.kind, doubt.reason, made)
}

interface Doubt {
  readonly kind: 'out_of_reach' | 'input_missing' | 'contradiction'
  readonly reason: string
}

/** Why a bearing capacity that suffices shows nothing: the first reason. */
const bearingDoubt = (p: Params): Doubt | undefined =>
  tooDeep(p) ?? overburdenApart(p) ?? (depthFactorsOf(p) ? (countedTwice(p) ?? unknownAbove(p)) : undefined)

/** The soil above base level is that of a pile or a caisson. */
function tooDeep({ embedment_depth: D, width: B }: Params): Doubt | undefined {
  if (D <= DEEPEST_EMBEDMENT * B) return undefined
  const reason = `Outside its limits: {embedment_depth} is ${shownRatio(D / B)} times {width}; a shallow foundation is valid to ${DEEPEST_EMBEDMENT} (API RP 2GEO 7.1).`
  return { kind: 'out_of_reach', reason }
}

/** Soil of the heaviest kind above base level weighs less than the overburden entered. */
function overburdenApart({ effective_overburden: p_0, embedment_depth: D }: Params): Doubt | undefined {
  const most = HEAVIEST_SOIL * D
  if (p_0 === undefined || p_0 <= most) return undefined
  const reason = `{effective_overburden} ${shownIn(p_0, 'kPa')} exceeds ${shownIn(most, 'kPa')}, the most that {embedment_depth} ${shownIn(D, 'm')} of soil can weigh in water.`
  return { kind: 'contradiction', reason }
}
/** The largest possible submerged unit weight of soil, N/m3. */
const HEAVIEST_SOIL = 15e3

function countedTwice({ embedded_section_area: A_h, horizontal_load: H }: Params): Doubt | undefined {
  if (A_h === 0 || H === 0) return undefined
  const reason =
    'Outside its limits: depth factors and passive resistance count the soil above the base twice (API RP 2GEO annex A).'
  return { kind: 'out_of_reach', reason }
}

/** Clay that gets stronger downwards is weaker above the base than at it. */
function unknownAbove(p: Params): Doubt | undefined {
  const { condition, strength_above_base: s_u1, undrained_strength_gradient: k, embedment_depth: D } = p
  if (condition !== UNDRAINED || s_u1 !== undefined || k === 0 || D === 0) return undefined
  const reason = '{strength_above_base} is not provided: the strength increases with depth and is lower above the base.'
  return { kind: 'input_missing', reason }
}

function slidingCheck(p: Params, { H_req, sliding }: Capacity): CheckResult | NotChecked {
  const entered = asEntered(p.factor_of_safety_sliding, SLIDING_SAFETY.value)
  const made = check({ demand: H_req, capacity: sliding.H_d, ...entered })
  if (p.embedded_section_area === 0) return made
  const doubt = sectionTooLarge(p) ?? unknownAbove(p)
  return doubt === undefined ? made : openIf(doubt.kind, doubt.reason, made)
}

/** No section of the embedded part is wider than the diagonal of the base. */
function sectionTooLarge({ embedded_section_area: A_h, embedment_depth: D, width, length }: Params): Doubt | undefined {
  const most = D * Math.hypot(width, length)
  if (A_h <= most) return undefined
  const reason = `{embedded_section_area} ${shownIn(A_h, 'm2')} exceeds ${shownIn(most, 'm2')}, {embedment_depth} times the diagonal of the base.`
  return { kind: 'contradiction', reason }
}

/** A factor of safety below that of the practice is noted as entered. */
export const asEntered = (FS: number, required: number): { readonly note?: string } =>
  FS >= required
    ? {}
    : { note: `Factor of safety ${shownRatio(FS)} as entered; API RP 2GEO requires ${required.toFixed(1)}.` }
