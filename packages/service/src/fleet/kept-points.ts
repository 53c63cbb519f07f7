/** The chunks of a study as files of this machine. */
import type { DatabaseObjects } from '../postgres/objects.ts'
import type { Chunk, StudyStore } from '../studies/store.ts'

/** Brings what is not here yet. Throws ServiceProblem record_damaged. */
export async function mustBeKept(
  { studies, objects, folder }: { studies: StudyStore; objects: DatabaseObjects; folder: string },
  id: string,
): Promise<readonly Chunk[]> {
  const chunks = await studies.chunks(id)
  await objects.bring(
    chunks.map(({ object }) => object),
    folder,
  )
  return chunks
}
