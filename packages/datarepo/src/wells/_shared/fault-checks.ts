/** Checks that count faults of the records that a summary reads: none is permitted. */
import type { Source } from '@keelson/equations'
import { type CheckSpec, checkOf } from '@keelson/workflow'

/** Makes them for the source that says what a record is. */
export const faultsAgainst =
  (source: Source) =>
  (title: string, clause: string, demand: string, more: Pick<CheckSpec, 'selfCheck' | 'neverFails'> = {}): CheckSpec =>
    checkOf('-', { title, criterion: { source, clause }, demand, capacity: 'Permitted number', ...more })
