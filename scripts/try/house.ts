/** The folder of a workflow, held to the rules of the house without loading it. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  folderAt,
  misnamed,
  missingFiles,
  type OutOfPlace,
  outOfPlace,
  withoutHeader,
} from '@keelson/conformance/house.ts'
import type { Tried } from './failure.ts'

export function triedHouse(folder: string, root: string): Tried {
  const path = join(root, folder)
  const own = folderAt(path, folder)
  const names = readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []))
  const odd = misnamed(names).map(
    (file): OutOfPlace => ({ what: file, text: `${file} is not named by its role`, file }),
  )
  const checks = [
    { what: 'each declaration stands in its place', found: [...missingFiles(own), ...outOfPlace(own)] },
    { what: 'each file is named by its role', found: odd },
    { what: 'each file says in its first lines why it exists', found: withoutHeader(own) },
  ]
  const failures = checks
    .filter(({ found }) => found.length > 0)
    .map(({ what, found }) => ({
      what: `${folder.split('/').at(-1)}: ${what}`,
      problems: found.map(({ text, file, line }) => ({
        text,
        place: `${folder}/${file}${line === undefined ? '' : `:${line}`}`,
      })),
    }))
  return { count: checks.length, failures }
}
