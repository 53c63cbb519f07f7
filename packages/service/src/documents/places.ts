/** Where the built documents stand, and what is kept of each: its digest, in git. Imports nothing that makes them. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

export const BUILT = join(ROOT, 'build', 'docs')
/** SHA-256 of each document by its name, as `npm run lock` wrote it. */
export const DIGESTS = join(ROOT, 'evidence', 'documents.json')
/** What `npm run mutate` found, summed up by folder, with the reason for what nothing notices. */
export const FOUND = join(ROOT, 'evidence', 'found.json')

export const keptDigests = (): Readonly<Record<string, string>> => JSON.parse(readFileSync(DIGESTS, 'utf8'))

export const digestOf = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex')

/** Whether a document stands in the folder as its digest says. */
export function isCurrent(folder: string, name: string): boolean {
  const file = join(folder, name)
  return existsSync(file) && digestOf(readFileSync(file)) === keptDigests()[name]
}
