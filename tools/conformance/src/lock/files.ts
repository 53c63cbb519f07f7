/** The lock on disk: a file for each version, so that a review shows which workflow moved. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { versionFile } from '@keelson/engine/evidence-files.ts'
import { ROOT } from '@keelson/service/service.ts'
import type { LockEntry } from './entry.ts'

const FOLDER = join(ROOT, 'evidence', 'workflows')

/** What is locked of a version; undefined where nothing is. */
export function readLocked(ref: string): LockEntry | undefined {
  const file = join(ROOT, versionFile(ref))
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** The refs of all files of the lock. */
export const lockedRefs = (): string[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) =>
      name
        .replaceAll('\\', '/')
        .replace('/', ':')
        .replace(/\.json$/, ''),
    )

export function writeLocked(entries: Readonly<Record<string, LockEntry>>): void {
  rmSync(FOLDER, { recursive: true, force: true })
  for (const [ref, entry] of Object.entries(entries)) {
    const file = join(ROOT, versionFile(ref))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${textOf(entry)}\n`)
  }
}

/** JSON in which each check, and each set of digests, stands on one line. */
const textOf = (entry: LockEntry): string =>
  JSON.stringify(entry, null, 1).replaceAll(/\{\n\s+"(?:state|values)": "[^{}]*\}/g, (flat) =>
    flat.replaceAll(/\s*\n\s*/g, ' '),
  )
