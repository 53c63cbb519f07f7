/** Claims about what a start loads: who has no database loads nothing of PostgreSQL, who has no bot nothing of Telegram. */
import assert from 'node:assert/strict'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { it, type TestContext } from 'node:test'
import { postgresServer } from './postgres/testing.ts'
import { startServer } from './server-process.ts'
import { temporaryFolder } from './testing.ts'

const HOOK = new URL('./fixtures/loaded-urls.ts', import.meta.url).href
/** node-postgres with its parts, and pg-boss. */
const OF_POSTGRES = /\/node_modules\/(pg|pg-[a-z-]+|pgpass|postgres-[a-z-]+)\/|\/fleet\/fleet-record\.ts$/
const OF_TELEGRAM = /\/node_modules\/grammy\/|\/packages\/telegram\//
const PATHS = ['/', '/runs', '/fleet', '/api/fleet', '/api/runs', '/api/studies', '/readyz', '/metrics']

/** What the real server has loaded when it has started and was asked for a run, lists and pages. */
async function loaded(t: TestContext, settings: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const folder = temporaryFolder()
  const path = join(folder, 'loaded')
  const env = { KEELSON_DATA_DIR: folder, LOADED_URLS: path, ...settings }
  const server = await startServer(env, [process.execPath, '--import', HOOK])
  t.after(async () => {
    await server.end('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  assert.equal((await server.post('/api/run', { ref: 'modelrepo:catenary' })).status, 200)
  for (const asked of PATHS) assert.equal((await server.get(asked)).status, 200, asked)
  return readFileSync(path, 'utf8').split('\n')
}

it('a start by default loads nothing of PostgreSQL and nothing of Telegram', async (t) => {
  const urls = await loaded(t, {})
  assert.ok(urls.some((url) => url.endsWith('/store/folder-record.ts')))
  assert.ok(urls.some((url) => url.includes('/node_modules/fastify/')))
  assert.deepEqual(
    urls.filter((url) => OF_POSTGRES.test(url) || OF_TELEGRAM.test(url)),
    [],
  )
})

it('a start on a database loads node-postgres and pg-boss', async (t) => {
  const server = await postgresServer()
  t.after(server.stop)
  const urls = await loaded(t, { KEELSON_DATABASE: await server.database() })
  for (const name of ['pg', 'pg-boss'])
    assert.ok(
      urls.some((url) => url.includes(`/node_modules/${name}/`)),
      name,
    )
})
