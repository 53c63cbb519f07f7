/**
 * Rendered reports on disk, bounded: a report is a pure function of its record, of the way in which it is read and of the code,
 * and may be made again at any time. It is kept as gzip, as it is sent. Its first line has the digest of these bytes with what
 * they were made of; what does not match is not given.
 */
import { readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync, gzip } from 'node:zlib'
import { READINGS, type ReportReading } from '@keelson/report/reading.ts'
import { isAbandoned } from '../abandoned.ts'
import { sha256 } from '../hash.ts'
import { makeFolder, PRIVATE_FILE } from './private.ts'

/** A page as gzip. */
export interface KeptReport {
  readonly gzip: Buffer
  /** SHA-256 of the bytes with what they were made of. */
  readonly digest: string
}
/** 'us', or 'us-with-units' where the numbers of its formulas carry theirs. */
export const nameOf = ({ units, substituted }: ReportReading): string =>
  substituted === 'units' ? `${units}-with-units` : units

export interface ReportCache {
  /** `madeOf`: the digest of the record and the version of the code. */
  readonly get: (runId: string, reading: ReportReading, madeOf: string) => KeptReport | undefined
  /** Keeps it where it can be written. */
  readonly put: (runId: string, reading: ReportReading, madeOf: string, html: string) => Promise<KeptReport>
  readonly remove: (runId: string) => void
}

const PART = '.part'
const DIGEST_LENGTH = 64

const digestOf = (madeOf: string, gzip: Buffer): string => sha256(Buffer.concat([Buffer.from(`${madeOf}\n`), gzip]))

const compressed = promisify(gzip)

/** A page as it is kept. */
export async function packed(madeOf: string, html: string): Promise<KeptReport> {
  const gzip = await compressed(html)
  return { gzip, digest: digestOf(madeOf, gzip) }
}

/** The page of a kept report. */
export const pageOf = ({ gzip }: KeptReport): string => gunzipSync(gzip).toString()

/** A cache in `folder` of at most `limitMb` megabytes; the least recently read reports go first. */
export function openReportCache(folder: string, limitMb: number): ReportCache {
  makeFolder(folder)
  // As an earlier version kept them.
  for (const name of readdirSync(folder)) if (name.endsWith('.html')) rmSync(join(folder, name), { force: true })
  const unfinished = readdirSync(folder).filter((name) => name.endsWith(PART))
  for (const path of unfinished.map((name) => join(folder, name))) if (isAbandoned(path)) rmSync(path, { force: true })
  const limit = limitMb * 1024 * 1024
  const pathOf = (runId: string, reading: ReportReading) => join(folder, `${runId}.${nameOf(reading)}.html.gz`)
  const files = () =>
    readdirSync(folder).flatMap((name) => {
      const path = join(folder, name)
      const found = statSync(path, { throwIfNoEntry: false })
      return found ? [{ path, size: found.size, mtimeMs: found.mtimeMs }] : []
    })
  const sum = (kept: readonly { readonly size: number }[]) => kept.reduce((bytes, file) => bytes + file.size, 0)
  let total = sum(files())
  const trim = () => {
    const kept = files().sort((a, b) => a.mtimeMs - b.mtimeMs)
    total = sum(kept)
    for (const file of kept) {
      if (total <= limit * 0.9) return
      rmSync(file.path, { force: true })
      total -= file.size
    }
  }
  if (total > limit) trim()
  return {
    get: (runId, reading, madeOf) => {
      const path = pathOf(runId, reading)
      try {
        const kept = readFileSync(path)
        const [digest, page] = [kept.toString('latin1', 0, DIGEST_LENGTH), kept.subarray(DIGEST_LENGTH + 1)]
        if (digest !== digestOf(madeOf, page)) return undefined
        const now = new Date()
        utimesSync(path, now, now)
        return { gzip: page, digest }
      } catch {
        return undefined
      }
    },
    put: async (runId, reading, madeOf, html) => {
      const { gzip, digest } = await packed(madeOf, html)
      const path = pathOf(runId, reading)
      const part = `${path}.${process.pid}${PART}`
      const page = Buffer.concat([Buffer.from(`${digest}\n`), gzip])
      try {
        writeFileSync(part, page, { mode: PRIVATE_FILE })
        renameSync(part, path)
        total += page.length
        if (total > limit) trim()
      } catch {
        rmSync(part, { force: true })
      }
      return { gzip, digest }
    },
    remove: (runId) => {
      for (const reading of READINGS) rmSync(pathOf(runId, reading), { force: true })
    },
  }
}
