/** The fleet in a few words: for a probe, and beside each worker. */
import type { FleetState, WorkerState } from './state.ts'

/** What a probe says of it. */
export const fleetInShort = ({ workers, queues, unworked, alarms_total }: FleetState) => ({
  workers: workers.filter(({ slots }) => slots > 0).length,
  waiting: queues.reduce((sum, { waiting }) => sum + waiting, 0),
  oldest_s: queues.reduce<number | null>((oldest, { oldest_s }) => older(oldest, oldest_s), null),
  unworked,
  others: workers.flatMap((worker) => {
    const said = takesOf(worker)
    return said === undefined ? [] : [`${worker.name} ${said}`]
  }),
  alarms: alarms_total,
})

const older = (one: number | null, other: number | null): number | null =>
  one === null ? other : Math.max(one, other ?? 0)

/** What a worker leaves of the work of this service, in words; undefined where it takes all of it, or is none. */
export function takesOf({ slots, differs }: Pick<WorkerState, 'slots' | 'differs'>): string | undefined {
  if (slots === 0 || differs.length === 0) return undefined
  const other = differs.join(', ')
  return other === 'data'
    ? 'accepts only work of this service that reads no data, because its data sets differ'
    : `accepts no work of this service, because it differs in ${other}`
}
