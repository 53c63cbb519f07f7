/** What every spread answers: its values and its checks, from what was followed. SI. */
import { linesHoldVessel } from '@keelson/physics/mooring-system/redundancy.ts'
import { ANCHOR_FACTORS } from '@keelson/standards/api-rp-2sk-2005/anchors.ts'
import {
  type CheckResult,
  check,
  type Left,
  type NotApplicable,
  type NotChecked,
  notApplicable,
  notChecked,
  openIf,
  shownRatio,
  utilisation,
} from '@keelson/workflow'
import type { Condition } from './conditions.ts'
import { type Followed, type FollowedSpread, HALF_TURN, type Pull } from './follow.ts'
import type { SpreadParams } from './inputs.ts'
import { intactConditions, liftedAnchor, lossConditions, shortStorm, strainedIn } from './reach.ts'
import { decisive, isHeld, type SolvedSpread } from './solve.ts'

const tensionsOf = (c: Condition) => c.lines.map((at) => at.fairleadTension)

export function spreadValuesOf(p: SpreadParams, solved: SolvedSpread, f: FollowedSpread) {
  const { intact, load, spread } = solved
  return {
    total_force_x: load.x,
    total_force_y: load.y,
    total_moment_z: load.yaw,
    offset_surge: intact.pose.surge,
    offset_sway: intact.pose.sway,
    yaw: intact.pose.yaw,
    offset: intact.offset,
    line_tensions: tensionsOf(intact),
    maximum_line_tension: f.intact.strength.largest,
    critical_line: f.intact.strength.loaded.number,
    utilisation: utilisation(f.intact.strength.u_T),
    critical_line_anchor_tension: f.anchorTension,
    anchor_utilisation: f.anchors.intact && utilisation(f.anchors.intact.share),
    anchor_horizontal_distance: spread.x_0,
    stiffness_matrix: intact.stiffness,
    stiffness_surge: f.stiffness.surge,
    stiffness_sway: f.stiffness.sway,
    ...periodValues(p, f),
    ...extremeValuesOf(solved, f),
    ...(p.check_damaged && { ...damagedValuesOf(p, solved, f), ...worstValuesOf(solved, f) }),
  }
}

const NOTHING_RESTORES = notApplicable('the lines provide no restoring force for this motion')

const periodValues = (p: SpreadParams, { periods }: FollowedSpread) => ({
  natural_period_surge: p.total_mass_surge && (periods.surge ?? NOTHING_RESTORES),
  natural_period_sway: p.total_mass_sway && (periods.sway ?? NOTHING_RESTORES),
  natural_period_yaw: p.total_inertia_yaw && (periods.yaw ?? NOTHING_RESTORES),
})

function extremeValuesOf({ motions, extreme }: SolvedSpread, f: FollowedSpread) {
  const { strength } = f.extreme ?? {}
  return {
    low_frequency_maximum_motion: motions?.slowMaximum,
    wave_frequency_maximum_motion: motions?.waveMaximum,
    extreme_offset: extreme?.offset,
    extreme_line_tension: strength?.largest,
    extreme_critical_line: strength?.loaded.number,
    extreme_utilisation: strength && utilisation(strength.u_T),
    offset_utilisation: f.offsets.intact && utilisation(f.offsets.intact),
  }
}

/** Why there is no answer for the loss of the most loaded line. */
const unheld = ({ damaged }: SolvedSpread): NotApplicable =>
  notApplicable(`with line ${damaged?.lost ?? 1} failed, ${damaged?.reason ?? 'there is no equilibrium'}`)

function damagedValuesOf(p: SpreadParams, solved: SolvedSpread, f: FollowedSpread) {
  const { damaged: loss } = solved
  const [mean, extreme] = [f.damaged, f.damagedExtreme]
  if (!isHeld(loss) || mean === undefined) return noDamagedValues(p, unheld(solved))
  const { at, strength } = mean
  return {
    damaged_offset_surge: at.pose.surge,
    damaged_offset_sway: at.pose.sway,
    damaged_yaw: at.pose.yaw,
    damaged_offset: at.offset,
    damaged_line_tensions: tensionsOf(at),
    damaged_maximum_line_tension: strength.largest,
    damaged_critical_line: strength.loaded.number,
    damaged_utilisation: utilisation(strength.u_T),
    damaged_anchor_utilisation: f.anchors.damaged && utilisation(f.anchors.damaged.share),
    damaged_extreme_offset: extreme?.at.offset,
    damaged_extreme_line_tension: extreme?.strength.largest,
    damaged_extreme_utilisation: extreme && utilisation(extreme.strength.u_T),
    damaged_offset_utilisation: f.offsets.damaged && utilisation(f.offsets.damaged),
  }
}

/** A value whose inputs were not given stays absent. */
function noDamagedValues(p: SpreadParams, none: NotApplicable) {
  const moving = p.low_frequency_motion_standard_deviation === undefined ? undefined : none
  return {
    damaged_offset_surge: none,
    damaged_offset_sway: none,
    damaged_yaw: none,
    damaged_offset: none,
    damaged_line_tensions: none,
    damaged_maximum_line_tension: none,
    damaged_critical_line: none,
    damaged_utilisation: none,
    damaged_anchor_utilisation: p.anchor_holding_capacity === undefined ? undefined : none,
    damaged_extreme_offset: moving,
    damaged_extreme_line_tension: moving,
    damaged_extreme_utilisation: moving,
    damaged_offset_utilisation: p.damaged_allowable_offset === undefined ? undefined : none,
  }
}

/** Why there is no worst loss: one of them leaves the vessel unheld. */
export const firstUnheld = ({ losses }: SolvedSpread): string | undefined => {
  const loss = losses.find((one) => !isHeld(one))
  return loss && `with line ${loss.lost} failed, ${loss.reason ?? 'there is no equilibrium'}`
}

function worstValuesOf(solved: SolvedSpread, { worst }: FollowedSpread) {
  const furthest = solved.worst?.offset
  const none = notApplicable(firstUnheld(solved) ?? 'no line failure was analysed')
  return {
    worst_damaged_utilisation: worst ? utilisation(worst.followed.strength.u_T) : none,
    worst_damaged_removed_line: worst?.loss.lost ?? none,
    worst_damaged_offset: furthest ? decisive(furthest).offset : none,
    worst_damaged_offset_removed_line: furthest?.lost ?? none,
  }
}

type Made = CheckResult | NotChecked
const NO_MOTIONS = notChecked('not_requested', 'vessel motions not provided')
const NO_LIMIT = notChecked('not_requested', 'allowable offset not provided')
const NO_CAPACITY = notChecked('input_missing', 'anchor holding capacity not provided')

const strengthCheck = (one: Followed | undefined, otherwise: NotChecked): Made => {
  if (one === undefined) return otherwise
  const { T_d, MBL, u_T } = one.strength
  return check({ demand: T_d, capacity: MBL, utilisation: u_T })
}
const pullCheck = (one: Pull | undefined, otherwise: NotChecked, note: string | undefined): Made =>
  one
    ? check({
        demand: one.pull,
        capacity: one.capacity,
        utilisation: one.share,
        ...(note !== undefined && { note }),
      })
    : otherwise
const driftCheck = (S: number | undefined, S_all: number | undefined, otherwise: NotChecked): Made =>
  S_all === undefined ? NO_LIMIT : S === undefined ? otherwise : check({ demand: S, capacity: S_all })

const { drag: DRAG } = ANCHOR_FACTORS.permanent

/** What is said of an anchor factor that is lower than that of a drag anchor in a permanent mooring. */
const asEntered = (FS: number, least: number): string | undefined =>
  FS >= least * (1 - 1e-9)
    ? undefined
    : `The required safety factor was entered as ${shownRatio(FS)}; API RP 2SK (2005) requires ${shownRatio(least)} for a drag anchor in a permanent mooring.`

/** A spread without a mean load, and static tensions with the factors of a dynamic analysis, show nothing by a pass. */
function guardOf(p: SpreadParams, { load }: SolvedSpread, ofLoad: Left | undefined) {
  const calm =
    load.x === 0 && load.y === 0 && load.yaw === 0
      ? 'the mean load from wind, current and waves is zero, so no design condition is represented'
      : undefined
  const undamped =
    p.analysis_method === 'dynamic' && p.dynamic_factor === 1
      ? '{dynamic_factor} is 1, so the tensions exclude the line dynamics that the safety factors for a dynamic analysis assume'
      : undefined
  const guard = (made: Made, left: Left | undefined): Made =>
    openIf('out_of_reach', ofLoad ?? left, openIf('input_missing', calm, made))
  const strength = (made: Made, left: Left | undefined): Made => openIf('contradiction', undamped, guard(made, left))
  return { guard, strength }
}

/** The checks that an intact spread has, and those with lines lost where they are asked for; `ofLoad` leaves all open. */
export function spreadChecksOf(p: SpreadParams, solved: SolvedSpread, f: FollowedSpread, ofLoad?: Left) {
  const S = (solved.extreme ?? solved.intact).offset
  const { guard, strength } = guardOf(p, solved, ofLoad)
  const strained = strainedIn(intactConditions(solved), solved.spread.line)
  const left = strained ?? shortStorm(p)
  const note = asEntered(p.anchor_required_safety_factor, DRAG.intact)
  return {
    intact_tension: strength(strengthCheck(f.intact, NO_MOTIONS), strained),
    extreme_tension: strength(strengthCheck(f.extreme, NO_MOTIONS), left),
    anchor: strength(pullCheck(f.anchors.intact, NO_CAPACITY, note), left ?? liftedAnchor(solved)),
    offset: guard(driftCheck(S, p.allowable_offset, NO_LIMIT), left),
    ...(p.check_damaged && damagedChecksOf(p, solved, f, ofLoad)),
  }
}

function damagedChecksOf(p: SpreadParams, solved: SolvedSpread, f: FollowedSpread, ofLoad: Left | undefined) {
  const { damaged, worst } = solved
  const none = notHeld(unheld(solved).notApplicable)
  const noWorst = notHeld(firstUnheld(solved) ?? 'no line failure was analysed')
  const S = isHeld(damaged) ? decisive(damaged).offset : undefined
  const { guard, strength } = guardOf(p, solved, ofLoad)
  const strained = strainedIn(lossConditions(solved), solved.spread.line)
  const left = strained ?? shortStorm(p)
  const note = asEntered(p.damaged_anchor_required_safety_factor, DRAG.damaged)
  const [ownPull, anyPull] = p.anchor_holding_capacity === undefined ? [NO_CAPACITY, NO_CAPACITY] : [none, noWorst]
  return {
    damaged_tension: strength(strengthCheck(f.damaged, none), strained),
    damaged_extreme_tension: strength(strengthCheck(f.damagedExtreme, solved.motions ? none : NO_MOTIONS), left),
    worst_damaged_tension: strength(strengthCheck(f.worst?.followed, noWorst), left),
    redundancy: redundancyCheck(solved, f),
    damaged_anchor: strength(pullCheck(f.anchors.damaged, ownPull, note), left),
    worst_damaged_anchor: strength(pullCheck(f.anchors.worst, anyPull, note), left),
    damaged_offset: guard(driftCheck(S, p.damaged_allowable_offset, none), left),
    worst_damaged_offset: guard(
      driftCheck(worst && decisive(worst.offset).offset, p.damaged_allowable_offset, noWorst),
      left,
    ),
  }
}

/** Where the vessel comes to rest nowhere there is nothing to check, and the redundancy fails. */
const notHeld = (reason: string): NotChecked => notChecked('out_of_reach', { reach: linesHoldVessel, reason })

/** Fails where lines are left within half a turn, and where the vessel comes to rest nowhere. */
function redundancyCheck(solved: SolvedSpread, { gap = Number.NaN }: FollowedSpread): Made {
  const failure = firstUnheld(solved)
  return check({ demand: gap, capacity: HALF_TURN, ...(failure !== undefined && { failure, utilisation: Number.NaN }) })
}

/** A line that is loaded beyond its breaking load, in any condition that was followed; its number. */
export function brokenIn(
  f: FollowedSpread,
): { readonly number: number; readonly tension: number; readonly breakingLoad: number } | undefined {
  const all = [f.intact, f.extreme, f.damaged, f.damagedExtreme, f.worst?.followed]
  const broken = all.find((one) => one && one.strength.used.tension > one.strength.used.breakingLoad)
  return broken?.strength.used
}
