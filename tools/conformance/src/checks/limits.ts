/**
 * A formula that has left its range and is held at a literal limit, max(0, x), may not pass a check: beyond the limit
 * its number says nothing. Where the limit is itself the answer the equation declares so.
 */
import type { ConformanceCheck } from '../subject.ts'
import { arbitraryFindings } from './arbitrary.ts'
import { restingOnLimits } from './resting.ts'

export const limitCheck: ConformanceCheck = {
  name: 'no check passes on a formula at its limit without saying so',
  problems: async (subject) => {
    const resting = (await subject.runs()).flatMap(restingOnLimits)
    const { atLimits } = await arbitraryFindings(subject)
    return [...new Set([...resting, ...atLimits])].slice(0, 8)
  },
}
