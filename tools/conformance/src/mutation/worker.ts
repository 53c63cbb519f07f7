/** A thread that holds mutants against the evidence, one after the other; it is ended from outside where one never comes to an end. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Noticed } from '@keelson/engine/mistakes.ts'
import { noticedByACase, noticedByCases, noticedByLock, noticedByTests } from './evidence.ts'
import { freshModules } from './fresh-modules.ts'
import type { Imports } from './reach.ts'

export interface Order {
  readonly file: string
  readonly text: string
  /** Files of tests, and files that wire workflows, the nearest first. */
  readonly tests: readonly string[]
  readonly workflows: readonly string[]
  /** In the wiring of a workflow: its cases are asked before its tests, and where neither notices, the lock. */
  readonly wiring?: true
}
/** `stillborn`: the module cannot even be loaded. `locked`: nothing noticed but the lock. */
export type Answer = { readonly noticed?: Noticed; readonly locked?: boolean } | { readonly stillborn: string }

const modules = freshModules(workerData as Imports)

async function hold({ file, text, tests, workflows, wiring }: Order): Promise<Answer> {
  modules.change(file, text)
  const isEvidence = tests.includes(file) || workflows.includes(file)
  try {
    if (!isEvidence) await modules.load(file)
  } catch (error) {
    return { stillborn: String(error) }
  }
  if (wiring) return heldWiring(tests, workflows)
  for (const test of tests) {
    const noticed = await noticedByTests(modules, test)
    if (noticed) return { noticed }
  }
  for (const workflow of workflows) {
    const noticed = await noticedByCases(modules, workflow)
    if (noticed) return { noticed }
  }
  return {}
}

async function heldWiring(tests: Order['tests'], workflows: Order['workflows']): Promise<Answer> {
  for (const workflow of workflows) {
    const noticed = await noticedByACase(modules, workflow)
    if (noticed) return { noticed }
  }
  for (const test of tests) {
    const noticed = await noticedByTests(modules, test)
    if (noticed) return { noticed }
  }
  for (const workflow of workflows) if (await noticedByLock(modules, workflow)) return { locked: true }
  return { locked: false }
}

parentPort?.on('message', async (order: Order) => parentPort?.postMessage(await hold(order)))
