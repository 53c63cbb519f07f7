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
  description: 'open checks that an engineer accepts outside the limits of their method',
  items: {
    type: 'object',
    properties: {
      check: { type: 'string', description: 'id of the check' },
      reason: { type: 'string', minLength: 1, maxLength: LONGEST },
      by: { type: 'string', minLength: 1, maxLength: LONGEST, description: 'name of the engineer' },
    },
    required: MEMBERS,
    additionalProperties: false,
  },
} as const

/** What is wrong with the form of `accepted`, each fault made when it is asked for. */
export function* acceptedProblems(sent: unknown): Generator<Problem> {
  if (!Array.isArray(sent) || sent.length > MOST)
    return yield { pointer: '/accepted', message: `must be a list of at most ${MOST}; sent ${shortJson(sent)}` }
  for (const [i, one] of sent.entries()) {
    const at = `/accepted/${i}`
    if (typeof one !== 'object' || one === null || Array.isArray(one)) {
      yield { pointer: at, message: `must be an object of ${MEMBERS.join(', ')}; sent ${shortJson(one)}` }
      continue
    }
    for (const name of Object.keys(one))
      if (!MEMBERS.some((member) => member === name))
        yield { pointer: `${at}/${escapePointer(name)}`, message: `is none of ${MEMBERS.join(', ')}` }
    for (const member of MEMBERS)
      if (!isText(one[member]))
        yield { pointer: `${at}/${member}`, message: `must be a text of 1 to ${LONGEST} characters` }
  }
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= LONGEST && value.trim() !== ''

/** The acceptances of a request. Throws ServiceProblem for a check that the workflow does not have, or one named twice. */
export function acceptedFor(contract: AnyContract, accepted: readonly Acceptance[] = []): readonly Acceptance[] {
  const known = Object.keys(engineeringChecks(contract))
  const errors = accepted.flatMap(({ check }, i): Problem[] => {
    const pointer = `/accepted/${i}/check`
    if (!known.includes(check))
      return [{ pointer, message: `must be one of ${known.join(', ') || 'no check'}; sent ${shortJson(check)}` }]
    return accepted.findIndex((other) => other.check === check) < i
      ? [{ pointer, message: `${check} is accepted twice` }]
      : []
  })
  if (errors.length === 0) return accepted
  const detail = errors.map(({ pointer, message }) => `${pointer} ${message}`).join('; ')
  throw new ServiceProblem('request_malformed', detail, { errors })
}
