/** What was sent and is not assessed: for each of it no check passes. */
import type { Batch } from './calculate-assess.ts'

export interface Doubt {
  readonly kind: 'unread' | 'out_of_reach' | 'input_missing'
  readonly why: string
}

const MOST_NAMES = 6
const names = (list: readonly string[]) =>
  `${list.slice(0, MOST_NAMES).join(', ')}${list.length > MOST_NAMES ? ', ...' : ''}`

/** Rows that could not be read, then cracks and dents, which are no matter of metal loss. */
export function doubtOfRows({ rows }: Batch): Doubt | undefined {
  const invalid = rows.filter((row) => row.kind === 'invalid')
  if (invalid.length > 0)
    return {
      kind: 'unread',
      why: `${invalid.length} of ${rows.length} rows could not be read or assessed (${names(invalid.map((row) => row.id))})`,
    }
  const others = rows.filter((row) => row.kind === 'crack' || row.kind === 'dent')
  if (others.length === 0) return undefined
  return {
    kind: 'out_of_reach',
    why: `Outside its limits: ${others.length} of ${rows.length} rows are cracks or dents (${names(others.map((row) => row.id))}), which are not assessed`,
  }
}

/** Rows that have no operating pressure, where others have one. */
export function doubtOfPressures({ assessed }: Batch): Doubt | undefined {
  const without = [...assessed.values()].filter(({ row }) => row.P === undefined)
  if (without.length === 0) return undefined
  return { kind: 'input_missing', why: `no MAOP is provided for ${names(without.map(({ row }) => row.id))}` }
}

/** Rows without an axial position, where others have one. */
export function doubtOfPlaces({ clusters: { unplaced } }: Batch): Doubt | undefined {
  const why = doubtOfUnplaced(unplaced)
  return why === undefined ? undefined : { kind: 'input_missing', why }
}

export const doubtOfUnplaced = (unplaced: readonly string[]): string | undefined =>
  unplaced.length === 0 ? undefined : `no axial position is provided for ${names(unplaced)}`
