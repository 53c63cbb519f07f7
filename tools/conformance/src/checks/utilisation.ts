/** What a utilisation says is what the verdict says: none is under its limit on a fail, and none is below 0 on a pass. */
import type { CheckAnswer } from '@keelson/engine'
import type { ConformanceCheck } from '../subject.ts'

export const utilisationCheck: ConformanceCheck = {
  name: 'no check fails under its limit, and none passes below 0',
  problems: async (subject) =>
    (await subject.runs()).flatMap(({ name, emitted }) =>
      emitted.result.checks.filter(isOdd).map(({ id, state, utilisation, limit }) => {
        return `${name}: ${id} is '${state}' at ${utilisation} of ${limit}`
      }),
    ),
}

function isOdd({ state, utilisation, limit }: CheckAnswer): boolean {
  if (utilisation === null) return false
  return state === 'fail' ? utilisation <= (limit ?? 1) : state === 'pass' && utilisation < 0
}
