/** Remarks of an engineer: that each is at a step, or at a check or an input that the workflow has. */
import type { RunMeta } from '@keelson/engine'
import { type AnyContract, engineeringChecks, type Problem, shortJson } from '@keelson/workflow'
import { malformed } from './request.ts'

/** Steps are numbered as they are made: whether there is one is known after the run only. */
const STEP = /^\d+(?:\.\d+)*$/

/** Throws ServiceProblem request_malformed. */
export function refuseRemarks(contract: AnyContract, { remarks = [] }: RunMeta = {}): void {
  const { properties } = contract.params as { readonly properties: object }
  const checks = engineeringChecks(contract)
  const problems = remarks.flatMap(({ at }, i): Problem[] => {
    if (STEP.test(at) || Object.hasOwn(checks, at) || Object.hasOwn(properties, at)) return []
    const message = `must be a step number, a check or an input of ${contract.id} (entered: ${shortJson(at)})`
    return [{ pointer: `/meta/remarks/${i}/at`, message }]
  })
  if (problems.length > 0) throw malformed(problems)
}
