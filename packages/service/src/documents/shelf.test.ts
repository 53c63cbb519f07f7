/** Claims about the documents that a service hands out where none is built yet, and about its start. */
import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, it } from 'node:test'
import { buildStale } from './build.ts'
import { digestOf, isCurrent, keptDigests } from './places.ts'
import { documentShelf } from './shelf.ts'

const folder = mkdtempSync(join(tmpdir(), 'keelson-documents-'))
after(() => rmSync(folder, { recursive: true }))
const kept = keptDigests()

it('nothing is built before it is asked for; then all of it once, as its digests say', async () => {
  const shelf = documentShelf(folder)
  assert.deepEqual(readdirSync(folder), [])
  const names = Object.keys(kept)
  const texts = await Promise.all(names.map(shelf))
  assert.deepEqual(Object.fromEntries(names.map((name, i) => [name, digestOf(texts[i] ?? '')])), kept)
  assert.deepEqual(readdirSync(folder).toSorted(), names.toSorted())
})

it('what stands as its digest says is not built again', async () => {
  const made = () => Object.keys(kept).map((name) => statSync(join(folder, name)).mtimeMs)
  const before = made()
  await documentShelf(folder)('kinds.html')
  assert.equal(await buildStale(folder), false)
  assert.deepEqual(made(), before)
})

it('what was changed, or is of other code, is built again before it is handed out, once for all who wait', async () => {
  const file = join(folder, 'kinds.html')
  const right = readFileSync(file, 'utf8')
  writeFileSync(file, right.replace('<title>', '<title>Former '))
  assert.equal(isCurrent(folder, 'kinds.html'), false)
  let builds = 0
  const shelf = documentShelf(folder, async () => {
    builds += 1
    writeFileSync(file, right)
  })
  assert.deepEqual(await Promise.all([shelf('kinds.html'), shelf('kinds.html')]), [right, right])
  assert.equal(builds, 1)
})

it('a build that fails is tried again by the next who asks', async () => {
  const empty = mkdtempSync(join(folder, 'empty-'))
  let builds = 0
  const shelf = documentShelf(empty, async () => {
    builds += 1
    throw new Error('no room')
  })
  await assert.rejects(shelf('kinds.html'), /no room/)
  await assert.rejects(shelf('kinds.html'), /no room/)
  assert.equal(builds, 2)
})
