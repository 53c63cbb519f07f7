/** The cache of reports stays within its bound and keeps what was read last. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { temporaryFolder } from '../testing.ts'
import { openReportCache } from './report-cache.ts'

const size = (folder: string) => readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
const KB100 = 'x'.repeat(100_000)

describe('the cache of reports', () => {
  it('never exceeds its bound, and forgets the least recently read', () => {
    const folder = temporaryFolder()
    const cache = openReportCache(folder, 1)
    for (let n = 0; n < 30; n++) {
      cache.put(`r${n}`, 'made of', KB100)
      const past = new Date(Date.now() - 60_000 + n)
      utimesSync(join(folder, `r${n}.html`), past, past)
      assert.equal(cache.get('r0', 'made of'), KB100)
      assert.ok(size(folder) <= 1024 * 1024)
    }
    assert.equal(cache.get('r1', 'made of'), undefined)
    rmSync(folder, { recursive: true })
  })
  it('counts a report that is put twice once', () => {
    const folder = temporaryFolder()
    const cache = openReportCache(folder, 1)
    cache.put('a', 'made of', KB100)
    for (let n = 0; n < 50; n++) cache.put('b', 'made of', KB100)
    assert.equal(cache.get('a', 'made of'), KB100)
    rmSync(folder, { recursive: true })
  })
  it('gives no report that does not match its digest, or was made of another record or by other code', () => {
    const folder = temporaryFolder()
    const cache = openReportCache(folder, 1)
    cache.put('a', 'made of', 'utilisation 0.61')
    const path = join(folder, 'a.html')
    writeFileSync(path, readFileSync(path, 'utf8').replace('0.61', '0.51'))
    assert.equal(cache.get('a', 'made of'), undefined)
    cache.put('a', 'made of', 'utilisation 0.61')
    assert.equal(cache.get('a', 'made of other'), undefined)
    assert.equal(cache.get('a', 'made of'), 'utilisation 0.61')
    rmSync(folder, { recursive: true })
  })
  it('removes what a kill left half written, and leaves what another process is writing', () => {
    const folder = temporaryFolder()
    for (const name of ['old.html.1.part', 'new.html.2.part']) writeFileSync(join(folder, name), '<!doctype')
    utimesSync(join(folder, 'old.html.1.part'), new Date(0), new Date(0))
    openReportCache(folder, 1)
    assert.deepEqual(readdirSync(folder), ['new.html.2.part'])
    rmSync(folder, { recursive: true })
  })
  it('is brought within its bound when it is opened', () => {
    const folder = temporaryFolder()
    for (let n = 0; n < 20; n++) writeFileSync(join(folder, `r${n}.html`), KB100)
    openReportCache(folder, 1)
    assert.ok(size(folder) <= 1024 * 1024)
    rmSync(folder, { recursive: true })
  })
  it('is no reason to fail where it cannot write', () => {
    const folder = temporaryFolder()
    const cache = openReportCache(folder, 1)
    rmSync(folder, { recursive: true })
    cache.put('a', 'made of', 'html')
    assert.equal(cache.get('a', 'made of'), undefined)
  })
})
