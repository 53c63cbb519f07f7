/** A thread that holds mutants against the evidence, one after the other; it is ended from outside where one never comes to an end. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Noticed } from '@keelson/workflow/mistakes.ts'
import { noticedByCases, noticedByTests } from './evidence.ts'
import { freshModules } from './fresh-modules.ts'
import type { Imports } from './reach.ts'

export interface Order {
  readonly file: string
  readonly text: string
  /** Files of tests, and files that wire workflows, the nearest first. */
  readonly tests: readonly string[]
  readonly workflows: readonly string[]
}
/** `stillborn`: the module cannot even be loaded. */
export type Answer = { readonly noticed?: Noticed } | { readonly stillborn: string }

const modules = freshModules(workerData as Imports)

async function hold({ file, text, tests, workflows }: Order): Promise<Answer> {
  modules.change(file, text)
  const isEvidence = tests.includes(file) || workflows.includes(file)
  try {
    if (!isEvidence) await modules.load(file)
  } catch (error) {
    return { stillborn: String(error) }
  }
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

parentPort?.on('message', async (order: Order) => parentPort?.postMessage(await hold(order)))
