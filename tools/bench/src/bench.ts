/**
 * `npm run bench [-- --quick]`: what the service costs, measured side by side on this machine and appended to
 * bench/results. A bench, not a test: nothing here passes or fails.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { appendResult } from '@keelson/service/results.ts'
import { declineFit } from './decline.ts'
import { files } from './files.ts'
import { fleet } from './fleet.ts'
import { history } from './history.ts'
import { kernels } from './kernels.ts'
import { memoryOverRuns } from './memory.ts'
import { mooring } from './mooring.ts'
import { phases, reportTimes } from './phases.ts'
import { previews } from './previews.ts'
import { production } from './production.ts'
import { records } from './records.ts'
import { stability } from './stability.ts'
import { startTimes } from './start.ts'
import { stripTheory } from './strip-theory.ts'
import { studies } from './studies.ts'
import { throughput } from './throughput.ts'
import { tries } from './tries.ts'
import { workflowCosts } from './workflows.ts'

const quick = process.argv.includes('--quick')
const folder = mkdtempSync(join(tmpdir(), 'keelson-bench-'))
try {
  const line = appendResult({
    quick,
    kernels: kernels(quick),
    decline_fit: declineFit(quick),
    mooring: mooring(quick),
    strip_theory: stripTheory(quick),
    stability: stability(quick),
    files: await files(folder, quick ? 1e5 : 1e6, quick ? 3 : 5),
    records: records(folder, quick ? 1e6 : 1e7),
    production: await production(folder, quick ? 3e5 : 5.05e6, 3),
    history: await history(folder, quick ? 10_000 : 100_000),
    previews: await previews(folder, quick ? 100 : 1000),
    tries: await tries(join(folder, 'tries')),
    throughput: await throughput(folder, quick ? 3 : 10),
    studies: await studies(folder, quick),
    fleet: await fleet(folder, quick),
    workflows: await workflowCosts(quick ? 0.1 : 0.5),
    phases: await phases(folder, quick ? 200 : 1000),
    start: await startTimes(folder, quick ? 3 : 9),
    report: await reportTimes(folder, quick ? 20 : 100),
    memory: await memoryOverRuns(folder, quick ? 4000 : 100_000),
  })
  process.stdout.write(`${JSON.stringify(line, null, 2)}\n`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
