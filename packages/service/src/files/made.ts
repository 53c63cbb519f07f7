/** Files of a run that are not stored: made from its record when somebody asks for them. */
import { fileFromRecord, isKept, type RunRecord } from '@keelson/engine'
import { sha256 } from '../hash.ts'
import type { StoredFile } from '../store/ledger.ts'
import { outputsOf } from '../store/row-digest.ts'
import { wellPathFile } from './well-path.ts'

/** Undefined where the run has no such file. */
export const madeFile = (record: RunRecord, name: string): StoredFile | undefined =>
  outputFile(record, name) ?? wellPathFile(record, name)

/** A file that the record gives whenever it is asked for. */
function outputFile(record: RunRecord, name: string): StoredFile | undefined {
  const isNamed = outputsOf(record).some((file) => file.basename === name && !isKept(file))
  const made = isNamed ? fileFromRecord(record, name) : undefined
  if (!made) return undefined
  const content = Buffer.from(made.content)
  return { name, mediaType: made.mediaType, content, sha256: sha256(content) }
}
