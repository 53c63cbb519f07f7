/** What must hold between the inputs before a line is solved. */
import { type Problem, refused, shownForce, shownIn, shownWhole } from '@keelson/workflow'
import type { Inputs } from './inputs.ts'

/** More stations than an answer can carry. */
const MOST_POINTS = 100_000

export const stationProblems = ({ profile_points: n }: Pick<Inputs, 'profile_points'>): Problem[] =>
  n > MOST_POINTS ? refused('profile_points', `must not exceed ${shownWhole(MOST_POINTS)} (entered: ${n})`) : []

/** On a seabed the anchor is the lowest point. */
export function bedProblems(p: Pick<Inputs, 'seabed_contact' | 'vertical_span'>): Problem[] {
  const { seabed_contact, vertical_span: d } = p
  if (!seabed_contact || d >= 0) return []
  const message = `must not be negative with seabed contact, because the seabed is at anchor level (entered: ${shownIn(d, 'm')})`
  return refused('vertical_span', message)
}

export function riseProblems({ vertical_span: d }: Pick<Inputs, 'vertical_span'>): Problem[] {
  if (d > 0) return []
  const message = `must be greater than 0 m if the span is a result, because the line rises from the seabed (entered: ${shownIn(d, 'm')})`
  return refused('vertical_span', message)
}

/** The tension at the top bears the weight of the height, and pulls beside. */
export function pullProblems(
  p: Pick<Inputs, 'vertical_span' | 'submerged_weight_per_length' | 'fairlead_tension'>,
): Problem[] {
  const { vertical_span: d, submerged_weight_per_length: w, fairlead_tension: T } = p
  if (d <= 0 || T > w * d) return riseProblems(p)
  const message = `must exceed submerged weight per unit length times vertical span, ${shownForce(w * d)}, to leave a horizontal tension (entered: ${shownForce(T)})`
  return refused('fairlead_tension', message)
}
