/** What the measurements leave unseen: a pass of a check that rests on them is open. */
import { MODIFIED_YIELD } from '@keelson/standards/asme-b31g-2012/level-1.ts'
import { type CheckResult, type Left, type NotChecked, openIf, outOf, shownLength } from '@keelson/workflow'
import { lowest, pressuresOf, type Results, riverBottom } from './assess.ts'
import type { General } from './general.ts'
import type { Params } from './inputs.ts'
import { LML2, MODIFIED, RSTRENG } from './methods.ts'
import { runs } from './runs.ts'

/** Depth at the end of a profile, over the deepest, above which it has been cut short. */
const OPEN_END = 0.2

type Answer = CheckResult | NotChecked

/** A failure stands all the same: what is unseen can only make it worse. */
export const unlessUnseen = (made: Answer, unseen: string | undefined): Answer => openIf('input_missing', unseen, made)

export const inReach = (made: Answer, left: Left | undefined): Answer => openIf('out_of_reach', left, made)

/** Of the grid: its least reading lies on the edge. */
export function edgeOfGrid({ thickness_grid: rows = [] }: Params, g: General | undefined): string | undefined {
  if (!g) return undefined
  const [i, j] = g.at
  const last = [rows.length - 1, (rows[0]?.length ?? 1) - 1] as const
  if (i > 0 && j > 0 && i < last[0] && j < last[1]) return undefined
  return `The minimum reading, ${shownLength(g.t_mm)}, is on the grid edge, so the flaw may be deeper outside the grid.`
}

/** Of the river bottom: it ends while there is still loss. */
export const riverCutShort = (p: Params): string | undefined =>
  runs(p, RSTRENG) ? endsInLoss(riverBottom(p).y) : undefined

/** Of the thickness profile. */
export function profileCutShort(p: Params): string | undefined {
  const t = p.wall_thickness - p.uniform_metal_loss
  return runs(p, LML2) ? endsInLoss((p.longitudinal_critical_thickness_profile ?? []).map((ti) => t - ti)) : undefined
}

function endsInLoss(y: readonly number[]): string | undefined {
  const deepest = y.reduce((a, b) => Math.max(a, b), 0)
  const ends = Math.max(y[0] ?? 0, y.at(-1) ?? 0)
  if (ends <= OPEN_END * deepest) return undefined
  return `The profile ends at a metal loss depth of ${shownLength(ends)} (maximum ${shownLength(deepest)}), so the flaw extends beyond the profile.`
}

/** Of the grid: the flaw deepens towards its edge, and no reading inside is as thin. */
export function deepensToEdge(p: Params, g: General | undefined): string | undefined {
  const inside = (p.thickness_grid ?? []).slice(1, -1).flatMap((row) => row.slice(1, -1))
  return g && inside.some((t) => t <= g.t_mm) ? undefined : edgeOfGrid(p, g)
}

/** Of API 579-1, by whichever of its parts ran. */
export const unseenByApi = (p: Params, { general }: Results): string | undefined =>
  deepensToEdge(p, general) ?? profileCutShort(p)

/** Of the run, by whichever method. */
export const unseenIn = (p: Params, r: Results): string | undefined => unseenByApi(p, r) ?? riverCutShort(p)

/** Steel for which the flow stress of the governing method is not given. */
export function beyondFlowStress(p: Params, r: Results): Left | undefined {
  const governing = lowest(pressuresOf(r), ({ P_S }) => P_S)?.method
  const rests = governing === MODIFIED || governing === RSTRENG
  return rests ? outOf(MODIFIED_YIELD, p.specified_minimum_yield_strength ?? 0) : undefined
}

/** Why the flaw is not accepted although nothing fails; undefined if nothing speaks against it. */
export const notAccepted = (p: Params, r: Results): string | undefined =>
  unseenIn(p, r) ?? beyondFlowStress(p, r)?.reason
