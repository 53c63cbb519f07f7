/** The example is accepted, is checked and passes; every mode is reached or refused with a reason. */
import { engineeringChecks } from '@keelson/workflow'
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

export const criterionCheck: ConformanceCheck = {
  name: 'the example makes a check where the method has a criterion',
  problems: async ({ run, workflow, contract }) => {
    const example = await run('example', workflow.example)
    if (!isRun(example) || Object.keys(engineeringChecks(contract)).length === 0 || example.emitted.checks_made > 0)
      return []
    return example.emitted.result.checks.map(({ id, reason }) => `${id} is not made: ${reason}`)
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
