/** The files that a run hands over, held to what its contract declares. */
import { type Artifact, SUMMARY } from '@keelson/engine'
import type { FileOut } from '@keelson/workflow'

/** What the run hands over, and every declared deliverable that it does not. */
export function artifactsOf(runId: string, names: readonly string[], missing: readonly string[]): Artifact[] {
  const path = (name: string) => `runs/${runId}/${name}`
  return [
    ...names.map((name) => ({ name, present: true, path: path(name) })),
    ...missing.map((name) => ({ name, present: false, path: path(name) })),
  ]
}

/** Spaces and brackets stand within it, as in the names that people give their meshes. */
export const FILE_NAME = /^(?!.*\.\.)[A-Za-z0-9_(](?:[A-Za-z0-9 ._()-]{0,118}[A-Za-z0-9_()-])?$/

/** What is wrong with the names of a run's files: each must be a plain file name, once. */
export function fileFault(files: readonly FileOut[]): string | undefined {
  const seen = new Set([SUMMARY])
  for (const { name } of files) {
    if (!FILE_NAME.test(name)) return `${JSON.stringify(name.slice(0, 80))} is not a valid file name`
    if (seen.has(name)) return `two files have the name ${name}`
    seen.add(name)
  }
  return undefined
}
