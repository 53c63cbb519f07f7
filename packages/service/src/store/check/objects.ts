/** The objects of a folder that nothing refers to. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isAbandoned } from '../../abandoned.ts'
import { objectPath } from '../objects.ts'
import type { Findings } from './faults.ts'

/** Keys of all objects of a folder; to be read before what refers to them. */
export function keysIn(folder: string): string[] {
  return namesIn(folder)
    .filter((name) => /^[0-9a-f]{2}$/.test(name))
    .flatMap((part) => namesIn(join(folder, part)))
}

/** An object that is younger than an hour may be one whose row is not written yet. */
export function addOrphans(
  folder: string,
  keys: readonly string[],
  used: ReadonlySet<string>,
  { faults, counts }: Findings,
): void {
  counts.objects += keys.length
  for (const key of keys) {
    if (used.has(key) || !isAbandoned(objectPath(folder, key))) continue
    faults.push({ state: 'orphaned', kind: 'object', id: key, detail: `the object ${key} is not referenced` })
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
