/**
 * What is known of the points of a study that goes on (`Part`), beside its chunks: the points from the first on as one part,
 * joined chunk by chunk in their order, and each chunk that came before those in front of it. Held to digests, as rows are.
 */
import type { DatabaseSync } from 'node:sqlite'
import { bytesOfPart, joinedParts, type Part, partOfBytes } from '@keelson/studies'
import { sha256 } from '../hash.ts'

export interface PointRange {
  readonly first: number
  readonly end: number
}
export interface RunningParts {
  /** In a transaction of the caller. */
  readonly add: (id: string, range: PointRange, state: Uint8Array) => void
  /** All of them joined, if they are of so many points. */
  readonly of: (id: string, points: number) => Part | undefined
  readonly forget: (id: string) => void
}
export interface PartRow extends PointRange {
  readonly state: Uint8Array
  readonly digest: string
}

export const RUNNING_TABLE = `
  CREATE TABLE IF NOT EXISTS running_parts (
    study_id TEXT NOT NULL REFERENCES studies (study_id) ON DELETE CASCADE,
    first INTEGER NOT NULL,
    end INTEGER NOT NULL,
    state BLOB NOT NULL,
    digest TEXT NOT NULL,
    PRIMARY KEY (study_id, first)
  ) STRICT;
`

export function runningParts(db: DatabaseSync): RunningParts {
  const at = db.prepare('SELECT first, end, state, digest FROM running_parts WHERE study_id = ? AND first = ?')
  const all = db.prepare('SELECT first, end, state, digest FROM running_parts WHERE study_id = ? ORDER BY first')
  const put = db.prepare('INSERT OR REPLACE INTO running_parts VALUES (?, ?, ?, ?, ?)')
  const drop = db.prepare('DELETE FROM running_parts WHERE study_id = ? AND first = ?')
  const dropAll = db.prepare('DELETE FROM running_parts WHERE study_id = ?')
  const rowAt = (id: string, first: number): PartRow | undefined => {
    const row = at.get(id, first) as PartRow | undefined
    return row && isSoundPart(row) ? row : undefined
  }
  const write = (id: string, { first, end }: PointRange, state: Uint8Array) =>
    void put.run(id, first, end, state, digestOfPart(first, end, state))

  return {
    add: (id, range, state) => {
      const front = range.first === 0 ? undefined : rowAt(id, 0)
      if (range.first !== 0 && front?.end !== range.first) return write(id, range, state)
      const own = partOfBytes(state)
      let joined = front ? joinedParts(partOfBytes(front.state), own) : own
      let { end } = range
      for (let next = rowAt(id, end); next; next = rowAt(id, end)) {
        joined = joinedParts(joined, partOfBytes(next.state))
        drop.run(id, next.first)
        end = next.end
      }
      write(id, { first: 0, end }, bytesOfPart(joined))
    },
    of: (id, points) => {
      const rows = all.all(id) as unknown as PartRow[]
      const count = rows.reduce((sum, { first, end }) => sum + end - first, 0)
      if (points === 0 || count !== points || !rows.every(isSoundPart)) return undefined
      return rows.map(({ state }) => partOfBytes(state)).reduce(joinedParts)
    },
    forget: (id) => void dropAll.run(id),
  }
}

export const isSoundPart = ({ first, end, state, digest }: PartRow): boolean =>
  digestOfPart(first, end, state) === digest
export const digestOfPart = (first: number, end: number, state: Uint8Array): string =>
  sha256(`${first} ${end} ${sha256(state)}`)
