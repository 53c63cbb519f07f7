/** The cache of reports stays within its bound and keeps what was read last. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { gzipSync } from 'node:zlib'
import { READINGS } from '@keelson/report/reading.ts'
import { temporaryFolder } from '../testing.ts'
import { openReportCache as opened, pageOf } from './report-cache.ts'

const size = (folder: string) => readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
/** Of what does not get shorter. */
const KB100 = randomBytes(75_000).toString('base64')

const AS_DECLARED = { units: 'declared', substituted: 'numbers' } as const

/** A cache of pages as declared. */
function openReportCache(folder: string, limitMb: number) {
  const cache = opened(folder, limitMb)
  return {
    get: (runId: string, madeOf: string) => {
      const kept = cache.get(runId, AS_DECLARED, madeOf)
      return kept && pageOf(kept)
    },
    put: (runId: string, madeOf: string, html: string) => cache.put(runId, AS_DECLARED, madeOf, html),
  }
}

describe('the cache of reports', () => {
  it('never exceeds its bound, and forgets the least recently read', async () => {
    const folder = temporaryFolder()
    const cache = openReportCache(folder, 1)
    for (let n = 0; n < 30; n++) {
      await cache.put(`r${n}`, 'made of', KB100)
      const past = new Date(Date.now() - 60_000 + n)
      utimesSync(join(folder, `r${n}.declared.html.gz`), past, past)
      assert.equal(cache.get('r0', 'made of'), KB100)
      assert.ok(size(folder) <= 1024 * 1024)
    }
    assert.equal(cache.get('r1', 'made of'), undefined)
    rmSync(folder, { recursive: true })
  })
  it('counts a report that is put twice once', async () => {
    const folder = temporaryFolder()
    const cache = openReportCache(folder, 1)
    await cache.put('a', 'made of', KB100)
    for (let n = 0; n < 50; n++) await cache.put('b', 'made of', KB100)
    assert.equal(cache.get('a', 'made of'), KB100)
    rmSync(folder, { recursive: true })
  })
  it('gives no report that does not match its digest, or was made of another record or by other code', async () => {
    const folder = temporaryFolder()
    const cache = openReportCache(folder, 1)
    await cache.put('a', 'made of', 'utilisation 0.61')
    const path = join(folder, 'a.declared.html.gz')
    const kept = readFileSync(path)
    writeFileSync(path, Buffer.concat([kept.subarray(0, 65), gzipSync('utilisation 0.51')]))
    assert.equal(cache.get('a', 'made of'), undefined)
    await cache.put('a', 'made of', 'utilisation 0.61')
    assert.equal(cache.get('a', 'made of other'), undefined)
    assert.equal(cache.get('a', 'made of'), 'utilisation 0.61')
    rmSync(folder, { recursive: true })
  })
  it('keeps each way of reading beside the others, and forgets all of a run', async () => {
    const folder = temporaryFolder()
    const cache = opened(folder, 1)
    for (const reading of READINGS) await cache.put('a', reading, 'made of', `in ${reading.units}`)
    assert.equal(readdirSync(folder).length, READINGS.length)
    const us = cache.get('a', { units: 'us', substituted: 'numbers' }, 'made of')
    assert.equal(us && pageOf(us), 'in us')
    cache.remove('a')
    assert.deepEqual(readdirSync(folder), [])
    rmSync(folder, { recursive: true })
  })
  it('removes what a kill left half written, and leaves what another process is writing', async () => {
    const folder = temporaryFolder()
    for (const name of ['old.html.1.part', 'new.html.2.part']) writeFileSync(join(folder, name), '<!doctype')
    utimesSync(join(folder, 'old.html.1.part'), new Date(0), new Date(0))
    openReportCache(folder, 1)
    assert.deepEqual(readdirSync(folder), ['new.html.2.part'])
    rmSync(folder, { recursive: true })
  })
  it('is brought within its bound when it is opened', async () => {
    const folder = temporaryFolder()
    for (let n = 0; n < 20; n++) writeFileSync(join(folder, `r${n}.html`), KB100)
    openReportCache(folder, 1)
    assert.ok(size(folder) <= 1024 * 1024)
    rmSync(folder, { recursive: true })
  })
  it('is no reason to fail where it cannot write', async () => {
    const folder = temporaryFolder()
    const cache = openReportCache(folder, 1)
    rmSync(folder, { recursive: true })
    await cache.put('a', 'made of', 'html')
    assert.equal(cache.get('a', 'made of'), undefined)
  })
})
