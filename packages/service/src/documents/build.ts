/** Builds the documents into build/docs, or the folder that is named: `npm run documents`. With `--if-stale`, only where one is not as its digest says. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUILT, digestOf, isCurrent, keptDigests } from './places.ts'

/** Builds what is not there as it is kept. Throws what keeps a document from being made. */
export async function buildStale(folder = BUILT): Promise<boolean> {
  if (Object.keys(keptDigests()).every((name) => isCurrent(folder, name))) return false
  await buildDocuments(folder)
  return true
}

/** The documents that it built, by name. Several processes may do so at once: each file is put in place whole. */
export async function buildDocuments(folder = BUILT): Promise<Readonly<Record<string, string>>> {
  const { documents } = await import('./documents.ts')
  const made = await documents()
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(made)) {
    const unfinished = join(folder, `.${process.pid}.tmp`)
    writeFileSync(unfinished, text)
    renameSync(unfinished, join(folder, name))
  }
  return made
}

export const digestsOf = (made: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(made).map(([name, text]) => [name, digestOf(text)]))

if (import.meta.main) {
  const [folder = BUILT] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))
  const built = process.argv.includes('--if-stale') ? await buildStale(folder) : Boolean(await buildDocuments(folder))
  if (built) process.stdout.write(`documents built into ${folder}\n`)
}
