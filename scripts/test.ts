/**
 * `npm test [-- WORKFLOW | PATH ...]` runs every test, or what belongs to a workflow, a folder or a file. A process starts in
 * a second or two, most of it loading, so files that disturb each other in nothing share one; what takes longest begins
 * first, so that every core is busy to the end.
 */
import { spec } from 'node:test/reporters'
import { fileURLToPath } from 'node:url'
import { type Chosen, chosenFiles } from './tests/chosen.ts'
import { jobsOf } from './tests/jobs.ts'
import { runJobs } from './tests/run.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

try {
  begin(chosenFiles(ROOT, process.argv.slice(2)))
} catch (error) {
  process.exitCode = 2
  process.stderr.write(`${(error as Error).message}\n`)
}

function begin({ files, workflows }: Chosen): void {
  if (workflows) process.env.KEELSON_VERSIONS = workflows.join()
  const events = runJobs(jobsOf(files, workflows && 1), ROOT)
  events.on('test:summary', ({ file, success }) => {
    if (file === undefined && !success) process.exitCode = 1
  })
  events.compose(spec).pipe(process.stdout)
}
