/** What every method answers: the hull in still water, her natural periods, and the check of that of roll. */
import type { Trace } from '@keelson/equations'
import * as hydrostatics from '@keelson/physics/ship-motions/hydrostatics.ts'
import * as natural from '@keelson/physics/ship-motions/periods.ts'
import { compares, type Doubt, gives, listed, notApplicable, notChecked, shownIn } from '@keelson/workflow'
import { type Form, type Heights, hullOf } from './hull.ts'
import { type Masses, type Periods, periodsOf } from './periods.ts'
import { REACH } from './reach.ts'

const BOX = { hull: ['box'] }

/** What it takes. */
export const stillInputs = {
  takes: ['hull', 'hull_length', 'hull_breadth', 'draft', 'damping_ratio', 'water_density', 'gravity'],
  may: [
    ...(['transverse_gm', 'longitudinal_gm', 'kg', 'pitch_gyradius'] as const),
    ...(['roll_gyradius_including_added', 'heave_added_mass'] as const),
  ],
  takesWhen: { offsets: { hull: ['offsets'] } },
  mayWhen: { displacement: BOX, waterplane_area: BOX },
} as const

const signed = true
export const stillValues = {
  displacement_volume: gives(
    hydrostatics.volumeOfStrips,
    'displacement_volume',
    'Displaced volume from the hull form or the entered displacement.',
    { signed },
  ),
  midship_coefficient: gives(
    hydrostatics.midshipCoefficient,
    'block_coefficient',
    'Maximum section area divided by (breadth × draught).',
    { signed },
  ),
  waterplane_coefficient: gives(
    hydrostatics.waterplaneCoefficient,
    'block_coefficient',
    'Waterplane area divided by (length × breadth).',
    {
      signed,
    },
  ),
  waterplane_area: gives(
    hydrostatics.waterplaneOfStrips,
    'hull_area',
    'Waterplane area from the hull form, or as entered.',
    {
      signed,
      orInput: 'waterplane_area',
    },
  ),
  longitudinal_bm: gives(
    hydrostatics.longitudinalRadius,
    'metacentric_height',
    'Longitudinal metacentric radius about amidships.',
    { signed },
  ),
  transverse_bm: gives(
    hydrostatics.transverseRadius,
    'metacentric_height',
    'Transverse metacentric radius about the centreline.',
    { signed },
  ),
  kb: gives(hydrostatics.centreOfBuoyancy, 'height_above_datum', 'Height of the centre of buoyancy above the keel.', {
    signed,
  }),
  heave_stiffness: gives(
    natural.heaveStiffness,
    'spring_stiffness',
    'Hydrostatic heave stiffness from the waterplane area.',
    {
      signed,
    },
  ),
  heave_period: gives(natural.heavePeriod, 'natural_period', 'Natural heave period with the entered added mass.', {
    signed,
  }),
  roll_period: gives(
    natural.rollPeriod,
    'natural_period',
    'Natural roll period from the gyradius including added inertia.',
    { signed },
  ),
  roll_period_imo: gives(
    natural.imoRollPeriod,
    'natural_period',
    'Natural roll period from main dimensions (IS Code weather criterion).',
    {
      signed,
    },
  ),
  pitch_period: gives(
    natural.pitchPeriod,
    'natural_period',
    'Natural pitch period with an added inertia equal to the dry inertia.',
    {
      signed,
    },
  ),
  roll_amplification: gives(
    natural.rollAmplification,
    '-',
    'Roll amplification at resonance, from the damping ratio only.',
    { signed },
  ),
}

export const rollCheck = {
  roll_period: compares('-', {
    title: 'Roll period agreement (gyradius and main dimensions)',
    criterion: natural.ROLL_PERIOD_TOLERANCE,
    demand: natural.rollPeriodDifference,
    capacity: { constant: natural.ROLL_PERIOD_TOLERANCE, title: 'Maximum roll period difference' },
    reach: REACH,
  }),
}

export type Still = ReturnType<typeof stillOf>
export function stillOf(p: Form & Heights & Masses, trace: Trace) {
  const hull = hullOf(p, trace)
  return { hull, periods: periodsOf(p, hull, trace) }
}

const UNKNOWN = notApplicable('the form of a box with an entered displacement or waterplane area is not defined')
const NO_FORM = { midship_coefficient: UNKNOWN, longitudinal_bm: UNKNOWN, transverse_bm: UNKNOWN, kb: UNKNOWN }
const NO_GM = notApplicable(
  'the metacentric height is unknown; enter it, or the centre of gravity of a hull with a defined form',
)
const UNDAMPED = notApplicable('roll without damping is unbounded at resonance')

/** What is told in place of values, and of the check where a pass of it would show nothing. */
export function stillTold({ damping_ratio }: Masses, { hull, periods }: Still, doubt: Doubt | undefined) {
  return {
    values: {
      ...(hull.KB === undefined && NO_FORM),
      ...(periods.roll === undefined && { roll_period: NO_GM, roll_period_imo: NO_GM }),
      ...(periods.pitch === undefined && { pitch_period: NO_GM }),
      ...(damping_ratio === 0 && { roll_amplification: UNDAMPED }),
    },
    checks: { roll_period: periods.difference === undefined ? unmade(doubt) : undefined },
    beside: { roll_period: { doubt } },
  }
}

function unmade(doubt: Doubt | undefined) {
  if (doubt === undefined) return notChecked('input_missing', 'the metacentric height is unknown')
  return doubt.kind === 'out_of_reach' ? notChecked(doubt.kind, doubt.why) : notChecked(doubt.kind, doubt.why)
}

export function periodsInWords({ heave, roll, rollImo, pitch }: Periods): string {
  const other = rollImo === undefined ? '' : ` (${shownIn(rollImo, 's')} from main dimensions)`
  const others = [
    ...(roll === undefined ? [] : [`roll ${shownIn(roll, 's')}${other}`]),
    ...(pitch === undefined ? [] : [`pitch ${shownIn(pitch, 's')}`]),
  ]
  return `Natural period${others.length > 0 ? 's' : ''}: ${listed([`heave ${shownIn(heave, 's')}`, ...others])}`
}
