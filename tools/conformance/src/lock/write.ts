/**
 * `npm run lock` writes what every version answers to its example and to every case. A change that moves what is locked
 * of a stable version needs a new version, or a CHANGELOG line that calls it a correction.
 */
import { progressLines } from '@keelson/cli/progress.ts'
import { everyVersion } from '../every-version.ts'
import { entryOf, type LockEntry } from './entry.ts'
import { writeLocked } from './files.ts'
import { formulasLoadedBy } from './loads.ts'

const entries: Record<string, LockEntry> = {}
const { progress } = progressLines(process.stdout, 'lock')
for (const [i, { ref, workflow, subject }] of everyVersion.entries()) {
  entries[ref] = await entryOf(subject(), formulasLoadedBy(workflow))
  progress(i + 1, everyVersion.length)
}
writeLocked(entries)
