/** A run as it stands in a ledger, with all that belongs to it, on its way into another one. */
import { presentRecord, type RunRecord } from '@keelson/engine'
import type { Ledger, StoredRun } from './ledger.ts'
import { keptFilesOf } from './row-digest.ts'

/** `of`: the ledger that it stands in. */
export async function storedRun(
  { text, ...kept }: Pick<StoredRun, 'row' | 'text' | 'published' | 'replayedSame'>,
  of: Pick<Ledger, 'file' | 'pictures'>,
): Promise<StoredRun> {
  const record = presentRecord(JSON.parse(text))
  return {
    ...kept,
    text,
    files: keptFilesOf(record).map(({ basename: name, media_type: mediaType, sha256 }) => ({
      name,
      mediaType,
      sha256,
      content: () => contentOf(of, record, name),
    })),
    pictures: await of.pictures(kept.row.run_id),
  }
}

async function contentOf(of: Pick<Ledger, 'file'>, record: RunRecord, name: string): Promise<Uint8Array> {
  const file = await of.file(record, name)
  if (!file) throw new Error(`the record of run ${record.response.run_id} does not name ${name}`)
  return file.content
}
