/** What must hold between the inputs before a line is solved. */
import { type Problem, shownForce, shownIn } from '@keelson/workflow'
import { FAIRLEAD_POSITION, type Params, TOP_TENSION } from './inputs.ts'

/** More stations than an answer can carry. */
const MOST_POINTS = 100_000

export function rules(p: Params): Problem[] {
  const problems: Problem[] = []
  const refuse = (name: string, message: string) => problems.push({ pointer: `/${name}`, message })
  const { vertical_span: d, submerged_weight_per_length: w } = p
  if (p.solve_mode === FAIRLEAD_POSITION) {
    if (p.seabed_contact && d < 0) {
      refuse(
        'vertical_span',
        `must not be negative with seabed contact, for the seabed is at anchor level; read ${shownIn(d, 'm')}`,
      )
    }
  } else if (d <= 0) {
    refuse(
      'vertical_span',
      `must be above 0 m where the span is a result: the line rises from the seabed; read ${shownIn(d, 'm')}`,
    )
  }
  const T = p.fairlead_tension
  if (p.solve_mode === TOP_TENSION && T !== undefined && d > 0 && T <= w * d) {
    const message = `must be more than weight times height, ${shownForce(w * d)}, or no horizontal tension is left; read ${shownForce(T)}`
    refuse('fairlead_tension', message)
  }
  if (p.profile_points > MOST_POINTS) {
    refuse('profile_points', `at most ${MOST_POINTS} fit in an answer; read ${p.profile_points}`)
  }
  return problems
}
