/** A point of a study is a run: the same result, though it is calculated with no trace and drawn by nobody. */
import { resultHashOf, sha256 } from '@keelson/service/hash.ts'
import { pointRunner, readPlan } from '@keelson/studies'
import type { Resources } from '@keelson/workflow'
import { type ConformanceCheck, isRun } from '../subject.ts'

export const studiedCheck: ConformanceCheck = {
  name: 'a point of a study gives the hash of a run',
  problems: async ({ repo, workflow, contract, run }) => {
    const { example } = workflow
    const [param] =
      Object.entries(example).find(([, value]) => typeof value === 'number') ?? Object.entries(example)[0] ?? []
    const single = await run('example', example)
    // What loads data is held where data is: by the long form of the points of studies.
    if (workflow.load || param === undefined || !isRun(single)) return []
    const vary = { kind: 'list', rows: [{ [param]: example[param] }] } as const
    const plan = readPlan(contract, example, { ref: `${repo}:${contract.id}`, vary }, 1)
    const point = await pointRunner(repo, workflow, plan, sha256, {} as Resources)(plan.at(0))
    if (point.reason !== null) return [`the example as a point could not be calculated: ${point.reason}`]
    return point.result_hash === resultHashOf(single.emitted) ? [] : ['the example as a point differs from its run']
  },
}
