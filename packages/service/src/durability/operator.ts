/** A process on the ledger of a running service, as the command line is: it publishes, replays and prunes as it is told. */
import { readConfig } from '../config.ts'
import { openService, ROOT } from '../service.ts'

export type Order =
  | { readonly does: 'publish'; readonly runId: string }
  | { readonly does: 'replay'; readonly runId: string }
  | { readonly does: 'prune'; readonly before: string }

const service = openService(readConfig(process.env, ROOT))

async function done(order: Order): Promise<unknown> {
  if (order.does === 'publish') return service.publish(order.runId)
  if (order.does === 'replay') return service.replay(service.recordOf(order.runId), order.runId)
  return service.prune(order.before).runs
}

process.on('disconnect', () => process.exit())
process.on('message', (order: Order) => {
  done(order).then(
    (answer) => process.send?.({ answer }),
    (error: Error) => process.send?.({ failed: error.stack }),
  )
})
process.send?.({ answer: 'ready' })
