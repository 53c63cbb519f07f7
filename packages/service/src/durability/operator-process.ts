/** Starts the operator and gives it orders, one at a time. */
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Json } from '../testing.ts'
import type { Order } from './operator.ts'

export interface Operator {
  /** What became of an order; undefined where the operator was killed before it said so. Throws where it failed. */
  readonly order: (order: Order) => Promise<Json | undefined>
  readonly kill: () => Promise<void>
}

const PROGRAM = fileURLToPath(new URL('./operator.ts', import.meta.url))

export async function startOperator(env: Readonly<Record<string, string>>): Promise<Operator> {
  const { PATH = '' } = process.env
  const child = fork(PROGRAM, { env: { PATH, ...env }, execArgv: ['--disable-warning=ExperimentalWarning'] })
  const gone = new Promise<void>((done) => child.once('close', () => done()))
  const answer = async () => {
    const said = Promise.withResolvers<Json>()
    child.once('message', said.resolve)
    const told = await Promise.race([said.promise, gone])
    child.off('message', said.resolve)
    if (told?.failed) throw new Error(`the operator failed: ${told.failed}`)
    return told?.answer
  }
  if ((await answer()) !== 'ready') throw new Error('the operator did not start')
  return {
    order: async (order) => {
      if (!child.connected) return undefined
      child.send(order, () => {})
      return answer()
    },
    kill: async () => {
      child.kill('SIGKILL')
      await gone
    },
  }
}
