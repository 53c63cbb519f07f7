/** The mistakes of the lock by standard, or by topic of mechanics, with the reason for each that nothing notices. */
import { mistakesFolder } from '@keelson/engine/evidence-files.ts'
import { mistakesOf } from '@keelson/engine/mistakes.ts'
import type { TriedIn, TriedInFormulas } from '@keelson/report/documents/mistakes.ts'
import type { ModuleEntries, ModuleEntry } from './lock.ts'
import { reasonFor } from './reasons.ts'

export const triedByFolder = (modules: ModuleEntries): TriedIn[] =>
  [...Map.groupBy(Object.entries(modules), ([file]) => mistakesFolder(file))]
    .map(([folder, entries]) => ({
      folder,
      ...mistakesOf(entries.map(([, entry]) => entry)),
      unnoticed: entries.flatMap(([file, { survivors }]) => survivors.map((s) => unnoticed(file, s))),
    }))
    .sort((a, b) => Number(isPhysics(a)) - Number(isPhysics(b)) || (a.folder < b.folder ? -1 : 1))

const isPhysics = ({ folder }: TriedIn): boolean => folder.startsWith('physics')

/** Of a package: the mistakes in formulas, tables and coefficients, without the code around them. */
export function inFormulas(modules: ModuleEntries, name: string): TriedInFormulas {
  const entries = Object.entries(modules).flatMap(([file, entry]) => (file.startsWith(`${name}/`) ? [entry] : []))
  return {
    name,
    tried: entries.reduce((sum, { tried, inCode }) => sum + tried - inCode, 0),
    unnoticed: entries.flatMap(({ survivors }) => survivors).filter(({ ground }) => ground !== 'code').length,
  }
}

const unnoticed = (file: string, { clause, name }: ModuleEntry['survivors'][number]) => ({
  clause,
  name: `${file} ${name}`,
  reason: reasonFor(file, name) ?? 'none yet',
})
