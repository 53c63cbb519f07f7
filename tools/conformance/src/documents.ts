/** What the documents are printed from and held to: what the mistakes found, and a digest of each page. `npm run lock` writes both, after the lock. */
import { writeFileSync } from 'node:fs'
import type { MistakesFound } from '@keelson/report/documents/mistakes.ts'
import { buildDocuments, digestsOf } from '@keelson/service/documents/build.ts'
import { DIGESTS, FOUND } from '@keelson/service/documents/places.ts'
import { inFormulas, triedByFolder } from './mutation/folders.ts'
import { readModuleEntries } from './mutation/lock.ts'
import { wiringTried } from './mutation/wiring/tried.ts'

export function mistakesFound(): MistakesFound {
  const modules = readModuleEntries()
  return {
    folders: triedByFolder(modules),
    formulas: ['standards', 'physics'].map((name) => inFormulas(modules, name)),
    wiring: wiringTried(),
  }
}

const write = (file: string, data: unknown): void => writeFileSync(file, `${JSON.stringify(data, null, 1)}\n`)

if (import.meta.main) {
  write(FOUND, mistakesFound())
  write(DIGESTS, digestsOf(await buildDocuments()))
}
