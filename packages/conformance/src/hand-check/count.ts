/** `npm run hand-check [id]`: follows the report of every example by hand and counts the steps by kind. */
import { join } from 'node:path'
import { renderReport } from '@keelson/report'
import { Catalog } from '@keelson/service/catalog.ts'
import { ROOT } from '@keelson/service/service.ts'
import { recordOf } from '../checks/report.ts'
import { isRun, subjectOf } from '../subject.ts'
import { follow } from './follow.ts'

const [only = ''] = process.argv.slice(2)
const counts = new Map<string, number>()
let failed = 0

for (const { repo, id, versions } of new Catalog().entries) {
  for (const workflow of id.includes(only) ? versions : []) {
    const subject = subjectOf(repo, workflow, join(ROOT, 'datasets'))
    const run = await subject.run('example', workflow.example)
    if (!isRun(run)) continue
    for (const { no, kind, problems } of follow(await renderReport(recordOf(subject, run)))) {
      counts.set(kind, (counts.get(kind) ?? 0) + 1)
      failed += problems.length > 0 ? 1 : 0
      for (const problem of problems)
        process.stdout.write(`${id}@${workflow.contract.version} step ${no}: ${problem}\n`)
    }
  }
}

const counted = [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ')
process.stdout.write(`${counted}; not followed: ${failed}\n`)
process.exitCode = failed === 0 ? 0 : 1
