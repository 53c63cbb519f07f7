/** The acceptance checks of the run. */
import { netCapacity } from '@keelson/standards/api-rp-2geo-2011/capacity.ts'
import { eccentricityLimit, SHALLOW_EMBEDMENT } from '@keelson/standards/api-rp-2geo-2011/effective-area.ts'
import {
  BEARING_SAFETY,
  requiredCapacity,
  SLIDING_SAFETY,
  slidingCapacity,
} from '@keelson/standards/api-rp-2geo-2011/sliding.ts'
import { inclinationFactor, LOAD_LEAVES_CAPACITY, SOIL_ONCE } from '@keelson/standards/api-rp-2geo-2011/undrained.ts'
import {
  against,
  type CheckResult,
  check,
  checkOf,
  type NotChecked,
  notChecked,
  openIf,
  outOf,
  shownIn,
  shownRatio,
} from '@keelson/workflow'
import type { edgesOf } from './calculate-area.ts'
import { type Capacity, depthFactorsOf } from './calculate-capacity.ts'
import type { Params } from './inputs.ts'
import { UNDRAINED } from './modes.ts'

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
    reach: [LOAD_LEAVES_CAPACITY, SHALLOW_EMBEDMENT, SOIL_ONCE],
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
  if (Q === undefined) return notChecked('out_of_reach', { reach: LOAD_LEAVES_CAPACITY, reason: NO_CAPACITY })
  const made = check({ demand: V_req, capacity: Q, ...asEntered(p.factor_of_safety_bearing, BEARING_SAFETY.value) })
  const { embedment_depth: D, width: B } = p
  const deep = openIf('out_of_reach', outOf(SHALLOW_EMBEDMENT, D / B), made)
  if ('notChecked' in deep) return deep
  const heavy = openIf('contradiction', overburdenApart(p), made)
  return 'notChecked' in heavy || !depthFactorsOf(p) ? heavy : soilAboveCheck(p, made)
}

/** The soil above the base is neither used twice nor stronger than it is known to be. */
function soilAboveCheck(p: Params, made: CheckResult): CheckResult | NotChecked {
  const twice = p.embedded_section_area > 0 && p.horizontal_load > 0
  const said = twice ? 'depth factors and passive resistance both rely on the soil above the base' : undefined
  const once = openIf('out_of_reach', against(SOIL_ONCE, said), made)
  return 'notChecked' in once ? once : openIf('input_missing', unknownAbove(p), made)
}

/** Soil of the heaviest kind above base level weighs less than the overburden entered. */
function overburdenApart({ effective_overburden: p_0, embedment_depth: D }: Params): string | undefined {
  const most = HEAVIEST_SOIL * D
  if (p_0 === undefined || p_0 <= most) return undefined
  return `{effective_overburden} ${shownIn(p_0, 'kPa')} exceeds ${shownIn(most, 'kPa')}, the most that {embedment_depth} ${shownIn(D, 'm')} of soil can weigh in water.`
}
/** The largest possible submerged unit weight of soil, N/m3. */
const HEAVIEST_SOIL = 15e3

/** Clay that gets stronger downwards is weaker above the base than at it. */
function unknownAbove(p: Params): string | undefined {
  const { condition, strength_above_base: s_u1, undrained_strength_gradient: k, embedment_depth: D } = p
  if (condition !== UNDRAINED || s_u1 !== undefined || k === 0 || D === 0) return undefined
  return '{strength_above_base} is not provided: the strength increases with depth and is lower above the base.'
}

function slidingCheck(p: Params, { H_req, sliding }: Capacity): CheckResult | NotChecked {
  const entered = asEntered(p.factor_of_safety_sliding, SLIDING_SAFETY.value)
  const made = check({ demand: H_req, capacity: sliding.H_d, ...entered })
  if (p.embedded_section_area === 0) return made
  const fits = openIf('contradiction', sectionTooLarge(p), made)
  return 'notChecked' in fits ? fits : openIf('input_missing', unknownAbove(p), made)
}

/** No section of the embedded part is wider than the diagonal of the base. */
function sectionTooLarge({
  embedded_section_area: A_h,
  embedment_depth: D,
  width,
  length,
}: Params): string | undefined {
  const most = D * Math.hypot(width, length)
  if (A_h <= most) return undefined
  return `{embedded_section_area} ${shownIn(A_h, 'm2')} exceeds ${shownIn(most, 'm2')}, {embedment_depth} times the diagonal of the base.`
}

/** A factor of safety below that of the practice is noted as entered. */
export const asEntered = (FS: number, required: number): { readonly note?: string } =>
  FS >= required
    ? {}
    : { note: `Factor of safety ${shownRatio(FS)} as entered; API RP 2GEO requires ${required.toFixed(1)}.` }
