/** Which columns of a table each target may take. */
import type { FileColumn, FileTable } from '../table.ts'
import { type Fit, fitOf } from './fit.ts'
import { toldOf } from './meaning.ts'
import type { Target } from './target.ts'

export interface Candidate {
  readonly target: Target
  readonly column: FileColumn
  readonly fit: Fit
}

/**
 * Of each target those that fit it best; a column that fits several targets is left to the one that it fits best, and of
 * those that it fits alike to the table or lists of which more columns stand in the file.
 */
export function candidatesIn(table: FileTable, targets: readonly Target[]): readonly Candidate[] {
  const told = toldOf(table)
  const all = surest(
    targets.flatMap((target) => {
      const found = table.columns.flatMap((column) => {
        const fit = fitOf(target, column, told.get(column.name) ?? [])
        return fit === undefined ? [] : [{ target, column, fit }]
      })
      const most = Math.max(...found.map(({ fit }) => fit.rank))
      return found.filter(({ fit }) => fit.rank === most)
    }),
  )
  return together(all)
}

function surest(candidates: readonly Candidate[]): readonly Candidate[] {
  const best = new Map<FileColumn, number>()
  for (const { column, fit } of candidates) best.set(column, Math.max(best.get(column) ?? 0, fit.rank))
  return candidates.filter(({ column, fit }) => fit.rank === best.get(column))
}

function together(candidates: readonly Candidate[]): readonly Candidate[] {
  const columns = new Map<string, Set<FileColumn>>()
  for (const { target, column } of candidates)
    columns.set(target.group, (columns.get(target.group) ?? new Set()).add(column))
  const sizeOf = ({ target }: Candidate) => columns.get(target.group)?.size ?? 0
  const most = new Map<FileColumn, number>()
  for (const one of candidates) most.set(one.column, Math.max(most.get(one.column) ?? 0, sizeOf(one)))
  return candidates.filter((one) => sizeOf(one) === most.get(one.column))
}
