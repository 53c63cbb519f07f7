/** The example is accepted and passes; every mode is reached or refused with a reason. */
import { modeRequests } from '../modes.ts'
import { type ConformanceCheck, isRun } from '../subject.ts'

export const exampleCheck: ConformanceCheck = {
  name: 'the example is valid and passes',
  problems: async ({ run, workflow }) => {
    const example = await run('example', workflow.example)
    if (!isRun(example)) return [`the example is refused: ${example.refused.message}`]
    return example.emitted.status === 'PASS'
      ? []
      : [`the example is ${example.emitted.status}: ${example.emitted.detail}`]
  },
}

export const modesCheck: ConformanceCheck = {
  name: 'every mode can be run',
  problems: async (subject) => {
    const reached = new Set((await subject.runs()).flatMap((r) => modesOf(r.read.params)))
    return modeRequests(subject)
      .filter(({ selector, value }) => !reached.has(`${selector}=${String(value)}`))
      .map(({ name }) => `no request with ${name} is accepted`)
  },
}
const modesOf = (params: Readonly<Record<string, unknown>>) =>
  Object.entries(params).map(([name, v]) => `${name}=${String(v)}`)
