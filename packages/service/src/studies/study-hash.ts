/** The hash of a study: SHA-256 over the result hashes of its points in their order, whatever the chunks were. */
import { createHash } from 'node:crypto'
import type { PointFiles } from './chunk-file.ts'

/** What stands in the place of a result hash that there is none of. */
const NO_RESULT = 'null'

export async function hashOfPoints(
  files: PointFiles,
  paths: readonly string[],
): Promise<{ readonly study_hash: string; readonly points: number }> {
  const hash = createHash('sha256')
  let points = 0
  await files.pieces(paths, 'SELECT result_hash FROM points', ([hashes = []]) => {
    for (const one of hashes) hash.update(`${one ?? NO_RESULT}\n`)
    points += hashes.length
  })
  return { study_hash: hash.digest('hex'), points }
}
