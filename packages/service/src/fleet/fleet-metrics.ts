/** The fleet for Prometheus: looked at once for each page of metrics, whose other numbers stand where the database is away. */
import { Gauge, type Registry } from 'prom-client'
import type { FleetState } from './state.ts'

type Look = () => Promise<FleetState | undefined>

/** `hasDatabase`: whether there is one that could be away. */
export function watchFleet(registry: Registry, fleet: () => Promise<FleetState>, hasDatabase: boolean): void {
  const look = once(fleet)
  const registers = [registry]
  const ofQueues = (name: string, help: string, value: (queue: FleetState['queues'][number]) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['queue'],
      registers,
      async collect() {
        const { queues = [] } = (await look()) ?? {}
        this.reset()
        for (const queue of queues) this.set({ queue: queue.queue }, value(queue))
      },
    })
  /** Left out where it is not known. */
  const ofAll = (name: string, help: string, value: (state: FleetState) => number) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const state = await look()
        if (state) this.set(value(state))
        else this.remove()
      },
    })
  ofQueues('keelson_queue_waiting', 'Ranges of points and runs waiting', ({ waiting }) => waiting)
  ofQueues('keelson_queue_active', 'Ranges of points and runs in progress', ({ active }) => active)
  ofQueues('keelson_queue_oldest_seconds', 'Waiting time of the oldest entry', ({ oldest_s }) => oldest_s ?? 0)
  ofAll(
    'keelson_fleet_workers',
    'Processes that calculate studies',
    ({ workers }) => workers.filter(({ slots }) => slots > 0).length,
  )
  ofAll('keelson_fleet_points_per_second', 'Study points per second, all workers', ({ workers }) =>
    workers.reduce((sum, { points_per_second }) => sum + points_per_second, 0),
  )
  ofAll('keelson_fleet_alarms', 'Alarms kept', ({ alarms_total }) => alarms_total)
  if (!hasDatabase) return
  new Gauge({
    name: 'keelson_database_answers',
    help: 'Whether the database responds',
    registers,
    async collect() {
      this.set((await look()) ? 1 : 0)
    },
  })
}

/** Asked by several at once it is looked once; undefined where nothing was seen. */
function once(fleet: () => Promise<FleetState>): Look {
  let looking: ReturnType<Look> | undefined
  return () => {
    looking ??= fleet()
      .catch(() => undefined)
      .finally(() => {
        looking = undefined
      })
    return looking
  }
}
