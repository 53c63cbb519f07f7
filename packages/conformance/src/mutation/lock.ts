/** What the last `npm run mutate` found, module by module, with the hash of what it was found for. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@keelson/service/service.ts'
import { type MistakesTried, mistakesOf } from '@keelson/workflow/mistakes.ts'
import { everyVersion } from '../every-version.ts'
import type { Ground } from './mutant.ts'
import { evidenceFiles, type Imports, loadedBy } from './reach.ts'
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
export interface MutationLock {
  readonly modules: Readonly<Record<string, ModuleEntry>>
  /** Of the modules that a version of a workflow loads: 'modelrepo:catenary@1'. */
  readonly workflows: Readonly<Record<string, MistakesTried>>
}

const FILE = join(ROOT, 'mutation.lock.json')

export const readMutationLock = (): MutationLock =>
  existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : { modules: {}, workflows: {} }

export function writeMutationLock(imports: Imports, modules: MutationLock['modules']): void {
  const lock: MutationLock = { modules, workflows: byWorkflow(imports, modules) }
  writeFileSync(FILE, `${JSON.stringify(lock, null, 1)}\n`)
}

function byWorkflow(imports: Imports, modules: MutationLock['modules']): MutationLock['workflows'] {
  return Object.fromEntries(
    everyVersion.map(({ ref, workflow }) => {
      const [, file = ''] = /packages\/(.*)$/.exec(workflow.home.replace('/src/', '/')) ?? []
      return [ref, mistakesOf([...loadedBy(imports, file)].flatMap((loaded) => modules[loaded] ?? []))]
    }),
  )
}

/** Of a module's text and of every test and worked value that could notice a mistake in it. */
export function evidenceHash(imports: Imports, file: string): string {
  const hash = createHash('sha256').update(textOf(file))
  for (const test of evidenceFiles(imports, file).tests.toSorted()) {
    hash.update(textOf(test))
    for (const read of imports.get(test) ?? []) if (read.endsWith('.json')) hash.update(rawTextOf(read))
  }
  return hash.digest('hex').slice(0, 16)
}
