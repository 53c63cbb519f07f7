/** The answer on a flooded barge or compartment. */
import type { Trace } from '@keelson/equations'
import * as lost from '@keelson/physics/ship-stability/lost-buoyancy.ts'
import {
  against,
  type CheckResult,
  check,
  notApplicable,
  notChecked,
  openIf,
  shownIn,
  withGoverning,
} from '@keelson/workflow'
import { type Flooding, floodingOf, isDirect } from './calculate-flooding.ts'
import type { Run } from './calculate-run.ts'
import { checks } from './checks.ts'
import { bargeProfile } from './figures.ts'
import type { Params } from './params.ts'
import { floodingWarnings } from './warnings.ts'

export function flooding(p: Params, trace: Trace): Run {
  const found = floodingOf(p, trace)
  const made = floodingChecks(p, found)
  return {
    values: isDirect(p) ? volumeValues(p, found) : bargeValues(p, found),
    checks: made,
    figures: () => ({ barge: bargeProfile(p, found) }),
    warnings: floodingWarnings(p, found),
    detail: withGoverning(inWords(found), checks, made),
  }
}

function inWords({ sinkage, lost: v_l, barge }: Flooding): string {
  const sinks = `sinkage ${shownIn(sinkage, 'm')}, lost volume ${shownIn(v_l, 'm3')}`
  const c = barge?.centres
  if (c === undefined) return `S${sinks.slice(1)}`
  const ends = `draughts ${shownIn(c.forward, 'm')} forward and ${shownIn(c.aft, 'm')} aft`
  return `Flooded, the barge has a metacentric height of ${shownIn(c.GM, 'm')}, ${ends}; ${sinks}`
}

const NO_GRAVITY = 'neither {kg} nor {intact_gm} is given'

const NO_BARGE = 'no barge is given, only the volume of the compartment'

function volumeValues(p: Params, found: Flooding) {
  const none = notApplicable(NO_BARGE)
  return {
    lost_volume: found.lost,
    sinkage: found.sinkage,
    bm_loss: found.bmLoss ?? notApplicable('no {lost_waterplane_inertia} is given'),
    intact_gm: p.intact_gm ?? notApplicable('no {intact_gm} is given'),
    damaged_draft: none,
    new_centre_of_flotation_from_midship: none,
    damaged_bm: none,
    damaged_gm: none,
    longitudinal_gm: none,
    trim: none,
    trim_magnitude: none,
    draft_forward: none,
    draft_aft: none,
    angle_of_loll: none,
  }
}

function bargeValues(_p: Params, { lost: v_l, sinkage, bmLoss, barge }: Flooding) {
  const none = notApplicable(NO_GRAVITY)
  const c = barge?.centres
  return {
    lost_volume: v_l,
    sinkage,
    bm_loss: bmLoss,
    damaged_draft: barge?.draught,
    new_centre_of_flotation_from_midship: barge?.x_F,
    damaged_bm: barge?.BM,
    intact_gm: c?.intact ?? none,
    damaged_gm: c?.GM ?? none,
    longitudinal_gm: c?.GM_L ?? none,
    trim: c?.trim ?? none,
    trim_magnitude: c?.trimAmount ?? none,
    draft_forward: c?.forward ?? none,
    draft_aft: c?.aft ?? none,
    angle_of_loll: c?.loll ?? (c ? notApplicable('{damaged_gm} is not negative') : none),
  }
}

function floodingChecks(p: Params, { barge }: Flooding) {
  const centres = barge?.centres
  if (centres === undefined) {
    const why = barge === undefined ? notChecked('not_requested', NO_BARGE) : notChecked('input_missing', NO_GRAVITY)
    return { stays_upright: why, deck_stays_dry: why }
  }
  const { GM, forward, aft } = centres
  const lies = GM <= 0 ? { failure: 'the barge does not stay upright' } : {}
  const out = Math.min(forward, aft)
  const inWater = (made: CheckResult) =>
    openIf(
      'out_of_reach',
      against(lost.ENDS_RULE, out < 0 ? `one end would be ${shownIn(-out, 'm')} out of the water` : undefined),
      made,
    )
  return {
    stays_upright: inWater(check({ demand: lost.NO_HEIGHT, capacity: GM, ...lies })),
    ...(p.depth !== undefined && {
      deck_stays_dry: inWater(check({ demand: Math.max(forward, aft), capacity: p.depth })),
    }),
  }
}
