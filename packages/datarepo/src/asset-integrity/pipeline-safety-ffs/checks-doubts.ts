/** What was sent and is not assessed: for each of it no check passes. */
import { type ReachRule, reachRule } from '@keelson/equations'
import { DEPTH_LIMIT } from '@keelson/standards/asme-b31g-2012/level-1.ts'
import { dnvRpF101 } from '@keelson/standards/dnv-rp-f101-2021/source.ts'
import { against, type Doubt, type Left } from '@keelson/workflow'
import type { Batch } from './calculate-assess.ts'
import { MOST_MEMBERS } from './calculate-clusters.ts'
import { inQuotes, names } from './detail-names.ts'

export const METAL_LOSS: ReachRule = reachRule({
  title: 'All rows are metal loss',
  because: 'cracks and dents require a different method',
  source: DEPTH_LIMIT.source,
  clause: 'section 1, scope',
})
export const NEIGHBOURS: ReachRule = reachRule({
  title: `Interacting chains have at most ${MOST_MEMBERS} defects`,
  because: 'every combination of neighbours is assessed',
  source: dnvRpF101,
  clause: '4.4, interacting defects',
})

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
  const said = `cracks and dents require a different method (${others.length} of ${rows.length} ${rows.length === 1 ? 'row' : 'rows'}: ${names(others.map((row) => row.id))})`
  const why = against(METAL_LOSS, said)
  return why && { kind: 'out_of_reach', why }
}

/** Defects in chains with more combinations than are assessed. */
export const beyondMembers = (tooMany: readonly string[]): Left | undefined =>
  against(
    NEIGHBOURS,
    tooMany.length === 0
      ? undefined
      : `${tooMany.length} defects are in interacting chains longer than the limit of ${MOST_MEMBERS} defects, starting at ${inQuotes(tooMany[0] ?? '')}`,
  )

/** Rows that have no operating pressure, where others have one. */
export function doubtOfPressures({ assessed }: Batch): Doubt | undefined {
  const without = [...assessed.values()].filter(({ row }) => row.P === undefined)
  if (without.length === 0) return undefined
  return { kind: 'input_missing', why: `no MAOP is entered for ${names(without.map(({ row }) => row.id))}` }
}

/** Rows without an axial position, where others have one. */
export function doubtOfPlaces({ clusters: { unplaced } }: Batch): Doubt | undefined {
  const why = doubtOfUnplaced(unplaced)
  return why === undefined ? undefined : { kind: 'input_missing', why }
}

export const doubtOfUnplaced = (unplaced: readonly string[]): string | undefined =>
  unplaced.length === 0 ? undefined : `no axial position is entered for ${names(unplaced)}`
