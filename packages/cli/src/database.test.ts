/** Claims about the command line on a database: it works as on a folder, and says in words what is wrong with the database. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { type PostgresServer, postgresServer } from '@keelson/service/postgres/testing.ts'

const BIN = fileURLToPath(new URL('../bin/keelson.cjs', import.meta.url))
const WALLS = {
  ref: 'modelrepo:wall-thickness-quickcheck',
  vary: { kind: 'grid', axes: [{ param: 'wall_thickness', from: 12, to: 20, count: 200, unit: 'mm' }] },
}

describe('keelson on a database', () => {
  let server: PostgresServer
  let url: string
  const folder = mkdtempSync(join(tmpdir(), 'keelson-cli-'))
  const walls = join(folder, 'walls.json')
  before(async () => {
    writeFileSync(walls, JSON.stringify(WALLS))
    server = await postgresServer({ isOwn: true })
    url = await server.database()
  })
  after(async () => {
    await server.stop()
    rmSync(folder, { recursive: true })
  })
  const keelsonOn = async (database: string, ...args: readonly string[]) => {
    const env = {
      PATH: process.env.PATH ?? '',
      KEELSON_DATABASE: database,
      KEELSON_DATA_DIR: join(folder, 'data'),
    }
    const child = spawn(process.execPath, [BIN, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    const [stdout, stderr, [status]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close') as Promise<[number | null]>,
    ])
    return { status, stdout, stderr }
  }
  const keelson = (...args: readonly string[]) => keelsonOn(url, ...args)

  test('a run is recorded there, and can be had, replayed, reviewed and published from any folder', async () => {
    const ran = await keelson('run', 'modelrepo:catenary', '--out', join(folder, 'out'), '--json')
    assert.equal(ran.status, 0, ran.stderr)
    const { run_id } = JSON.parse(ran.stdout)
    assert.equal((await server.sql(url, `SELECT 1 FROM keelson.runs WHERE run_id = '${run_id}'`)).length, 1)
    const html = readFileSync(join(folder, 'out', 'report.html'), 'utf8')
    rmSync(join(folder, 'data'), { recursive: true })
    assert.equal((await keelson('report', run_id)).stdout, `${html}\n`)
    assert.match((await keelson('replay', run_id)).stdout, /^identical: modelrepo:catenary gives the same result hash/)
    assert.match((await keelson('review-store')).stdout, /^1 runs re-run: 1 unchanged/)
    assert.match((await keelson('publish', run_id)).stdout, new RegExp(`/reports/${run_id}`))
    assert.match((await keelson('check-store')).stdout, /^1 runs .* all intact$/m)
  })

  test('a study is calculated by the command itself where nobody else is there, and left out for who looks', async () => {
    const out = join(folder, 'walls')
    const { status, stdout, stderr } = await keelson('study', walls, '--out', out)
    assert.equal(status, 0, stderr)
    assert.match(stdout, /^done: 200 of 200 points of modelrepo:wall-thickness-quickcheck@1/)
    assert.match(stderr, /: 200 of 200$/m)
    assert.deepEqual(readdirSync(out).sort(), ['points.csv', 'points.parquet', 'report.html', 'study.json'])
    assert.equal(readFileSync(join(out, 'points.csv'), 'utf8').trim().split('\n').length, 201)
  })

  test('what is old is removed, and a backup is that of the database', async () => {
    const { status, stderr } = await keelson('backup', join(folder, 'backup'))
    assert.deepEqual([status, /the record is in the database .*pg_dump/.test(stderr)], [2, true])
    assert.match((await keelson('prune', '--older-than', '0h')).stdout, /^1 runs and 1 studies /)
  })

  test('a database that refuses or is away is said in words, with exit code 1', async () => {
    const elsewhere = new URL(url)
    elsewhere.pathname = '/not_there'
    const refused = await keelsonOn(elsewhere.href, 'review-store')
    assert.deepEqual([refused.status, refused.stdout], [1, ''])
    assert.match(refused.stderr, /^keelson: .*database "not_there" does not exist\n$/)
    await server.down('immediate')
    const away = 'keelson: the database of KEELSON_DATABASE does not respond\n'
    const calls = [
      ['run', 'modelrepo:catenary'],
      ['study', walls, '--out', folder],
      ['prune', '--older-than', '0h'],
      ['worker'],
      ['serve'],
    ]
    for (const args of calls) {
      const { status, stdout, stderr } = await keelson(...args)
      assert.deepEqual([status, stdout, stderr], [1, '', away], args.join(' '))
    }
    assert.equal((await keelson('list')).status, 0, 'a list of workflows needs no record')
  })
})
