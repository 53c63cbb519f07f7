/** The calculation of a report can be followed by hand, from the report alone. */
import { reportOf } from '../checks/report.ts'
import { type ConformanceCheck, isRun } from '../subject.ts'
import { follow } from './follow.ts'

export const handCheck: ConformanceCheck = {
  name: 'every step of the report can be followed by hand',
  problems: async (subject) => {
    const run = await subject.run('example', subject.workflow.example)
    if (!isRun(run)) return []
    return follow(await reportOf(subject, run)).flatMap(({ no, problems }) =>
      problems.map((problem) => `step ${no}: ${problem}`),
    )
  },
}
