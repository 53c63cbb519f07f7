/** What the documents are printed from and held to: what the mistakes found, and a digest of each page. `npm run lock` writes both after the lock, `npm run mutate` after its mistakes. */
import type { MistakesFound } from '@keelson/report/documents/mistakes.ts'
import { buildDocuments, digestsOf } from '@keelson/service/documents/build.ts'
import { DIGESTS, FOUND } from '@keelson/service/documents/places.ts'
import { inFormulas, triedByFolder } from './mutation/folders.ts'
import { readModuleEntries } from './mutation/lock.ts'
import { wiringTried } from './mutation/wiring/tried.ts'
import { writeTold } from './written.ts'

export function mistakesFound(): MistakesFound {
  const modules = readModuleEntries()
  return {
    folders: triedByFolder(modules),
    formulas: ['standards', 'physics'].map((name) => inFormulas(modules, name)),
    wiring: wiringTried(),
  }
}

const textOf = (data: unknown): string => `${JSON.stringify(data, null, 1)}\n`

/** The documents print what the mistakes found: both are written together. */
export async function writeDocuments(): Promise<void> {
  writeTold('what the mistakes found', { [FOUND]: textOf(mistakesFound()) })
  writeTold('digests of the documents', { [DIGESTS]: textOf(digestsOf(await buildDocuments())) })
}

if (import.meta.main) await writeDocuments()
