/** `keelson check-store` ends with 0 where all is sound, with 1 where something is damaged, and says what. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('../bin/keelson.cjs', import.meta.url))

describe('keelson check-store', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'keelson-cli-'))
  const env = { PATH: process.env.PATH ?? '', KEELSON_DATA_DIR: dataDir }
  const keelson = (...words: string[]) => spawnSync(process.execPath, [PROGRAM, ...words], { env, encoding: 'utf8' })
  after(() => rmSync(dataDir, { recursive: true }))

  it('holds what is recorded to its hashes, kept pictures too, in words and as JSON', () => {
    keelson('run', 'modelrepo:catenary')
    assert.match(keelson('keep-pictures').stdout, /^runs with pictures stored now: 1$/m)
    assert.deepEqual(JSON.parse(keelson('keep-pictures', '--json').stdout), { kept: 0, held: 1, withheld: 0 })
    const sound = keelson('check-store')
    assert.deepEqual([sound.status, sound.stderr], [0, ''])
    assert.match(sound.stdout, /^1 runs with \d+ files, 0 studies with 0 chunks, \d+ objects: all intact\n$/)
    const db = new DatabaseSync(join(dataDir, 'ledger.sqlite'))
    db.exec("UPDATE runs SET record = replace(record, 'PASS', 'FAIL')")
    db.close()
    const damaged = keelson('check-store', '--json')
    assert.equal(damaged.status, 1)
    const { damaged: count, faults } = JSON.parse(damaged.stdout)
    assert.deepEqual([count, faults[0].state, faults[0].kind], [1, 'damaged', 'record'])
  })
})
