/** What the service makes in its data folder is its user's alone; a folder that is open to others stays so, with a warning. */
import assert from 'node:assert/strict'
import { chmodSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { startServer } from '../server-process.ts'
import { temporaryFolder } from '../testing.ts'
import { makeFile } from './private.ts'

const onPosix = { skip: process.platform === 'win32' && 'there are no modes here' }
const ROUTE = '/api/run'

/** Everything in a folder and the folder itself, with its mode. */
function modesIn(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true }).map((e) => join(e.parentPath, e.name))
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
  return Object.fromEntries([folder, ...paths].map((path) => [relative(folder, path) || '.', modeOf(path)]))
}

async function servedIn(t: TestContext, dataDir: string) {
  const server = await startServer({ KEELSON_DATA_DIR: dataDir }, [
    '/bin/sh',
    '-c',
    `umask 022; exec "$@"`,
    'sh',
    process.execPath,
  ])
  t.after(() => server.process.kill('SIGKILL'))
  return server
}

describe('the data folder', onPosix, () => {
  it('is made for its user alone, with every file and folder in it', async (t) => {
    const parent = temporaryFolder()
    t.after(() => rmSync(parent, { recursive: true, force: true }))
    const dataDir = join(parent, 'data')
    const server = await servedIn(t, dataDir)
    const ref = 'modelrepo:rao-spectral-fatigue'
    const { example } = (await server.get('/api/workflows/modelrepo/rao-spectral-fatigue')).json.versions[0]
    const { status, json } = await server.post(ROUTE, { ref, params: example })
    assert.equal(status, 200)
    assert.equal((await server.get(`/reports/${json.run_id}`)).status, 200)
    const modes = modesIn(dataDir)
    await server.end('SIGTERM')
    assert.ok(
      Object.keys(modes).some((path) => path.startsWith('objects/') && path.length > 60),
      'a large record',
    )
    assert.ok(
      Object.keys(modes).some((path) => path.endsWith('.html.gz')),
      'a report',
    )
    const wrong = Object.entries(modes).filter(([, mode]) => !['600', '700'].includes(mode))
    assert.deepEqual(wrong, [])
    assert.doesNotMatch(server.printed(), /chmod/)
  })

  it('that is there and open to others is served and not changed, and the log says so', async (t) => {
    const dataDir = temporaryFolder()
    t.after(() => rmSync(dataDir, { recursive: true, force: true }))
    chmodSync(dataDir, 0o755)
    const server = await servedIn(t, dataDir)
    await server.end('SIGTERM')
    assert.match(
      server.printed(),
      /is accessible to other users of this machine \(mode 0755\); unless this is intended, run chmod 700/,
    )
    assert.equal(modesIn(dataDir)['.'], '755')
    assert.equal(modesIn(dataDir)['ledger.sqlite'], '600')
  })

  it('of an earlier version keeps its files as they are', (t) => {
    const folder = temporaryFolder()
    t.after(() => rmSync(folder, { recursive: true, force: true }))
    const file = join(folder, 'ledger.sqlite')
    makeFile(file)
    chmodSync(file, 0o644)
    makeFile(file)
    assert.equal(modesIn(folder)['ledger.sqlite'], '644')
    mkdirSync(join(folder, 'none'))
    assert.throws(() => makeFile(join(folder, 'missing', 'ledger.sqlite')), { code: 'ENOENT' })
  })
})
