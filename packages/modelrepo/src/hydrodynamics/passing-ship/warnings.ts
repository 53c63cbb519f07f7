/** What a specialist would remark on the run. */
import { shown, shownIn, type Warning, warner } from '@keelson/workflow'
import type { Params } from './params.ts'

export const warnings = {
  fast_passage: 'The depth Froude number is so high that the water surface is no rigid lid.',
  near_passage: 'The ships pass so near that their hulls are not slender to each other.',
  little_keel_clearance:
    'The keel is so near the bed that the flow under it is blocked, which slender bodies do not see.',
  table_not_of_length: 'The stations of a table do not span the length of the ship.',
  area_larger_than_box: 'The midship area is larger than breadth times draught.',
} as const
const warn = warner(warnings)

/** Depth Froude number, share of the longer length, depth over draught, and share of the length, at which to warn. */
const [FASTEST, NEAREST, SHALLOWEST, SAME_LENGTH] = [0.7, 0.1, 1.2, 0.01] as const
/** An area beyond breadth times draught by more than a rounding. */
const BEYOND = 1.02

export const warningsOf = (p: Params, froude: number | undefined): Warning[] => [
  ...fast(froude),
  ...close(p),
  ...keel(p),
  ...(['moored', 'passing'] as const).flatMap((ship) => [...span(p, ship), ...box(p, ship)]),
]

function fast(froude: number | undefined): Warning[] {
  if (froude === undefined || froude <= FASTEST) return []
  const message = `{depth_froude_number} ${shown(froude, 3)} is above ${FASTEST}: the theory takes the water surface for a rigid lid`
  return [warn('fast_passage', message, '/passing_speed')]
}

function close(p: Params): Warning[] {
  const least = NEAREST * Math.max(p.moored_length, p.passing_length)
  if (p.lateral_separation >= least) return []
  const message = `{lateral_separation} ${shownIn(p.lateral_separation, 'm')} is below a tenth of the longer length, ${shownIn(least, 'm')}: slender-body theory does not see the flow between the sides`
  return [warn('near_passage', message, '/lateral_separation')]
}

function keel({ water_depth: h, moored_draft: T_1 = 0, passing_draft: T_2 = 0 }: Params): Warning[] {
  const deeper = Math.max(T_1, T_2)
  if (h === 'infinite' || deeper === 0 || h >= SHALLOWEST * deeper) return []
  const message = `{water_depth} ${shownIn(h, 'm')} is below ${SHALLOWEST} of the deeper draught, ${shownIn(deeper, 'm')}: under the keel the flow is blocked, and model tests show larger loads`
  return [warn('little_keel_clearance', message, '/water_depth')]
}

function span(p: Params, ship: 'moored' | 'passing'): Warning[] {
  const name = `${ship}_sectional_area_table` as const
  const rows = p[name]
  if (rows === undefined) return []
  const [length, spanned] = [p[`${ship}_length`], (rows.at(-1)?.x ?? 0) - (rows[0]?.x ?? 0)]
  if (Math.abs(spanned - length) <= SAME_LENGTH * length) return []
  const message = `the stations span ${shownIn(spanned, 'm')}, and {${ship}_length} is ${shownIn(length, 'm')}: the loads are those of the stations`
  return [warn('table_not_of_length', message, `/${name}`)]
}

function box(p: Params, ship: 'moored' | 'passing'): Warning[] {
  const [A, B, T] = [p[`${ship}_midship_area`], p[`${ship}_beam`], p[`${ship}_draft`]]
  if (A === undefined || B === undefined || T === undefined || A <= BEYOND * B * T) return []
  const message = `{${ship}_midship_area} ${shownIn(A, 'm2')} is above breadth times draught, ${shownIn(B * T, 'm2')}`
  return [warn('area_larger_than_box', message, `/${ship}_midship_area`)]
}
