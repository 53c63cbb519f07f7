/** What the inputs of an analysis must satisfy together, before anything is calculated. */

import * as lever from '@keelson/standards/imo-is-code-2008/righting-lever.ts'
import { effectiveSlope } from '@keelson/standards/imo-is-code-2008/weather.ts'
import { idsOf, type Problem, shown, shownIn } from '@keelson/workflow'
import { problemsOfHeights } from '../_shared/hull-offsets/form.ts'
import type { Hull } from './calculate-hull.ts'
import type { Surviving } from './calculate-survival.ts'
import type { Zoned } from './calculate-zones.ts'
import type { Inputs, Some } from './inputs.ts'
import { DRAUGHTS } from './inputs-subdivision.ts'
import { fits } from './lists.ts'

const at = (pointer: string, message: string): Problem[] => [{ pointer, message }]

type Curve = Some<never, 'heel_angles' | 'righting_arms'>
export function curveProblems({ heel_angles: heels, righting_arms: arms }: Curve): Problem[] {
  if (heels === undefined && arms === undefined) return []
  if (heels === undefined || arms === undefined)
    return heels === undefined
      ? at('/heel_angles', 'must be provided when the {righting_arms} are entered')
      : at('/righting_arms', 'must be provided when the {heel_angles} are entered')
  if (heels.length !== arms.length)
    return at(
      '/righting_arms',
      `must have one entry for each of the ${heels.length} {heel_angles} (entered: ${arms.length})`,
    )
  if (heels[0] !== 0) return at('/heel_angles/0', `must be 0 (entered: ${shownIn(heels[0] as number, 'deg')})`)
  if (arms[0] !== 0)
    return at(
      '/righting_arms/0',
      `must be 0 upright, because the curve applies to a ship without list (entered: ${shownIn(arms[0] as number, 'm')})`,
    )
  const wrong = heels.findIndex((heel, i) => i > 0 && heel <= (heels[i - 1] as number))
  return wrong > 0 ? at(`/heel_angles/${wrong}`, 'must be greater than the previous angle') : []
}

/** Areas go to 40 degrees, or to where an opening floods, and levers are looked at from 30 degrees on. */
export function reachProblems({
  heel_angles: heels,
  downflooding_angle: closed,
}: Some<'heel_angles', 'downflooding_angle'>): Problem[] {
  const needed = Math.max(lever.FIRST_HEEL.si, Math.min(closed ?? lever.LAST_HEEL.si, lever.LAST_HEEL.si))
  const last = heels.at(-1) ?? 0
  if (last >= needed * (1 - 1e-12)) return []
  return at('/heel_angles', `must reach ${shownIn(needed, 'deg')} (entered: up to ${shownIn(last, 'deg')})`)
}

export function weatherProblems({
  roll_period: T,
  hull_length: L,
  initial_gm: GM,
  height_of_g_above_waterline: OG,
  draft: d,
}: Some<'height_of_g_above_waterline' | 'draft', 'roll_period' | 'hull_length' | 'initial_gm'>): Problem[] {
  const slope = effectiveSlope.evaluate({ OG, d })
  return [
    ...(slope > 0
      ? []
      : at(
          '/height_of_g_above_waterline',
          `must give an effective wave slope coefficient above 0, not ${shown(slope, 3)} (entered: ${shownIn(OG, 'm')})`,
        )),
    ...(T === undefined && L === undefined
      ? at('/hull_length', 'must be provided if the {roll_period} is omitted')
      : []),
    ...(T === undefined && GM === undefined
      ? at('/initial_gm', 'must be provided if the {roll_period} is omitted')
      : []),
    ...(T === undefined && GM !== undefined && GM <= 0
      ? at('/initial_gm', `must be above 0 to calculate the roll period (entered: ${shownIn(GM, 'm')})`)
      : []),
  ]
}

type Flooded = Some<
  'permeability',
  | 'hull_length'
  | 'compartment_length'
  | 'depth'
  | 'draft'
  | 'compartment_volume_below_waterline'
  | 'waterplane_area'
  | 'displacement'
  | 'compartment_waterplane_area'
>
export const floodingProblems = (p: Flooded): Problem[] =>
  p.compartment_volume_below_waterline === undefined ? bargeProblems(p) : volumeProblems(p)

function bargeProblems({
  hull_length: L,
  compartment_length: l,
  depth: D,
  draft: d,
  permeability: mu,
}: Flooded): Problem[] {
  const metres = (value: number) => shownIn(value, 'm', 6)
  return [
    ...(L !== undefined && l !== undefined && l > L
      ? at('/compartment_length', `must not exceed the {hull_length}, ${metres(L)} (entered: ${metres(l)})`)
      : []),
    ...(L !== undefined && l === L && mu === 1
      ? at('/compartment_length', 'must leave part of the waterplane intact; otherwise the barge sinks')
      : []),
    ...(D !== undefined && d !== undefined && D <= d
      ? at('/depth', `must be greater than the {draft}, ${metres(d)} (entered: ${metres(D)})`)
      : []),
  ]
}

function volumeProblems({
  waterplane_area: A_wp,
  displacement,
  compartment_waterplane_area: a = 0,
  permeability: mu,
}: Flooded): Problem[] {
  const needed = 'must be provided when the {compartment_volume_below_waterline} is entered'
  return [
    ...(A_wp === undefined ? at('/waterplane_area', needed) : []),
    ...(displacement === undefined ? at('/displacement', needed) : []),
    ...(A_wp !== undefined && (a >= A_wp || mu * a >= A_wp)
      ? at(
          '/compartment_waterplane_area',
          `must be less than the {waterplane_area}, ${shownIn(A_wp, 'm2')}, or the ship sinks (entered: ${shownIn(a, 'm2')})`,
        )
      : []),
  ]
}

export function hullProblems({ offsets, draft: T, compartments = [] }: Hull): Problem[] {
  const problems = problemsOfHeights(offsets)
  if (problems.length > 0) return problems
  const top = Math.min(...offsets.map(({ heights }) => Math.max(...heights)))
  const keel = Math.min(...offsets.flatMap(({ heights }) => heights))
  const [aft, forward] = [offsets[0]?.x ?? 0, offsets.at(-1)?.x ?? 0]
  return [
    ...(T > keel && T < top
      ? []
      : at(
          '/draft',
          `must be between the keel, ${shownIn(keel, 'm')}, and the lowest deck edge, ${shownIn(top, 'm')} (entered: ${shownIn(T, 'm')})`,
        )),
    ...compartments.flatMap((c, i) => spaceProblems(c, { aft, forward }, `/compartments/${i}`)),
  ]
}

type Space = Inputs['compartments'][number]
function spaceProblems(c: Space, hull: { readonly aft: number; readonly forward: number }, pointer: string): Problem[] {
  const order = [
    { name: 'forward', low: c.aft, high: c.forward },
    { name: 'port', low: c.starboard, high: c.port },
    { name: 'top', low: c.bottom, high: c.top },
  ].flatMap(({ name, low, high }) =>
    high > low
      ? []
      : at(`${pointer}/${name}`, `must be greater than ${shownIn(low, 'm')} (entered: ${shownIn(high, 'm')})`),
  )
  if (c.aft < hull.aft)
    return [...order, ...at(`${pointer}/aft`, `must not be aft of the first station, ${shownIn(hull.aft, 'm')}`)]
  return c.forward > hull.forward
    ? [...order, ...at(`${pointer}/forward`, `must not be forward of the last station, ${shownIn(hull.forward, 'm')}`)]
    : order
}

export function survivalProblems(p: Surviving): Problem[] {
  const count = p.gz_max.length
  const lists = [
    'gz_range',
    'equilibrium_heel',
    'gz_max_intermediate',
    'gz_range_intermediate',
    'heel_intermediate',
  ] as const
  const stage = [p.gz_max_intermediate, p.gz_range_intermediate]
  return [
    ...lists.flatMap((name) =>
      fits(p[name], count)
        ? []
        : at(
            `/${name}`,
            `must have one entry, or one for each of the ${count} values of the {gz_max} (entered: ${p[name]?.length})`,
          ),
    ),
    ...(stage[0] !== undefined && stage[1] === undefined
      ? at('/gz_range_intermediate', 'must be provided when the {gz_max_intermediate} is entered')
      : []),
    ...(stage[0] === undefined && stage[1] !== undefined
      ? at('/gz_max_intermediate', 'must be provided when the {gz_range_intermediate} is entered')
      : []),
    ...(p.heeling_moment !== undefined && p.displacement === undefined
      ? at('/displacement', 'must be provided when the {heeling_moment} is entered')
      : []),
  ]
}

export function zoneProblems(p: Zoned & Pick<Inputs, 'subdivision_length'>): Problem[] {
  const {
    zone_length: l,
    subdivision_length: L_s,
    penetration_breadth: b,
    hull_breadth: B,
    horizontal_boundary_height: H,
    draft,
  } = p
  const long = l.findIndex((length) => length > L_s * (1 + 1e-12))
  const wide = B === undefined ? -1 : (b ?? []).findIndex((own) => own > (B / 2) * (1 + 1e-12))
  return [
    ...(long >= 0 ? at(`/zone_length/${long}`, `must not exceed the {subdivision_length}, ${shownIn(L_s, 'm')}`) : []),
    ...(fits(p.zone_position, l.length)
      ? []
      : at(
          '/zone_position',
          `must have one entry, or one for each of the ${l.length} {zone_length} (entered: ${p.zone_position.length})`,
        )),
    ...(fits(b, l.length)
      ? []
      : at(
          '/penetration_breadth',
          `must have one entry, or one for each of the ${l.length} {zone_length} (entered: ${b?.length})`,
        )),
    ...(b !== undefined && B === undefined
      ? at('/hull_breadth', 'must be provided when the {penetration_breadth} is entered')
      : []),
    ...(wide >= 0 && B !== undefined
      ? at(`/penetration_breadth/${wide}`, `must not exceed half the {hull_breadth}, ${shownIn(B / 2, 'm')}`)
      : []),
    ...(H !== undefined && draft === undefined
      ? at('/draft', 'must be provided when the {horizontal_boundary_height} are entered')
      : []),
  ]
}

export function indexProblems(
  p: Some<never, 'damage_cases' | 'attained_as' | 'attained_ap' | 'attained_al'>,
): Problem[] {
  if (p.damage_cases !== undefined) {
    const lacking = idsOf(DRAUGHTS).filter((draught) => !p.damage_cases?.some((row) => row.draught === draught))
    return lacking.length === 0
      ? certaintyProblems(p.damage_cases)
      : at('/damage_cases', `must include cases at each of the three draughts (none at ${lacking.join(' and ')})`)
  }
  const names = ['attained_as', 'attained_ap', 'attained_al'] as const
  const given = names.filter((name) => p[name] !== undefined)
  if (given.length === 0 || given.length === names.length) return []
  return names.flatMap((name) =>
    p[name] === undefined ? at(`/${name}`, 'must be provided with the other two indices') : [],
  )
}

/** Rounding of the probabilities of a draught, each to four decimals. */
const ROUNDING = 1e-3

/** One damage excludes another: the probabilities of the cases of a draught add up to 1 at most. SOLAS II-1 reg. 7-1. */
const certaintyProblems = (cases: Inputs['damage_cases']): Problem[] =>
  idsOf(DRAUGHTS).flatMap((draught) => {
    const sum = cases.filter((row) => row.draught === draught).reduce((all, { p, v }) => all + p * v, 0)
    if (sum <= 1 + ROUNDING) return []
    return at(
      '/damage_cases',
      `must have probabilities p·v that sum to at most 1 at draught ${draught} (entered: ${shown(sum, 4)})`,
    )
  })
