/** The files that the inputs of a run were read from, as files of its record: kept for as long as it is. */
import type { FileUse } from '@keelson/engine'
import type { Addresses } from '../answers.ts'
import type { StoredFile } from '../store/ledger.ts'
import { INPUT_FILE, keyOfFile } from './names.ts'

const MEDIA_TYPE = 'application/octet-stream'
const LONGEST_NAME = 80
/** Of the digest of a file whose name is not known. */
const SHORT = 12

export interface KeptInputs {
  readonly files: readonly FileUse[]
  readonly stored: readonly StoredFile[]
}

export async function keptInputs(
  runId: string,
  files: readonly FileUse[],
  bytesOf: (file: string) => Promise<Uint8Array>,
  at: Pick<Addresses, 'artifact'>,
): Promise<KeptInputs> {
  const stored = await Promise.all(
    files.map(async ({ digest, read }, i): Promise<StoredFile> => {
      const content = Buffer.from(await bytesOf(digest))
      return {
        name: artifactName(read?.name ?? digest.slice(-SHORT), i),
        mediaType: MEDIA_TYPE,
        content,
        sha256: keyOfFile(digest) ?? '',
      }
    }),
  )
  const kept = stored.map(({ name, mediaType, content, sha256 }) => ({
    ...{ basename: name, media_type: mediaType, bytes: content.length, sha256 },
    url: at.artifact(runId, name),
  }))
  return { files: files.map((use, i) => ({ ...use, ...(kept[i] && { kept: kept[i] }) })), stored }
}

/** A run may have an output of the same name. */
const artifactName = (name: string, i: number): string =>
  `${INPUT_FILE}${i + 1}-${name
    .replace(/[^A-Za-z0-9._-]/g, '_')
    .replace(/\.{2,}/g, '.')
    .slice(-LONGEST_NAME)}`
