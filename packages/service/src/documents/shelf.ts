/** The documents as a service hands them out: those that are built; what is not as it is kept is built first, by a process of its own. */
import { execFile } from 'node:child_process'
import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { BUILT, isCurrent, keptDigests } from './places.ts'

const BUILD = fileURLToPath(new URL('./build.ts', import.meta.url))
const LIMIT_MS = 300_000

/** Gives the text of a document by its name. What waits for a build waits for the same one, and none is begun before it is asked for. */
export function documentShelf(folder = BUILT, build = inAProcess): (name: string) => Promise<string> {
  /** When each file was made that was found to be as it is kept. */
  const known = new Map<string, number>()
  const isKnown = (name: string): boolean => {
    const made = statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs
    if (made === undefined) return false
    if (known.get(name) !== made && !isCurrent(folder, name)) return false
    known.set(name, made)
    return true
  }
  let building: Promise<void> | undefined
  return async (name) => {
    if (!isKnown(name)) {
      building ??= build(folder).finally(() => {
        building = undefined
      })
      await building
      // Whatever was built is of the code as it runs, though it was changed since its digest was kept.
      for (const made of Object.keys(keptDigests())) known.set(made, statSync(join(folder, made)).mtimeMs)
    }
    return readFile(join(folder, name), 'utf8')
  }
}

async function inAProcess(folder: string): Promise<void> {
  const args = ['--disable-warning=ExperimentalWarning', BUILD, folder]
  await promisify(execFile)(process.execPath, args, { timeout: LIMIT_MS })
}
