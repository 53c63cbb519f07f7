/** Open checks that an engineer accepts outside the limits of their method: their form in a request, and that the workflow has them. */
import { type Acceptance, type AnyContract, engineeringChecks, type Problem, shortJson } from '@keelson/workflow'
import { escapePointer } from '@keelson/workflow/place.ts'
import { ServiceProblem } from './problems.ts'

const MEMBERS = ['check', 'reason', 'by'] as const
const LONGEST = 1000
const MOST = 100

/** JSON Schema of `accepted` in a request. */
export const ACCEPTED_SCHEMA = {
  type: 'array',
  maxItems: MOST,
  description: 'Open checks that an engineer accepts outside the limits of their method.',
  items: {
    type: 'object',
    properties: {
      check: { type: 'string', description: 'Check id.' },
      reason: { type: 'string', minLength: 1, maxLength: LONGEST },
      by: { type: 'string', minLength: 1, maxLength: LONGEST, description: 'Name of the engineer.' },
    },
    required: MEMBERS,
    additionalProperties: false,
  },
} as const

/** What is wrong with the form of `accepted`, each fault made when it is asked for. */
export function* acceptedProblems(sent: unknown): Generator<Problem> {
  if (!Array.isArray(sent) || sent.length > MOST)
    return yield {
      pointer: '/accepted',
      message: `must be a list of at most ${MOST} entries (entered: ${shortJson(sent)})`,
    }
  for (const [i, one] of sent.entries()) {
    const at = `/accepted/${i}`
    if (typeof one !== 'object' || one === null || Array.isArray(one)) {
      yield { pointer: at, message: `must be an object with ${MEMBERS.join(', ')} (entered: ${shortJson(one)})` }
      continue
    }
    for (const name of Object.keys(one))
      if (!MEMBERS.some((member) => member === name))
        yield {
          pointer: `${at}/${escapePointer(name)}`,
          message: `is not a valid field (valid: ${MEMBERS.join(', ')})`,
        }
    for (const member of MEMBERS)
      if (!isText(one[member]))
        yield { pointer: `${at}/${member}`, message: `must be text of 1 to ${LONGEST} characters` }
  }
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= LONGEST && value.trim() !== ''

/** The acceptances of a request. Throws ServiceProblem for a check that the workflow does not have, or one named twice. */
export function acceptedFor(contract: AnyContract, accepted: readonly Acceptance[] = []): readonly Acceptance[] {
  const known = Object.keys(engineeringChecks(contract))
  const errors = accepted.flatMap(({ check }, i): Problem[] => {
    const pointer = `/accepted/${i}/check`
    if (!known.includes(check))
      return [
        {
          pointer,
          message: `must be a check of this workflow, ${known.join(', ') || 'which has none'} (entered: ${shortJson(check)})`,
        },
      ]
    return accepted.findIndex((other) => other.check === check) < i
      ? [{ pointer, message: `must not be accepted twice (entered: ${check})` }]
      : []
  })
  if (errors.length === 0) return accepted
  const detail = errors.map(({ pointer, message }) => `${pointer} ${message}`).join('; ')
  throw new ServiceProblem('request_malformed', detail, { errors })
}
