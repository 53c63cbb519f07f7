/** A flooded barge, or a compartment that is known by its volume. */
import * as meta from '@keelson/physics/hull/metacentre.ts'
import * as lost from '@keelson/physics/ship-stability/lost-buoyancy.ts'
import {
  against,
  type CheckResult,
  check,
  checkOf,
  compares,
  type Doubt,
  gives,
  givesAs,
  inDoubt,
  notApplicable,
  notChecked,
  shownIn,
} from '@keelson/workflow'
import { type Centres, type Flooding, floodingOf } from './calculate-flooding.ts'
import { endValues } from './ends.ts'
import { bargeProfile } from './figures.ts'
import { way } from './inputs.ts'
import { floodingProblems } from './rules.ts'
import { floodingWarnings } from './warnings.ts'

const height = (symbol: string, title: string, description: string, orInput?: string) =>
  givesAs(symbol, title, 'metacentric_height', description, { signed: true, ...(orInput && { orInput }) })

export const flooding = way({
  takes: ['water_density', 'compartment_position', 'permeability'],
  unlessReplaced: ['hull_length', 'hull_breadth', 'draft', 'compartment_length'],
  may: [
    ...['depth', 'kg', 'displacement', 'compartment_volume_below_waterline', 'compartment_waterplane_area'],
    ...['waterplane_area', 'intact_gm', 'lost_waterplane_inertia'],
  ] as const,
  rules: floodingProblems,
  values: {
    lost_volume: gives(lost.lostVolume, 'displacement_volume', 'Lost buoyancy volume, including permeability.'),
    sinkage: gives(lost.sinkage, 'draught', 'Parallel sinkage due to the lost buoyancy.'),
    damaged_draft: gives(lost.damagedDraught, 'draught', 'Draught after damage at the centre of flotation.'),
    new_centre_of_flotation_from_midship: gives(
      lost.flotationAfter,
      'hull_coordinate',
      'Longitudinal position of the damaged centre of flotation, positive forward.',
      {
        signed: true,
      },
    ),
    bm_loss: height(
      'BM_i',
      'Metacentric radius reduction',
      'Reduction in metacentric radius due to the lost waterplane.',
    ),
    damaged_bm: height('BM_d', 'Metacentric radius after damage', 'Transverse metacentric radius after damage.'),
    intact_gm: height(
      'GM_i',
      'Metacentric height before damage',
      'Metacentric height of the barge before damage, calculated or entered.',
      'intact_gm',
    ),
    damaged_gm: height(
      'GM_d',
      'Metacentric height after damage',
      'Metacentric height after damage at unchanged displacement.',
    ),
    longitudinal_gm: height(
      'GM_L',
      'Longitudinal metacentric height after damage',
      'Longitudinal metacentric height after damage, used for trim.',
    ),
    angle_of_loll: gives(
      meta.angleOfLoll,
      'heel_angle',
      'Angle of loll: heel angle at which a barge that is unstable when upright comes to rest.',
    ),
    trim_magnitude: givesAs('t_abs', 'Trim magnitude', 'hull_coordinate', 'Magnitude of the trim over the length.', {
      signed: true,
    }),
    ...endValues,
  },
  checks: {
    stays_upright: compares('metacentric_height', {
      title: 'Metacentric height after damage',
      criterion: lost.NO_HEIGHT,
      demand: { constant: lost.NO_HEIGHT, title: 'Minimum metacentric height' },
      capacity: { symbol: 'GM_d', title: 'Metacentric height after damage' },
      reach: [lost.ENDS_RULE],
    }),
    deck_stays_dry: checkOf('draught', {
      title: 'Freeboard after damage',
      criterion: lost.damagedDraught,
      demand: 'Maximum end draught',
      capacity: 'Depth',
      needs: ['depth'],
      reach: [lost.ENDS_RULE],
    }),
  },
  figures: {
    barge: {
      title: 'Barge profile',
      description:
        'Barge profile with the flooded compartment and the waterlines before and after damage. Heights are exaggerated.',
    },
  },
  calculate: (p, trace) => {
    const found = floodingOf(p, trace)
    const centres = found.barge?.centres
    const lies = centres && centres.GM <= 0 ? { failure: 'the barge does not remain upright' } : {}
    const doubt = centres && outOfWater(centres)
    return {
      values: found.barge === undefined ? ofVolume(p.intact_gm, found) : ofBarge(centres),
      checks: centres ? { deck_stays_dry: dry(centres, p.depth, doubt) } : unchecked(found),
      beside: { stays_upright: { ...lies, doubt } },
      figures: () => ({ barge: bargeProfile(p, found) }),
      warnings: floodingWarnings(p, found),
      answer: `${doubt === undefined && centres ? survival(centres, p.depth) : ''}${inWords(found)}`,
    }
  },
})

const NO_GRAVITY = 'neither {kg} nor {intact_gm} is provided'
const NO_BARGE = 'only the compartment volume is entered, not the barge dimensions'

function ofVolume(intact: number | undefined, { bmLoss }: Flooding) {
  const none = notApplicable(NO_BARGE)
  return {
    ...(bmLoss === undefined && { bm_loss: notApplicable('no {lost_waterplane_inertia} is provided') }),
    ...(intact === undefined && { intact_gm: notApplicable('no {intact_gm} is provided') }),
    damaged_draft: none,
    new_centre_of_flotation_from_midship: none,
    damaged_bm: none,
    ...withoutCentres(none),
    angle_of_loll: none,
  }
}

function ofBarge(centres: Centres | undefined) {
  const none = notApplicable(NO_GRAVITY)
  if (centres === undefined) return { intact_gm: none, ...withoutCentres(none), angle_of_loll: none }
  return centres.loll === undefined ? { angle_of_loll: notApplicable('the {damaged_gm} is not negative') } : {}
}

const withoutCentres = <T>(none: T) => ({
  damaged_gm: none,
  longitudinal_gm: none,
  trim: none,
  trim_magnitude: none,
  draft_forward: none,
  draft_aft: none,
})

function unchecked({ barge }: Flooding) {
  const why = barge === undefined ? notChecked('not_requested', NO_BARGE) : notChecked('input_missing', NO_GRAVITY)
  return { stays_upright: why, deck_stays_dry: why }
}

const dry = ({ forward, aft }: Centres, D: number | undefined, doubt: Doubt | undefined) =>
  D === undefined ? undefined : (inDoubt(doubt, check({ demand: Math.max(forward, aft), capacity: D })) as CheckResult)

/** A box has no buoyancy above the water at an end that is out of it. */
function outOfWater({ forward, aft }: Centres): Doubt | undefined {
  const out = Math.min(forward, aft)
  const why = against(
    lost.ENDS_RULE,
    out < 0 ? `the barge bottom is ${shownIn(-out, 'm')} above the waterline at one end` : undefined,
  )
  return why && { kind: 'out_of_reach', why }
}

/** Whether the barge floats upright, and with freeboard where its depth is known; nothing where it does not. */
function survival({ GM, forward, aft }: Centres, D: number | undefined): string {
  if (GM <= 0) return ''
  if (D === undefined) return 'The flooded barge remains upright. '
  const passes = check({ demand: Math.max(forward, aft), capacity: D }).passes
  return passes ? 'The flooded barge remains upright with the deck above water. ' : ''
}

function inWords({ sinkage, lost: v_l, barge }: Flooding): string {
  const sinks = `sinkage ${shownIn(sinkage, 'm')}, lost volume ${shownIn(v_l, 'm3')}`
  const c = barge?.centres
  if (c === undefined) return `S${sinks.slice(1)}`
  const ends = `draughts ${shownIn(c.forward, 'm')} forward and ${shownIn(c.aft, 'm')} aft`
  return `Metacentric height after damage ${shownIn(c.GM, 'm')}, ${ends}; ${sinks}`
}
