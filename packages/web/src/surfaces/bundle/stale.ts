/** Tells whether the built pages still are what their sources give. Imports no bundler: it is asked before every start. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MANIFEST, pageOf, ROOT } from './places.ts'

export interface Manifest {
  /** Ids of the surfaces that were built. */
  readonly surfaces: readonly string[]
  /** SHA-256 of each file that went into them, and of the code that builds them. */
  readonly sources: Readonly<Record<string, string>>
}

export function isStale(): boolean {
  if (!existsSync(MANIFEST)) return true
  const { surfaces, sources } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest
  return (
    !surfaces.every((id) => existsSync(pageOf(id))) || Object.entries(sources).some(([f, was]) => digest(f) !== was)
  )
}

/** SHA-256 of a file under the root; '' where it is gone. */
export function digest(file: string): string {
  try {
    return createHash('sha256')
      .update(readFileSync(join(ROOT, file)))
      .digest('hex')
  } catch {
    return ''
  }
}
