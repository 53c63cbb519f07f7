/** The Python client: it is served as it stands, and it and its examples work against a service. */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { ROOT } from '../service.ts'
import { type TestService, temporaryFolder, testService } from '../testing.ts'

const FOLDER = join(ROOT, 'examples/python')
/** That of the system, for which the client is written; elsewhere the one on the path. */
const SYSTEM = '/usr/bin/python3'
const PYTHON = existsSync(SYSTEM) ? SYSTEM : 'python3'
const LIMIT_MS = 60_000

interface Ran {
  readonly code: number | string | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs Python in the folder of the examples, in bounded time. */
function python(args: readonly string[], url: string): Promise<Ran> {
  const env = {
    PATH: process.env.PATH ?? '',
    PYTHONDONTWRITEBYTECODE: '1',
    PYTHONIOENCODING: 'utf-8',
    KEELSON_URL: url,
  }
  return new Promise((resolve) => {
    execFile(PYTHON, [...args], { cwd: FOLDER, env, timeout: LIMIT_MS }, (error, stdout, stderr) => {
      resolve({ code: error ? (error.code ?? error.signal ?? null) : 0, stdout, stderr })
    })
  })
}

describe('the Python client', () => {
  let service: TestService
  const folder = temporaryFolder()
  before(async () => {
    const { code } = await python(['--version'], '')
    assert.equal(code, 0, 'there is no python3: the Python client and its examples cannot be tested without one')
    service = await testService()
  })
  after(async () => {
    await service?.close()
    rmSync(folder, { recursive: true })
  })

  it('is served as it stands in the examples, as a file to keep', async () => {
    const { status, text, headers } = await service.get('/clients/keelson.py')
    assert.equal(status, 200)
    assert.equal(text, readFileSync(join(FOLDER, 'keelson.py'), 'utf8'))
    assert.equal(headers.get('content-type'), 'text/x-python; charset=utf-8')
    assert.equal(headers.get('content-disposition'), 'attachment; filename="keelson.py"')
  })

  it('keeps its claims alone and against a service', async () => {
    for (const name of ['tests.test_alone', 'tests.test_service']) {
      const { code, stderr } = await python(['-W', 'error', '-m', 'unittest', name], service.url)
      assert.equal(code, 0, stderr)
      assert.match(stderr, /\nRan [1-9]\d* tests? in .*\n\nOK\n$/, `${name} ran tests, and skipped none`)
    }
  })

  it('has an example of one run, printed with its checks', async () => {
    const { code, stdout, stderr } = await python(['one_run.py'], service.url)
    assert.equal(code, 0, stderr)
    assert.match(stdout, /^PASS: /)
    assert.match(stdout, /^Lateral stability +pass +0\.\d{3} {2}3\.6\.1$/m)
    assert.match(stdout, /^Submerged weight: [\d.]+ N\/m$/m)
  })

  it('has an example of a sweep: a thicker wall is used less, and the rows are those of recorded runs', async () => {
    const file = join(folder, 'sweep.csv')
    const { code, stdout, stderr } = await python(['sweep_wall_thickness.py', file], service.url)
    assert.equal(code, 0, stderr)
    assert.match(stdout, /: 7 walls; the thinnest that holds: 11\.1 mm$/m)
    const [head = [], ...rows] = readFileSync(file, 'utf8')
      .trim()
      .split('\r\n')
      .map((line) => line.split(','))
    const hoop = rows.map((row) => Number(row[head.indexOf('b314_hoop_stress')]))
    assert.equal(hoop.length, 7)
    assert.ok(hoop.every((used, i) => i === 0 || used < (hoop[i - 1] ?? 0)))
    const { json } = await service.get(`/api/runs/${rows[0]?.at(-1)}`)
    const check = json.result.checks.find((c: { id: string }) => c.id === 'b314_hoop_stress')
    assert.equal(check.utilisation, hoop[0])
  })

  it('has an example of a study: many walls in one request, and the thinnest that holds as a recorded run', async () => {
    const file = join(folder, 'study.csv')
    const { code, stdout, stderr } = await python(['study_wall_thickness.py', file], service.url)
    assert.equal(code, 0, stderr)
    const [, wall, used, run = ''] = /holds: ([\d.]+) mm, used (0\.\d+) by \w+: .*\/reports\/(\S+)/.exec(stdout) ?? []
    const { json } = await service.get(`/api/runs/${run}`)
    assert.equal(json.status, 'PASS')
    assert.ok(Number(used) < 1 && Number(wall) > 9)
    assert.equal(readFileSync(file, 'utf8').trim().split('\n').length, 1 + 23)
  })

  it('has an example of defects from a CSV in inches, each with its verdict', async () => {
    const { code, stdout, stderr } = await python(['defects_from_csv.py'], service.url)
    assert.equal(code, 3, `a dent is not assessed: ${stderr}`)
    assert.match(stdout, /^SKIPPED: Not assessed: /)
    assert.match(stdout, /^PS-002 +monitor +60\.0 % +200\.7 mm /m)
    assert.match(stdout, /^PS-004 +dent: not assessed /m)
  })
})
