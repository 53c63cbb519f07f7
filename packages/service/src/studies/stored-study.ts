/** A study as it stands in a store, with all that belongs to it but the objects of its points, on its way into another one. */
import { sha256 } from '../hash.ts'
import type { PartRow } from './running-parts.ts'
import type { StudyRow } from './store.ts'
import type { BODY } from './store-schema.ts'

export interface StoredStudy {
  readonly head: StudyRow
  /** JSON, byte for byte. */
  readonly body: Readonly<Record<Exclude<(typeof BODY)[number], 'statistics'>, string>> & {
    readonly statistics: string | null
  }
  readonly cancelled: boolean
  readonly key: string | null
  readonly body_sha256: string
  readonly chunks: readonly StoredChunk[]
  readonly parts: readonly PartRow[]
  readonly runs: readonly { readonly point: number; readonly run_id: string }[]
}
export interface StoredChunk {
  readonly first: number
  readonly end: number
  readonly object: string
  readonly bytes: number
  readonly failed: number
  /** JSON, byte for byte. */
  readonly limits: string
  /** The machine that calculated it; null where a store does not know it. */
  readonly worker: string | null
}

/** Of all that two stores can both know of a study. */
export function digestOfStored({ head, body, cancelled, key, body_sha256, chunks, parts, runs }: StoredStudy): string {
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
  const rest = [cancelled, key, body_sha256, rows, sums, recorded]
  return sha256(JSON.stringify([sorted(head), sorted(body), ...rest]))
}

const sorted = (row: object) => Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))
