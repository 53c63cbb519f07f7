/** Rendered reports on disk, bounded: a report is a pure function of its record and may be made again at any time. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface ReportCache {
  readonly get: (runId: string) => string | undefined
  readonly put: (runId: string, html: string) => void
}

/** A cache in `folder` of at most `limitMb` megabytes; the least recently read reports go first. */
export function openReportCache(folder: string, limitMb: number): ReportCache {
  mkdirSync(folder, { recursive: true })
  const limit = limitMb * 1024 * 1024
  const pathOf = (runId: string) => join(folder, `${runId}.html`)
  let total = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
  const trim = () => {
    const files = readdirSync(folder)
      .map((name) => ({ path: join(folder, name), ...pick(statSync(join(folder, name))) }))
      .sort((a, b) => a.mtimeMs - b.mtimeMs)
    for (const file of files) {
      if (total <= limit * 0.9) return
      rmSync(file.path, { force: true })
      total -= file.size
    }
  }
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
      try {
        writeFileSync(`${pathOf(runId)}.part`, html)
        renameSync(`${pathOf(runId)}.part`, pathOf(runId))
        total += Buffer.byteLength(html)
        if (total > limit) trim()
      } catch {
        rmSync(`${pathOf(runId)}.part`, { force: true })
      }
    },
  }
}

const pick = ({ size, mtimeMs }: { size: number; mtimeMs: number }) => ({ size, mtimeMs })
