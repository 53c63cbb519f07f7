/** The four ways to a line, by what is given of it, and how its checks stand. */
import { type AnyOutcome, type CheckResult, type NotChecked, notApplicable } from '@keelson/workflow'
import { composed, FAIRLEAD_POSITION, HANG_OFF_ANGLE, HORIZONTAL_TENSION, TOP_TENSION } from './inputs.ts'
import { stationProblems } from './rules.ts'
import { byAngle, byHorizontalTension, byTopTension } from './way-closed.ts'
import { atPosition } from './way-position.ts'

export const line = composed(
  {
    [FAIRLEAD_POSITION]: atPosition,
    [HANG_OFF_ANGLE]: byAngle,
    [TOP_TENSION]: byTopTension,
    [HORIZONTAL_TENSION]: byHorizontalTension,
  },
  { rules: stationProblems, inOrder: { values: ['fairlead_angle_from_horizontal', 'stiffness_matrix', 'profile'] } },
)

export const calculate: typeof line.calculate = (p, context) => {
  const outcome = line.calculate(p, context)
  return { ...outcome, values: { ...outcome.values, status: statusOf(outcome.checks) } }
}

function statusOf(checks: AnyOutcome['checks'] = {}) {
  const all = Object.values(checks).filter((c) => c !== undefined)
  const made = all.filter((c): c is CheckResult => 'passes' in c)
  const open = all.some((c: CheckResult | NotChecked) => 'notChecked' in c && c.open)
  if (open && made.every((c) => c.passes)) return 'not assessed'
  if (made.length === 0)
    return notApplicable('no breaking load and no bend radius limit was given: nothing was checked')
  return made.every((c) => c.passes) ? 'pass' : 'fail'
}
