/** The four ways to a line, by what is given of it, and how its checks stand. */
import { type AnyOutcome, notApplicable, statusOf, withReservation } from '@keelson/workflow'
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
  return withReservation({ ...outcome, values: { ...outcome.values, status: statusIn(outcome.checks) } })
}

function statusIn(checks: AnyOutcome['checks'] = {}) {
  const says = Object.values(checks).some((c) => c && ('passes' in c || c.open))
  return says
    ? statusOf(checks)
    : notApplicable('no check is assessed because neither a breaking load nor a bend radius limit is entered')
}
