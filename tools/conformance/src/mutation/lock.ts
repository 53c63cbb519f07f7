/** What the last `npm run mutate` found, module by module, with the hash of what it was found for; a file for each folder. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { mistakesFile } from '@keelson/engine/evidence-files.ts'
import type { MistakesTried } from '@keelson/engine/mistakes.ts'
import { ROOT } from '@keelson/service/service.ts'
import type { Ground } from './mutant.ts'
import { evidenceFiles, type Imports } from './reach.ts'
import { numbersOfProse, withoutWords } from './syntax.ts'
import { rawTextOf, textOf } from './text.ts'

export interface Survivor {
  readonly ground: Ground
  /** The standard and the clause, as far as the code names them. */
  readonly clause: string
  readonly name: string
}
export interface ModuleEntry extends MistakesTried {
  /** Of the module and of the tests that lead to it. */
  readonly hash: string
  /** Left out of the count: the same formula again, and what cannot be loaded. */
  readonly equivalent: number
  readonly stillborn: number
  /** Of those tried: in code around the formulas, tables and coefficients. */
  readonly inCode: number
  readonly survivors: readonly Survivor[]
}
export type ModuleEntries = Readonly<Record<string, ModuleEntry>>

const FOLDER = join(ROOT, 'evidence', 'mistakes')

/** Every module that was tried, by its file. */
export const readModuleEntries = (): ModuleEntries =>
  Object.assign(
    {},
    ...(existsSync(FOLDER) ? readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }) : [])
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))),
  )

/** Writes those of the folder that a module stands in. */
export function writeFolderOf(module: string, entries: ModuleEntries): void {
  const target = join(ROOT, mistakesFile(module))
  const own = Object.entries(entries)
    .filter(([file]) => mistakesFile(file) === mistakesFile(module))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, `${JSON.stringify(Object.fromEntries(own), null, 1)}\n`)
}

/**
 * Of a module's code and of every test and worked value that could notice a mistake in it, however they are laid out and
 * worded: words notice no number.
 */
export function evidenceHash(imports: Imports, file: string): string {
  const hash = createHash('sha256').update(withoutWords(textOf(file)))
  for (const test of evidenceFiles(imports, file).tests.toSorted()) {
    hash.update(withoutWords(textOf(test)))
    for (const read of imports.get(test) ?? [])
      if (read.endsWith('.json')) hash.update(JSON.stringify(JSON.parse(rawTextOf(read), numbersAlone)))
  }
  return hash.digest('hex').slice(0, 16)
}

const numbersAlone = (_: string, value: unknown): unknown => (typeof value === 'string' ? numbersOfProse(value) : value)
