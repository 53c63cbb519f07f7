/** A database that was dumped, and restored into another one, answers as it did: by pg_dump and pg_restore. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { temporaryFolder } from '../testing.ts'
import { fill, mustAnswerAs } from './restore-kit.ts'
import { postgresServer } from './testing.ts'

const RUNS = 100
const PROGRAMS = ['postgres', 'initdb', 'pg_dump', 'pg_restore'] as const

/** Of the PostgreSQL that is installed on this machine. Throws with the name of what it lacks. */
function installed(): Readonly<Record<(typeof PROGRAMS)[number], string>> {
  const { stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
  if (!stdout) throw new Error('there is no pg_config: install a PostgreSQL with its server and its client programs')
  const paths = PROGRAMS.map((name) => [name, join(stdout.trim(), name)] as const)
  const lacking = paths.filter(([, path]) => !existsSync(path)).map(([name]) => name)
  if (lacking.length > 0) throw new Error(`there is no ${lacking.join(', no ')} in ${stdout.trim()}`)
  return Object.fromEntries(paths) as ReturnType<typeof installed>
}

it(`${RUNS} runs of a database that was dumped and restored come out the same`, async (t) => {
  const { pg_dump, pg_restore, ...binaries } = installed()
  const server = await postgresServer({ isOwn: true, binaries })
  const folder = temporaryFolder()
  t.after(async () => {
    await server.stop()
    rmSync(folder, { recursive: true })
  })
  const url = await server.database()
  const filled = await fill(url, RUNS)
  const dump = join(folder, 'keelson.dump')
  const program = (path: string, ...args: string[]) => {
    const { status, stderr } = spawnSync(path, args, { encoding: 'utf8' })
    assert.deepEqual([status, stderr], [0, ''])
  }
  const begun = performance.now()
  program(pg_dump, '--format=custom', `--file=${dump}`, url)
  const restored = await server.database()
  program(pg_restore, '--exit-on-error', `--dbname=${restored}`, dump)
  t.diagnostic(`dumped and restored in ${Math.round(performance.now() - begun)} ms`)
  await mustAnswerAs(restored, filled)
  const [version] = await server.sql(url, 'SHOW server_version')
  t.diagnostic(`PostgreSQL ${version?.server_version}`)
})
