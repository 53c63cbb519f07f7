/** The acceptance checks: each of the member that uses most of it, and those of the joint that is used most. */
import * as axial from '@keelson/standards/api-rp-2a-wsd-2007/axial.ts'
import { allowableBending } from '@keelson/standards/api-rp-2a-wsd-2007/bending.ts'
import * as combined from '@keelson/standards/api-rp-2a-wsd-2007/combined.ts'
import * as hydrostatic from '@keelson/standards/api-rp-2a-wsd-2007/hydrostatic.ts'
import * as joints from '@keelson/standards/api-rp-2a-wsd-2007/joints.ts'
import { apiRp2aWsd } from '@keelson/standards/api-rp-2a-wsd-2007/source.ts'
import { type CheckResult, check, checkOf, type NotChecked, notChecked, openIf, withoutDemand } from '@keelson/workflow'
import { largeOverlapIn, thinWallIn, withoutLengthIn, withoutRingsIn } from './calculate-doubts.ts'
import type { JointResult } from './calculate-joint.ts'
import { isCompressed, type MemberResult } from './calculate-member.ts'
import type { MemberUse } from './calculate-uses.ts'

const source = apiRp2aWsd
const ofMembers = { needs: ['members'] } as const
const ofJoints = { needs: ['joints'], reach: [joints.overlapOfBraces] } as const
const ofWalls = { reach: [axial.locallyBucklingWall] } as const

export const checks = {
  axial: checkOf('stress', {
    ...ofMembers,
    ...ofWalls,
    title: 'Member axial stress',
    demand: 'Axial stress',
    capacity: 'Allowable axial stress',
    criterion: { source, clause: '3.2.1, 3.2.2' },
  }),
  bending: checkOf('stress', {
    ...ofMembers,
    title: 'Member bending stress',
    demand: 'Bending stress',
    capacity: allowableBending,
    criterion: allowableBending,
  }),
  combined: checkOf('-', {
    ...ofMembers,
    ...ofWalls,
    title: 'Member combined stress',
    demand: 'Combined stress utilisation',
    capacity: 'Combined stress limit',
    criterion: { source, clause: '3.3.1, 3.3.2' },
  }),
  shear: checkOf('stress', {
    ...ofMembers,
    title: 'Member shear',
    demand: axial.beamShearStress,
    capacity: axial.allowableShear,
    criterion: axial.beamShearStress,
  }),
  torsion: checkOf('stress', {
    ...ofMembers,
    title: 'Member torsion',
    demand: axial.torsionalShearStress,
    capacity: axial.allowableShear,
    criterion: axial.torsionalShearStress,
  }),
  hoop: checkOf('stress', {
    ...ofMembers,
    title: 'Member hoop buckling',
    demand: hydrostatic.hoopStress,
    capacity: hydrostatic.allowableHoop,
    criterion: hydrostatic.allowableHoop,
  }),
  pressure: checkOf('-', {
    ...ofMembers,
    ...ofWalls,
    title: 'Member stress with hydrostatic pressure',
    demand: 'Utilisation with hydrostatic pressure',
    capacity: 'Combined stress limit',
    criterion: { source, clause: '3.3.3, 3.3.4' },
  }),
  joint_axial: checkOf('pipe_axial_force', {
    ...ofJoints,
    title: 'Brace axial load',
    demand: 'Axial load',
    capacity: joints.allowableAxial,
    criterion: joints.allowableAxial,
  }),
  joint_in_plane: checkOf('bending_moment', {
    ...ofJoints,
    title: 'Brace in-plane moment',
    demand: 'In-plane moment',
    capacity: joints.allowableMoment,
    criterion: joints.allowableMoment,
  }),
  joint_out_of_plane: checkOf('bending_moment', {
    ...ofJoints,
    title: 'Brace out-of-plane moment',
    demand: 'Out-of-plane moment',
    capacity: joints.allowableMoment,
    criterion: joints.allowableMoment,
  }),
  joint: checkOf('-', {
    ...ofJoints,
    reach: [joints.overlapOfBraces, joints.chordLeavesCapacity],
    title: 'Brace load interaction',
    demand: joints.jointUse,
    capacity: 'Interaction limit',
    criterion: joints.jointUse,
  }),
}

type Made<N extends keyof typeof checks> = { readonly [K in N]: CheckResult | NotChecked }

/** The member that uses most of a check; undefined where no member is checked so. */
export type Worst = (name: MemberUse) => { readonly result: MemberResult; readonly row: number } | undefined

export function memberChecks(worst: Worst, members: readonly MemberResult[]): Made<MemberUse> {
  const { axial, combined, hoop, pressure, ...others } = checksOfWorst(worst)
  const [thin, noLength, noRings] = [thinWallIn(members), withoutLengthIn(members), withoutRingsIn(members)]
  return {
    ...others,
    axial: openIf('out_of_reach', thin, unlessMissing(axial, noLength)),
    combined: openIf('out_of_reach', thin, unlessMissing(combined, noLength)),
    hoop: unlessMissing(hoop, noRings),
    pressure: openIf('out_of_reach', thin, unlessMissing(pressure, noRings)),
  }
}

type Done = CheckResult | NotChecked

/** What was sent and cannot be checked leaves the check open, whatever the other rows give. */
function unlessMissing(done: Done, why: string | undefined): Done {
  if (why === undefined) return done
  return 'notChecked' in done ? withoutDemand(why) : openIf('input_missing', why, done)
}

function checksOfWorst(worst: Worst): Made<MemberUse> {
  const made = (name: MemberUse, of: (result: MemberResult, note: string) => CheckResult): CheckResult | NotChecked => {
    const found = worst(name)
    return found ? of(found.result, `member ${found.row + 1}`) : WHY_NOT[name]
  }
  return {
    axial: made('axial', ({ member: m, allowable: { F_t, column } }, note) =>
      check({ demand: m.axial_stress, capacity: (isCompressed(m) ? column?.F_a : F_t) ?? 0, note }),
    ),
    bending: made('bending', ({ member, allowable }, note) =>
      check({ demand: member.bending_stress, capacity: allowable.F_b, note }),
    ),
    combined: made('combined', combinedCheck),
    shear: made('shear', ({ shear, allowable }, note) =>
      check({ demand: shear?.stress ?? 0, capacity: allowable.F_v, note }),
    ),
    torsion: made('torsion', ({ torsion, allowable }, note) =>
      check({ demand: torsion?.stress ?? 0, capacity: allowable.F_v, note }),
    ),
    hoop: made('hoop', ({ pressed }, note) => check({ demand: pressed?.f_h ?? 0, capacity: pressed?.F_h ?? 0, note })),
    pressure: made('pressure', ({ pressed }, note) =>
      check({
        demand: pressed?.together.use ?? 0,
        capacity: combined.UNITY,
        ...(pressed?.together.beyond ? { failure: `in ${note} ${NO_ELASTIC_FORM}` } : { note }),
      }),
    ),
  }
}

/** At the Euler stress and above, use by yield is all that can be stated. */
function combinedCheck({ together, byYield }: MemberResult, note: string): CheckResult {
  const capacity = combined.UNITY
  if (byYield !== undefined)
    return check({ demand: byYield, capacity, note: `${note} (by yield, for any effective length)` })
  if (together?.use !== undefined) return check({ demand: together.use, capacity, note })
  return check({
    demand: together?.yielding ?? 0,
    capacity,
    failure: `in ${note} ${AT_EULER}; the yield utilisation is shown`,
  })
}

export const AT_EULER = 'the axial stress is at or above the Euler stress, so no bending can be resisted'
const NO_ELASTIC_FORM =
  'the denominator of the elastic form of API RP 2A-WSD 3.3.4 is not positive, and the compression exceeds its limit'

const WHY_NOT: Readonly<Record<MemberUse, NotChecked>> = {
  axial: notChecked(
    'input_missing',
    'no member has an axial stress that can be checked (compression requires an effective length)',
  ),
  bending: notChecked('not_requested', 'no member carries a bending moment'),
  combined: notChecked(
    'input_missing',
    'no member has combined stresses that can be checked (compression requires an effective length)',
  ),
  shear: notChecked('not_requested', 'no member carries a shear force'),
  torsion: notChecked('not_requested', 'no member carries a torsional moment'),
  hoop: notChecked('not_requested', 'no member has a ring spacing'),
  pressure: notChecked('not_requested', 'no member has a ring spacing'),
}

/** Those of the joint that is used most; any joint leaves them open. */
export function jointChecks(
  result: JointResult | undefined,
  row: number,
  all: readonly JointResult[],
): Made<JointCheck> {
  if (result === undefined) return NO_JOINT
  const { joint, P_a, M_ai, M_ao, use } = result
  const note = `joint ${row + 1}`
  const left = largeOverlapIn(all)
  const { brace_axial_load: P, brace_in_plane_moment: M_i, brace_out_of_plane_moment: M_o } = joint
  const checked = (demand: number, capacity: number) =>
    openIf(
      'out_of_reach',
      left,
      check({ demand, capacity, ...(capacity > 0 ? { note } : { failure: `${NO_CAPACITY} at ${note}` }) }),
    )
  return {
    joint_axial: checked(P, P_a),
    joint_in_plane: checked(M_i, M_ai),
    joint_out_of_plane: checked(M_o, M_ao),
    joint:
      use === undefined
        ? notChecked('out_of_reach', { reach: joints.chordLeavesCapacity, reason: NO_CAPACITY })
        : openIf('out_of_reach', left, check({ demand: use, capacity: joints.JOINT_LIMIT, note })),
  }
}
type JointCheck = 'joint_axial' | 'joint_in_plane' | 'joint_out_of_plane' | 'joint'

const none = notChecked('not_requested', 'no joint is entered')
const NO_JOINT: Made<JointCheck> = { joint_axial: none, joint_in_plane: none, joint_out_of_plane: none, joint: none }

export const NO_CAPACITY = 'the chord load leaves no brace capacity'
