/**
 * `npm test [-- WORKFLOW | PATH ...]` runs every test, or what belongs to a workflow, a folder or a file. A process starts in
 * a second or two, most of it loading, so files that disturb each other in nothing share one; what takes longest begins
 * first, so that every core is busy to the end.
 */
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { fileURLToPath } from 'node:url'
import { type Chosen, chosenFiles } from './tests/chosen.ts'
import { jobsOf, moduleOf } from './tests/jobs.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const SEED = new URL('./fixed-seed.ts', import.meta.url).href
const MODULES = join(ROOT, 'node_modules/.cache/keelson/tests')
/** Room for what is soon forgotten: with V8's own, a tenth of the time of a suite goes into looking it through. */
const YOUNG = '--max-semi-space-size=64'
/** For one test, by whatever it hangs. */
const TIME_LIMIT_MS = 1_500_000
/** Some tests wait for others' processes: one more than there are cores keeps those busy. */
const AT_ONCE = availableParallelism() + 1

try {
  begin(chosenFiles(ROOT, process.argv.slice(2)))
} catch (error) {
  process.exitCode = 2
  process.stderr.write(`${(error as Error).message}\n`)
}

function begin({ files, workflows }: Chosen): void {
  if (workflows) process.env.KEELSON_VERSIONS = workflows.join()
  const events = run({
    files: jobsOf(files, workflows && 1).map((job) => moduleOf(job, ROOT, MODULES)),
    concurrency: AT_ONCE,
    timeout: TIME_LIMIT_MS,
    execArgv: ['--disable-warning=ExperimentalWarning', YOUNG, '--import', SEED],
  })
  events.on('test:summary', ({ file, success }) => {
    if (file === undefined && !success) process.exitCode = 1
  })
  events.compose(spec).pipe(process.stdout)
}
