/** The calculation of a report can be followed by hand, from the report alone. */
import { renderReport } from '@keelson/report'
import { recordOf } from '../checks/report.ts'
import { type ConformanceCheck, isRun } from '../subject.ts'
import { follow } from './follow.ts'

export const handCheck: ConformanceCheck = {
  name: 'every step of the report can be followed by hand',
  problems: async (subject) => {
    const run = await subject.run('example', subject.workflow.example)
    if (!isRun(run)) return []
    const page = await renderReport(recordOf(subject, run))
    return follow(page).flatMap(({ no, problems }) => problems.map((problem) => `step ${no}: ${problem}`))
  },
}
