/** The lock on disk: a file for each version, so that a review shows which workflow moved. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { versionFile } from '@keelson/engine/evidence-files.ts'
import { ROOT } from '@keelson/service/service.ts'
import { writeTold } from '../written.ts'
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
  for (const ref of existsSync(FOLDER) ? lockedRefs() : [])
    if (!Object.hasOwn(entries, ref)) rmSync(join(ROOT, versionFile(ref)))
  writeTold('lock', mappedFiles(entries))
}

const mappedFiles = (entries: Readonly<Record<string, LockEntry>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(entries).map(([ref, entry]) => [join(ROOT, versionFile(ref)), `${textOf(entry)}\n`]),
  )

/** JSON in which each check, each set of digests and each nearest number stands on one line. */
const textOf = (entry: LockEntry): string =>
  JSON.stringify(entry, null, 1).replaceAll(/\{\n\s+"(?:state|values|name)": "[^{}]*\}/g, (flat) =>
    flat.replaceAll(/\s*\n\s*/g, ' '),
  )
