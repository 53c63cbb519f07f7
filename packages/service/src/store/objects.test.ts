/** The object store: content under its hash, or nothing. */
import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { sha256 } from '../hash.ts'
import { temporaryFolder } from '../testing.ts'
import { folderStore } from './objects.ts'

describe('a folder of objects', () => {
  let folder: string
  beforeEach(() => {
    folder = temporaryFolder()
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  const content = Buffer.from('content')
  const key = sha256(content)
  const path = () => join(folder, key.slice(0, 2), key)

  it('keeps content once under its hash', async () => {
    const store = folderStore(folder)
    assert.equal(await store.put(content), key)
    assert.equal(await store.put(content), key)
    assert.deepEqual(Buffer.from((await store.read(key)) ?? []), content)
    assert.deepEqual(readdirSync(folder), [key.slice(0, 2)])
  })
  it('does not give what is not what its key says, and writes it anew', async () => {
    const store = folderStore(folder)
    await store.put(content)
    writeFileSync(path(), 'other')
    assert.equal(await store.read(key), undefined)
    await store.put(content)
    assert.equal(readFileSync(path(), 'utf8'), 'content')
  })
  it('gives nothing for a key that is none', async () => {
    const store = folderStore(folder)
    for (const text of ['', '../../etc/passwd', key.slice(1), key.toUpperCase()])
      assert.equal(await store.read(text), undefined)
  })
  it('removes what an end in the midst of writing left behind, not what another process is writing now', () => {
    for (const name of ['.half', '.now']) writeFileSync(join(folder, name), 'ha')
    const before = Date.now() / 1000 - 7200
    utimesSync(join(folder, '.half'), before, before)
    folderStore(folder)
    assert.equal(existsSync(join(folder, '.half')), false)
    assert.equal(existsSync(join(folder, '.now')), true)
  })
})
