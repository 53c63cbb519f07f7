/** Runs files of tests as the house does: seeded, in as few processes as they can share. */
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { run } from 'node:test'
import { type Job, moduleOf } from './jobs.ts'

const SEED = new URL('../fixed-seed.ts', import.meta.url).href
/** Room for what is soon forgotten: with V8's own, a tenth of the time of a suite goes into looking it through. */
const YOUNG = '--max-semi-space-size=64'
/** For one test, by whatever it hangs. */
const TIME_LIMIT_MS = 1_500_000
/** Some tests wait for others' processes: one more than there are cores keeps those busy. */
const AT_ONCE = availableParallelism() + 1

export type TestEvents = ReturnType<typeof run>

export const runJobs = (jobs: readonly Job[], root: string): TestEvents =>
  run({
    files: jobs.map((job) => moduleOf(job, root, join(root, 'node_modules/.cache/keelson/tests'))),
    concurrency: AT_ONCE,
    timeout: TIME_LIMIT_MS,
    execArgv: ['--disable-warning=ExperimentalWarning', YOUNG, '--import', SEED],
  })
