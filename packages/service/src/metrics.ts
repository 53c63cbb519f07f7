/** Counters and durations for Prometheus. */
import type { RunResponse } from '@keelson/engine'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { watchFleet } from './fleet/fleet-metrics.ts'
import type { FleetState } from './fleet/state.ts'

export interface Metrics {
  readonly contentType: string
  readonly text: () => Promise<string>
  readonly ran: (response: RunResponse) => void
}

export function newMetrics(fleet: () => Promise<FleetState>, hasDatabase: boolean): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const runs = new Counter({
    name: 'keelson_runs_total',
    help: 'Runs completed',
    labelNames: ['status', 'engine'],
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'keelson_run_seconds',
    help: 'Time from request to response',
    labelNames: ['engine'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30],
    registers: [registry],
  })
  watchFleet(registry, fleet, hasDatabase)
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    ran: ({ status, engine, duration_s }) => {
      runs.inc({ status, engine })
      seconds.observe({ engine }, duration_s)
    },
  }
}
