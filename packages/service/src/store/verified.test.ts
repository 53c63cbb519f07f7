/** A file is read once for as long as it stays the same, and again when anything of it has changed. */
import assert from 'node:assert/strict'
import { rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { sha256 } from '../hash.ts'
import { temporaryFolder } from '../testing.ts'
import { openVerifier } from './verified.ts'

describe('a file held to its digest', () => {
  let folder: string
  let path: string
  beforeEach(() => {
    folder = temporaryFolder()
    path = join(folder, 'file')
    writeFileSync(path, 'content')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('is sound, damaged or missing', async () => {
    const { soundness } = openVerifier()
    assert.equal(await soundness(path, sha256('content')), 'sound')
    assert.equal(await soundness(path, sha256('other')), 'damaged')
    assert.equal(await soundness(join(folder, 'none'), sha256('content')), 'missing')
    assert.equal(await soundness(folder, sha256('content')), 'damaged')
  })
  it('is read again once it was written, though its size and its time of change are the same', async () => {
    const { soundness } = openVerifier()
    const at = new Date(1e12)
    utimesSync(path, at, at)
    assert.equal(await soundness(path, sha256('content')), 'sound')
    writeFileSync(path, 'CONTENT')
    utimesSync(path, at, at)
    assert.equal(await soundness(path, sha256('content')), 'damaged')
  })
  it('of many pieces leaves the event loop free', async () => {
    const large = Buffer.alloc(64 * 1024 * 1024, 'x')
    writeFileSync(path, large)
    let turns = 0
    const turning = setInterval(() => turns++, 1)
    assert.equal(await openVerifier().soundness(path, sha256(large)), 'sound')
    clearInterval(turning)
    assert.ok(turns > 5, `${turns} turns`)
  })
})
