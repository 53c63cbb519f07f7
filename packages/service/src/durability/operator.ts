/** A process beside a running service, as the command line is: it publishes, replays and prunes as it is told. */
import { readConfig } from '../config.ts'
import { operatorAt } from '../operator.ts'
import { ServiceProblem } from '../problems.ts'
import { ROOT } from '../service.ts'
import { ownerOf } from '../store/owner.ts'

export type Order =
  | { readonly does: 'publish'; readonly runId: string }
  | { readonly does: 'replay'; readonly runId: string }
  | { readonly does: 'prune'; readonly before: string }

const owner = ownerOf(readConfig(process.env, ROOT).dataDir)
if (!owner?.address) throw new Error('nobody serves on the data folder')
const operator = operatorAt(owner.address, owner)

const isGone = (error: Error) => error instanceof ServiceProblem && error.code === 'not_ready'

async function done(order: Order): Promise<unknown> {
  if (order.does === 'publish') return operator.publish(order.runId)
  if (order.does === 'replay') return operator.replay(await operator.record(order.runId), order.runId)
  return (await operator.prune(order.before)).runs
}

process.on('disconnect', () => process.exit())
process.on('message', (order: Order) => {
  done(order).then(
    (answer) => process.send?.({ answer }),
    // The service was killed before it answered.
    (error: Error) => (isGone(error) ? process.exit() : process.send?.({ failed: error.stack })),
  )
})
process.send?.({ answer: 'ready' })
