/** What the points of a study say so far, in PostgreSQL: within the transaction that adds their chunk. */
import { bytesOfPart, joinedParts, type Part, partOfBytes } from '@keelson/studies'
import { digestOfPart, isSoundPart, type PartRow, type PointRange } from '../studies/running-parts.ts'
import type { Ask } from './database.ts'

/** As `runningParts` of SQLite: those in front as one, each that came before its turn for itself. */
export async function addPart(ask: Ask, id: string, range: PointRange, state: Uint8Array): Promise<void> {
  const at = async (first: number): Promise<PartRow | undefined> => {
    const [row] = await ask<PartRow>(
      'part-at',
      'SELECT first, "end", state, digest FROM keelson.running_parts WHERE study_id = $1 AND first = $2',
      [id, first],
    )
    return row && isSoundPart(row) ? row : undefined
  }
  const put = ({ first, end }: PointRange, bytes: Uint8Array) =>
    ask(
      'part-put',
      `INSERT INTO keelson.running_parts VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (study_id, first) DO UPDATE SET "end" = $3, state = $4, digest = $5`,
      [id, first, end, bytes, digestOfPart(first, end, bytes)],
    )
  const front = range.first === 0 ? undefined : await at(0)
  if (range.first !== 0 && front?.end !== range.first) return void (await put(range, state))
  const own = partOfBytes(state)
  let joined = front ? joinedParts(partOfBytes(front.state), own) : own
  let { end } = range
  for (let next = await at(end); next; next = await at(end)) {
    joined = joinedParts(joined, partOfBytes(next.state))
    await ask('part-drop', 'DELETE FROM keelson.running_parts WHERE study_id = $1 AND first = $2', [id, next.first])
    end = next.end
  }
  await put({ first: 0, end }, bytesOfPart(joined))
}

export const PARTS_OF =
  'SELECT first, "end", state, digest FROM keelson.running_parts WHERE study_id = $1 ORDER BY first'

export async function partsOf(ask: Ask, id: string, points: number): Promise<Part | undefined> {
  const rows = await ask<PartRow>('parts-of', PARTS_OF, [id])
  const count = rows.reduce((sum, { first, end }) => sum + end - first, 0)
  if (points === 0 || count !== points || !rows.every(isSoundPart)) return undefined
  return rows.map(({ state }) => partOfBytes(state)).reduce(joinedParts)
}
