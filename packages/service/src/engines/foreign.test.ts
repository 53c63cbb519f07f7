/** Workflows of other repos over HTTP: what they answer, and what they cannot do to the service. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { ROOT } from '../service.ts'
import { type Json, type TestService, temporaryFolder, testService } from '../testing.ts'

/** What the one program of the test repo does, by the name of the workflow. */
const PROGRAM = `
const fs = require('node:fs')
const { workflow, params } = JSON.parse(fs.readFileSync('request.json', 'utf8'))
const output = () => fs.writeFileSync('out.txt', 'height ' + params.height)
const what = {
  good: () => { output(); console.log('a note'); console.log('Height ' + params.height + ' m') },
  failing: () => { output(); console.log('too high'); process.exit(1) },
  broken: () => { console.error('no licence'); process.exit(3) },
  forgetful: () => {},
  endless: () => { for (;;); },
  suicidal: () => process.kill(process.pid, 'SIGTERM'),
  restless: () => { output(); fs.appendFileSync('out.txt', String(process.hrtime.bigint())) },
  linking: () => fs.symlinkSync('/etc/hostname', 'out.txt'),
  forking: () => {
    const { pid } = require('node:child_process').spawn('sleep', ['60'], { stdio: 'inherit' })
    fs.writeFileSync(params.pids, String(pid))
    for (;;);
  },
  hungry: () => { const kept = []; for (;;) kept.push(new Float64Array(1e6).fill(1)) },
}
what[workflow]()
`

const NAMES = [...PROGRAM.matchAll(/^ {2}(\w+): \(\)/gm)].map((m) => String(m[1]))

/** A folder for temporary files of this test alone, so that what is left there is its own. */
const temporary = temporaryFolder()
process.env.TMPDIR = temporary
after(() => rmSync(temporary, { recursive: true }))

describe('a workflow of another repo', () => {
  const repos = temporaryFolder()
  let service: TestService
  before(async () => {
    const folder = join(repos, 'lab')
    mkdirSync(folder)
    writeFileSync(join(folder, 'run.cjs'), PROGRAM)
    writeFileSync(join(folder, 'example.json'), JSON.stringify({ height: 3, pids: join(folder, 'pids') }))
    const workflow = {
      version: 1,
      status: 'stable',
      routes: [{ domain: 'floating-marine', subdomain: 'lab' }],
      input: 'example.json',
      outputs: [{ name: 'out.txt', media_type: 'text/plain' }],
    }
    const manifest = {
      schema: 'keelson.repo/1',
      repo: 'lab',
      invocation: [process.execPath, '{repo}/run.cjs'],
      accepts_params: true,
      workflows: NAMES.map((id) => ({ ...workflow, id, title: `The ${id} one` })),
    }
    writeFileSync(join(folder, 'keelson.json'), JSON.stringify(manifest))
    mkdirSync(join(repos, 'bad'))
    writeFileSync(join(repos, 'bad', 'keelson.json'), '{}')
    service = await testService({
      KEELSON_REPOS: repos,
      KEELSON_TIME_LIMIT_S: '5',
      KEELSON_MEMORY_LIMIT_MB: '1024',
    })
  })
  after(async () => {
    await service.close()
    assert.deepEqual(
      readdirSync(temporary).filter((name) => name.startsWith('keelson-child-')),
      [],
      'every working folder is removed',
    )
    rmSync(repos, { recursive: true })
  })
  const run = (id: string, more: object = {}): Promise<Json> => service.run({ ref: `lab:${id}`, ...more })

  it('joins the catalog and the reference, beside a bad manifest that is reported', async () => {
    const rows = (await service.get('/api/workflows?domain=floating-marine')).json.workflows
    const row = rows.find((r: Json) => r.ref === 'lab:good')
    assert.deepEqual([row.cta, row.version, row.status, row.firable], ['The good one', 1, 'stable', true])
    const openapi = (await service.get('/api/openapi.json')).text
    assert.match(openapi, /"lab:good"/)
    const { rejected_manifests } = (await service.get('/readyz')).json
    assert.deepEqual(
      rejected_manifests.map((r: Json) => r.path),
      ['bad/keelson.json'],
    )
    const detail = (await service.get('/api/workflows/lab/good')).json
    assert.deepEqual(detail.versions[0].example.height, 3)
  })

  it('answers with its exit code, its last line and its files, from its own input', async () => {
    const answer = await run('good')
    assert.deepEqual(
      [answer.status, answer.returncode, answer.detail, answer.engine, answer.coordinate.resolved_version],
      ['PASS', 0, 'Height 3 m', 'subprocess', 1],
    )
    const path = `/api/runs/${answer.run_id}`
    assert.equal((await service.get(`${path}/artifacts/out.txt`)).text, 'height 3')
    assert.deepEqual((await service.get(path)).json, answer)
    const report = (await service.get(`/reports/${answer.run_id}`)).text
    assert.match(report, /a note/)
    assert.match(report, /out\.txt/)
  })

  it('takes params, by the subprocess engine all the same', async () => {
    const answer = await run('good', { params: { height: 7 }, verify_reproducible: true })
    assert.deepEqual([answer.detail, answer.engine], ['Height 7 m', 'subprocess'])
    assert.equal(answer.determinism.reproducible, true)
    assert.equal((await run('restless', { verify_reproducible: true })).determinism.reproducible, false)
    const dry = await service.post('/api/validate', { ref: 'lab:good', params: { height: 7 } })
    assert.deepEqual([dry.status, dry.json.params], [200, { height: 7 }])
  })

  it('fails with code 1 or without its outputs, and errs with any other code or signal', async () => {
    const seen = await Promise.all(['failing', 'forgetful', 'broken', 'suicidal', 'linking'].map((id) => run(id)))
    assert.deepEqual(
      seen.map((a) => [a.status, a.returncode, a.detail, a.artifacts[0].present]),
      [
        ['FAIL', 1, 'too high', true],
        ['FAIL', 0, 'Declared outputs are missing: out.txt', false],
        ['ERROR', 3, 'The run ended with code 3: no licence', false],
        ['ERROR', null, 'The run was terminated by SIGTERM', false],
        ['FAIL', 0, 'Declared outputs are missing: out.txt', false],
      ],
    )
  })

  it('is ended at its limits, with its children, while other runs go on', async () => {
    const pids = join(repos, 'lab', 'pids')
    const ended = Promise.all([run('endless'), run('forking')])
    assert.equal((await service.run({ ref: 'modelrepo:catenary', params: await catenary(service) })).status, 'PASS')
    for (const { status, detail, duration_s } of await ended) {
      assert.equal(status, 'ERROR')
      assert.match(detail, /time limit of 5 s/)
      assert.ok(duration_s < 35)
    }
    const child = Number(readFileSync(pids, 'utf8'))
    for (let n = 0; n < 1500 && alive(child); n++) await wait(20)
    assert.equal(alive(child), false)
  })

  it('is ended where it eats memory', { skip: process.platform !== 'linux' && 'held on Linux only' }, async () => {
    const { status, detail } = await run('hungry')
    assert.equal(status, 'ERROR')
    assert.match(detail, /memory limit|time limit/)
  })
})

const catenary = async (service: TestService): Promise<Json> =>
  (await service.get('/api/workflows/modelrepo/catenary')).json.versions[0].example

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const python = spawnSync('python3', ['--version']).status === 0

describe('the example repo in Python', () => {
  it('answers as its README says', { skip: !python && 'python3 is not installed' }, async (t) => {
    const service = await testService({ KEELSON_REPOS: join(ROOT, 'examples/repos') })
    t.after(service.close)
    const ref = 'metocean-python:gumbel-return-value'
    const { status, detail, run_id } = await service.run({ ref })
    assert.equal(status, 'PASS')
    assert.match(detail, /^100-year value 14\.99 m/)
    const csv = (await service.get(`/api/runs/${run_id}/artifacts/return_values.csv`)).text
    // By hand: mean 10.7, s 1.35042, b = 1.05292, a = 10.0922; the median of the maxima is a + 0.36651 b.
    assert.match(csv, /^2,10\.47\d+/m)
    const equal = await service.run({ ref, params: { annual_maxima: [8, 8, 8, 8, 8], return_period: 50 } })
    assert.deepEqual([equal.status, equal.returncode], ['ERROR', 2])
    const refused = await service.post('/api/run', { ref, params: { annual_maxima: [8, 'x', 8, 8, 8] } })
    assert.equal(refused.status, 422)
    assert.deepEqual(
      refused.json.errors.map((e: Json) => e.pointer),
      ['/return_period', '/annual_maxima/1'],
    )
  })
})
