/** By which a study that stands in two stores is told to be the same. */
import { sha256 } from '../hash.ts'
import type { StoredStudy } from './store.ts'

/** Of all that two stores can both know of a study. */
export function digestOfStored({
  head,
  body,
  cancelled,
  key,
  body_sha256,
  chunks,
  parts,
  runs,
  files,
}: StoredStudy): string {
  const rows = chunks.map(({ first, end, object, bytes, failed, limits }) => [
    first,
    end,
    object,
    bytes,
    failed,
    limits,
  ])
  const sums = parts.map(({ first, end, digest }) => [first, end, digest])
  const recorded = runs.map(({ point, run_id }) => [point, run_id])
  const read = files.map(({ place, digest }) => [place, digest])
  const rest = [cancelled, key, body_sha256, rows, sums, recorded, read]
  return sha256(JSON.stringify([sorted(head), sorted(body), ...rest]))
}

const sorted = (row: object) => Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))
