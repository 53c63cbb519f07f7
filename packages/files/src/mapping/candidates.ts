/** Which columns of a table each target may take. */
import type { FileColumn, FileTable } from '../table.ts'
import type { Candidate } from './candidate.ts'
import { withDepthsApart } from './depths.ts'
import { fitOf } from './fit.ts'
import { meaningsAmong, toldFor, toldOf } from './meaning.ts'
import type { Target } from './target.ts'

/**
 * Of each target those that fit it best; a column that fits several targets is left to the one that it fits best, and of
 * those that it fits alike to the table or lists of which more columns stand in the file.
 */
export function candidatesIn(table: FileTable, targets: readonly Target[]): readonly Candidate[] {
  const told = toldOf(table)
  const all = targets.flatMap((target) => {
    const own = meaningsAmong(target, targets)
    return table.columns.flatMap((column) => {
      const fit = fitOf(target, column, toldFor(own, told.get(column.name) ?? []))
      return fit === undefined ? [] : [{ target, column, fit }]
    })
  })
  return together(surest(bestOfEach(withDepthsApart(all))))
}

function bestOfEach(candidates: readonly Candidate[]): readonly Candidate[] {
  const best = new Map<Target, number>()
  for (const { target, fit } of candidates) best.set(target, Math.max(best.get(target) ?? 0, fit.rank))
  return candidates.filter(({ target, fit }) => fit.rank === best.get(target))
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
