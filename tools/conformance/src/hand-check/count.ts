/** `npm run hand-check [id]`: follows the report of every example by hand and counts the steps by kind. */
import { renderReport } from '@keelson/report'
import { recordOf } from '../checks/report.ts'
import { everyVersion } from '../every-version.ts'
import { isRun } from '../subject.ts'
import { follow } from './follow.ts'

const [only = ''] = process.argv.slice(2)
const counts = new Map<string, number>()
let failed = 0

for (const { ref, workflow, subject } of everyVersion.filter(({ id }) => id.includes(only))) {
  const run = await subject().run('example', workflow.example)
  if (!isRun(run)) continue
  for (const { no, kind, problems } of follow(await renderReport(recordOf(subject(), run)))) {
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
    failed += problems.length > 0 ? 1 : 0
    for (const problem of problems) process.stdout.write(`${ref} step ${no}: ${problem}\n`)
  }
}

const counted = [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ')
process.stdout.write(`${counted}; not followed: ${failed}\n`)
process.exitCode = failed === 0 ? 0 : 1
