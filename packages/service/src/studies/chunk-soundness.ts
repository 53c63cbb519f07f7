/** Chunks are held to their keys before DuckDB reads them: it would serve a flipped bit as a number. */
import { ServiceProblem } from '../problems.ts'
import { objectPath } from '../store/objects.ts'
import { openVerifier, wrongIn } from '../store/verified.ts'
import type { Chunk } from './store.ts'

/** Of this thread: a chunk is read again when its file has changed. */
const verifier = openVerifier()

/** Throws ServiceProblem record_damaged, which names the points. */
export async function mustBeSound(of: string, chunks: readonly Chunk[], objects: string): Promise<void> {
  for (const { first, end, object } of chunks) {
    const found = await verifier.soundness(objectPath(objects, object), object)
    if (found !== 'sound')
      throw new ServiceProblem(
        'record_damaged',
        `the object ${object} of points ${first} to ${end - 1} of study ${of} ${wrongIn(found)}`,
      )
  }
}
