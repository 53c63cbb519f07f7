/** A document that is not valid, as the problem that its sender gets. */
import type { Problem } from '@keelson/workflow'
import { ServiceProblem } from '../problems.ts'

/** The first three places in words; all of them in `errors`. */
export function refused(errors: readonly Problem[]): ServiceProblem {
  const said = errors.slice(0, SAID).map(({ pointer, message }) => `${pointer} ${message}`)
  const count = errors.length === 1 ? '1 place is' : `${errors.length} places are`
  return new ServiceProblem('project_refused', `${count} not valid: ${said.join('; ')}`, { errors })
}
const SAID = 3
