/** A run as it stands in a ledger, with all that belongs to it, on its way into another one. */
import { presentRecord, type RunRecord } from '@keelson/workflow'
import type { Ledger } from './ledger.ts'
import { keptFilesOf, type RunSummary } from './row-digest.ts'

export interface StoredRun {
  /** What a list shows of it. */
  readonly row: RunSummary
  /** Its record as it is stored, byte for byte. */
  readonly text: string
  readonly published: boolean
  readonly replayedSame: boolean | null
  /** Each is read when it is asked for: they may be large. */
  readonly files: readonly StoredRunFile[]
  readonly pictures: Uint8Array | undefined
}
export interface StoredRunFile {
  readonly name: string
  readonly mediaType: string
  readonly sha256: string
  readonly content: () => Promise<Uint8Array>
}
/** By which a run that stands in two ledgers is told to be the same. */
export interface RunDigests {
  readonly record: string
  /** Of what became of it since. */
  readonly state: string | null
  /** null where none are kept. */
  readonly pictures: string | null
}

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
