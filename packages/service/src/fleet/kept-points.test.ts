/** Files of points are what the database has, or are brought again; those nobody asked for make room. */
import assert from 'node:assert/strict'
import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, it } from 'node:test'
import { sha256 } from '../hash.ts'
import type { DatabaseObjects } from '../postgres/objects.ts'
import { folderStore, objectPath } from '../store/objects.ts'
import { temporaryFolder } from '../testing.ts'
import { type KeptPoints, keptPoints } from './kept-points.ts'

const CONTENTS = ['first', 'second', 'third'].map((word) => word.repeat(200_000))
const KEYS = CONTENTS.map(sha256)
const chunks = KEYS.map((object, k) => ({ first: k, end: k + 1, object, bytes: 1, failed: 0, limits: [] }))

let brought = 0
let kept: KeptPoints
let folder: string
beforeEach(() => {
  folder = temporaryFolder()
  brought = 0
  const bring = async (keys: Iterable<string>) => {
    for (const key of keys) {
      brought++
      await folderStore(folder).put(Buffer.from(CONTENTS[KEYS.indexOf(key)] ?? ''))
    }
  }
  kept = keptPoints(folder, 2.5, { bring } as unknown as DatabaseObjects, { chunks: async () => chunks })
})
const path = (k: number) => objectPath(folder, KEYS[k] ?? '')

it('brings each once, and one that is damaged again', async (t) => {
  t.after(() => rmSync(folder, { recursive: true }))
  await kept.chunksOf('a')
  await kept.chunksOf('a')
  assert.equal(brought, 3)
  writeFileSync(path(1), 'other')
  await kept.chunksOf('a')
  assert.equal(brought, 4)
  assert.equal(readFileSync(path(1), 'utf8'), CONTENTS[1])
})

it('makes room by the oldest of those that nobody asked for within the hour', async (t) => {
  t.after(() => rmSync(folder, { recursive: true }))
  await kept.chunksOf('a')
  writeFileSync(join(folder, '.half'), 'x')
  kept.trim()
  assert.ok(
    [0, 1, 2].every((k) => existsSync(path(k))),
    'what was asked for just now stays',
  )
  for (const [k, hours] of [3, 2, 0].entries()) {
    const then = Date.now() / 1000 - hours * 3600
    utimesSync(path(k), then, then)
  }
  kept.trim()
  assert.deepEqual(
    [0, 1, 2].map((k) => existsSync(path(k))),
    [false, true, true],
  )
})
