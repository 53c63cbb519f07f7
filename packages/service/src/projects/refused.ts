/** A document that is not valid, as the problem that its sender gets. */
import type { Problem } from '@keelson/workflow'
import { ServiceProblem } from '../problems.ts'
import { malformed } from '../request.ts'

/** The first three places in words; all of them in `errors`. */
export function refused(errors: readonly Problem[]): ServiceProblem {
  const said = errors.slice(0, SAID).map(({ pointer, message }) => `${pointer} ${message}`)
  const count = errors.length === 1 ? '1 place is' : `${errors.length} places are`
  return new ServiceProblem('project_refused', `${count} not valid: ${said.join('; ')}`, { errors })
}
const SAID = 3

/** The address under which the templates are listed. */
export const TEMPLATES = 'templates'

/** Throws ServiceProblem request_malformed. */
export function refuseTemplates(id: unknown): void {
  if (id === TEMPLATES)
    throw malformed([{ pointer: '/id', message: `must not be "${TEMPLATES}", the address of the templates` }])
}
