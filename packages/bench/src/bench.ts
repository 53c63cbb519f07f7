/**
 * `npm run bench [-- --quick]`: what the service costs, measured side by side on this machine and appended to
 * bench/results. A bench, not a test: nothing here passes or fails.
 */
import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '@keelson/service/service.ts'
import { memoryOverRuns } from './memory.ts'
import { phases, reportTimes } from './phases.ts'
import { startTimes } from './start.ts'
import { throughput } from './throughput.ts'
import { workflowCosts } from './workflows.ts'

const quick = process.argv.includes('--quick')
const folder = mkdtempSync(join(tmpdir(), 'keelson-bench-'))
try {
  const results = {
    date: new Date().toISOString(),
    commit: execFileSync('git', ['describe', '--always', '--dirty'], { cwd: ROOT, encoding: 'utf8' }).trim(),
    machine: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}`,
    quick,
    throughput: await throughput(folder, quick ? 3 : 10),
    workflows: await workflowCosts(quick ? 0.1 : 0.5),
    phases: await phases(folder, quick ? 200 : 1000),
    start: await startTimes(folder, quick ? 3 : 9),
    report: await reportTimes(folder, quick ? 20 : 100),
    memory: await memoryOverRuns(folder, quick ? 4000 : 100_000),
  }
  mkdirSync(join(ROOT, 'bench', 'results'), { recursive: true })
  const file = join(ROOT, 'bench', 'results', `${results.date.slice(0, 10)}.jsonl`)
  appendFileSync(file, `${JSON.stringify(results)}\n`)
  process.stdout.write(`${JSON.stringify(results, null, 2)}\n`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
