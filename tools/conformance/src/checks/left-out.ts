/**
 * What is left out never makes a green: a request that fails does not pass because an optional input is missing, unless
 * the answer names that input, as a default that it assumes or in a warning.
 */
import { isMade } from '@keelson/engine'
import { caseParams, type Workflow } from '@keelson/workflow'
import type { ConformanceCheck, Run } from '../subject.ts'

export const leftOutCheck: ConformanceCheck = {
  name: 'an input that is left out never turns a fail into a pass in silence',
  problems: async (subject) => {
    const problems: string[] = []
    for (const held of subject.cases) {
      const whole = caseParams(held, subject.workflow.example)
      const run = await subject.run(held.id, whole)
      if ('refused' in run || run.emitted.status !== 'FAIL') continue
      for (const name of Object.keys(whole)) {
        const { [name]: _gone, ...rest } = whole
        const less = await subject.runForNumbers(`${held.id} without ${name}`, rest)
        if ('refused' in less || !isGreen(less) || isNamed(less, name, subject.workflow)) continue
        problems.push(`${held.id} fails, and passes without ${name}, of which nothing is said`)
      }
    }
    return problems
  },
}
const isGreen = ({ emitted }: Run) => emitted.status === 'PASS' && emitted.result.checks.some(isMade)
function isNamed({ emitted }: Run, name: string, { contract }: Workflow): boolean {
  const title = (contract.params.properties[name] as { title?: string } | undefined)?.title ?? name
  const said = (text: string) => text.toLowerCase().includes(title.toLowerCase()) || text.includes(name)
  return (
    emitted.result.assumed.some((one) => one.name === name) ||
    emitted.warnings.some(({ message, path }) => said(message) || path === `/${name}`)
  )
}
