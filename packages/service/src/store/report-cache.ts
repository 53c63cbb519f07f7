/** Rendered reports on disk, bounded: a report is a pure function of its record and may be made again at any time. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAbandoned } from '../abandoned.ts'

export interface ReportCache {
  readonly get: (runId: string) => string | undefined
  readonly put: (runId: string, html: string) => void
  readonly remove: (runId: string) => void
}

const PART = '.part'

/** A cache in `folder` of at most `limitMb` megabytes; the least recently read reports go first. */
export function openReportCache(folder: string, limitMb: number): ReportCache {
  mkdirSync(folder, { recursive: true })
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
    get: (runId) => {
      try {
        const html = readFileSync(pathOf(runId), 'utf8')
        const now = new Date()
        utimesSync(pathOf(runId), now, now)
        return html
      } catch {
        return undefined
      }
    },
    put: (runId, html) => {
      const part = `${pathOf(runId)}.${process.pid}${PART}`
      try {
        writeFileSync(part, html)
        renameSync(part, pathOf(runId))
        total += Buffer.byteLength(html)
        if (total > limit) trim()
      } catch {
        rmSync(part, { force: true })
      }
    },
    remove: (runId) => rmSync(pathOf(runId), { force: true }),
  }
}
