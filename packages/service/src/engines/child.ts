/**
 * The program of the subprocess engine: runs one workflow on its example in the working directory.
 * Arguments: repo, id, version, datasets folder, time limit in ms. Writes outcome.json; exits 0 PASS, 1 FAIL, 2 ERROR.
 */
import { writeFileSync } from 'node:fs'
import { Catalog } from '../catalog.ts'
import run from './worker-task.ts'

const [repo = '', id = '', version = '', datasets = '', limit = ''] = process.argv.slice(2)
const { workflow } = new Catalog().resolve(`${repo}:${id}@${version}`)
if (!workflow) throw new Error(`${repo}:${id} is not built`)
const attempt = await run({
  repo,
  id,
  version: Number(version),
  params: workflow.example,
  datasets,
  timeLimitMs: Number(limit),
})
writeFileSync('outcome.json', JSON.stringify(attempt))
process.exit(attempt.kind === 'ran' ? (attempt.ran.status === 'PASS' ? 0 : 1) : 2)
