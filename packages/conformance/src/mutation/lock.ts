/** What the last `npm run mutate` found, module by module, with the hash of what it was found for. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@keelson/service/service.ts'
import type { Noticed } from './evidence.ts'
import { evidenceFiles, type Imports } from './reach.ts'
import { textOf } from './text.ts'

export interface Survivor {
  readonly clause: string
  readonly name: string
}
export interface MutationEntry {
  /** Of the module and of the tests that lead to it. */
  readonly hash: string
  readonly mutants: number
  /** Left out of the count: the same formula again, and what cannot be loaded. */
  readonly equivalent: number
  readonly stillborn: number
  readonly noticed: Readonly<Partial<Record<Noticed, number>>>
  readonly survivors: readonly Survivor[]
}
export type MutationLock = Readonly<Record<string, MutationEntry>>

const FILE = join(ROOT, 'mutation.lock.json')

export const readMutationLock = (): MutationLock => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {})

export const writeMutationLock = (lock: MutationLock): void =>
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(Object.entries(lock).sort()), null, 1)}\n`)

export function evidenceHash(imports: Imports, file: string): string {
  const hash = createHash('sha256').update(textOf(file))
  for (const test of evidenceFiles(imports, file).tests.toSorted()) hash.update(textOf(test))
  return hash.digest('hex').slice(0, 16)
}
