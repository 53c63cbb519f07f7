/**
 * Rendered reports on disk, bounded: a report is a pure function of its record and of the code, and may be made again at any
 * time. Its first line has the digest of the page with what it was made of; a page that does not match is not given.
 */
import { readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAbandoned } from '../abandoned.ts'
import { sha256 } from '../hash.ts'
import { makeFolder, PRIVATE_FILE } from './private.ts'

export interface ReportCache {
  /** `madeOf`: the digest of the record and the version of the code. */
  readonly get: (runId: string, madeOf: string) => string | undefined
  readonly put: (runId: string, madeOf: string, html: string) => void
  readonly remove: (runId: string) => void
}

const PART = '.part'
const DIGEST_LENGTH = 64

const sealed = (madeOf: string, html: string): string => `${sha256(`${madeOf}\n${html}`)}\n${html}`

/** A cache in `folder` of at most `limitMb` megabytes; the least recently read reports go first. */
export function openReportCache(folder: string, limitMb: number): ReportCache {
  makeFolder(folder)
  const unfinished = readdirSync(folder).filter((name) => name.endsWith(PART))
  for (const path of unfinished.map((name) => join(folder, name))) if (isAbandoned(path)) rmSync(path, { force: true })
  const limit = limitMb * 1024 * 1024
  const pathOf = (runId: string) => join(folder, `${runId}.html`)
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
    get: (runId, madeOf) => {
      try {
        const kept = readFileSync(pathOf(runId), 'utf8')
        const html = kept.slice(DIGEST_LENGTH + 1)
        if (kept !== sealed(madeOf, html)) return undefined
        const now = new Date()
        utimesSync(pathOf(runId), now, now)
        return html
      } catch {
        return undefined
      }
    },
    put: (runId, madeOf, html) => {
      const page = sealed(madeOf, html)
      const part = `${pathOf(runId)}.${process.pid}${PART}`
      try {
        writeFileSync(part, page, { mode: PRIVATE_FILE })
        renameSync(part, pathOf(runId))
        total += Buffer.byteLength(page)
        if (total > limit) trim()
      } catch {
        rmSync(part, { force: true })
      }
    },
    remove: (runId) => rmSync(pathOf(runId), { force: true }),
  }
}
