/** The rows, each checked; steps of those that govern. */
import { silent, type Trace } from '@keelson/equations'
import { notApplicable, type Outcome, type RunContext } from '@keelson/workflow'
import { traceOfRow } from '../../_shared/rows/trace-of-row.ts'
import { assessJoint } from './calculate-joint.ts'
import { assessMember, type MemberResult } from './calculate-member.ts'
import { type Assessed, jointUse, largestOf, type MemberUse, placeOfLargest, useOf } from './calculate-uses.ts'
import { governingText, jointAnswers, memberAnswers, sentenceOf } from './calculate-values.ts'
import { chartsOf } from './charts.ts'
import { jointChecks, memberChecks, type Worst } from './checks.ts'
import type { contract } from './contract.ts'
import { figuresOf } from './figures.ts'
import type { Params } from './inputs.ts'
import { jointRows, memberRows } from './tables.ts'
import { warningsOf } from './warnings.ts'

const NO_ROW = notApplicable('no row is entered')

export function calculate(p: Params, { trace }: RunContext): Outcome<typeof contract> {
  const members = (p.members ?? []).map((m) => assessMember(m, silent))
  const joints = (p.joints ?? []).map((j) => assessJoint(j, silent))
  const a: Assessed = {
    members,
    joints,
    member: placeOfLargest(members.map((m) => largestOf(m)?.use ?? -1)),
    joint: placeOfLargest(joints.map(jointUse)),
  }
  const worst = worstOf(members)
  traceRows(a, worst, trace)
  const joint = joints[a.joint]
  const checks = {
    ...(p.members && memberChecks(worst, members)),
    ...(p.joints && jointChecks(joint, a.joint, joints)),
  }
  return {
    values: {
      governing_check: governingText(a),
      ...(p.members && memberAnswers(members[a.member])),
      ...(p.joints && jointAnswers(joint)),
    },
    checks,
    tables: () => ({
      members: members.length > 0 ? memberRows(members) : NO_ROW,
      joints: joints.length > 0 ? jointRows(joints) : NO_ROW,
    }),
    charts: () => chartsOf(a),
    figures: () => figuresOf(a),
    warnings: warningsOf(a),
    detail: sentenceOf(a, checks),
  }
}

const worstOf =
  (members: readonly MemberResult[]): Worst =>
  (name) => {
    const uses = members.map((m) => useOf(m, name) ?? -1)
    const row = placeOfLargest(uses)
    const result = members[row]
    return result && (uses[row] ?? -1) >= 0 ? { result, row } : undefined
  }

const MEMBER_USES: readonly MemberUse[] = ['axial', 'bending', 'combined', 'shear', 'torsion', 'hoop', 'pressure']

/** The rows that a check or a value rests on, once each. */
function traceRows({ members, joints, member, joint }: Assessed, worst: Worst, trace: Trace): void {
  const rows = new Set([
    ...(members.length > 0 ? [member] : []),
    ...MEMBER_USES.flatMap((name) => worst(name)?.row ?? []),
  ])
  for (const row of [...rows].sort((x, y) => x - y)) {
    const one = members[row]
    if (one) assessMember(one.member, traceOfRow(trace, `Member ${row + 1}`, `m${row + 1}`))
  }
  const one = joints[joint]
  if (one) assessJoint(one.joint, traceOfRow(trace, `Joint ${joint + 1}`, `j${joint + 1}`))
}
