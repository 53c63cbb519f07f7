/** Reads the files of the sources: confined to their folders, bounded, digested. Nothing else is read. */
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { type Loaded, type Resources, refuse, shownWhole } from '@keelson/workflow'
import { pathInDataSet } from '../../_shared/files/load.ts'
import type { Params } from './inputs.ts'

/** Text of each source that is in a file. */
export type Texts = readonly (string | undefined)[]

/** A larger file is cut down to its columns first. */
const MOST_BYTES = 32 * 1024 * 1024

export async function load(p: Params, resources: Resources): Promise<Loaded<Texts>> {
  const texts: (string | undefined)[] = []
  const digests: { readonly name: string; readonly sha256: string; readonly bytes: number }[] = []
  for (const [i, { file }] of p.sources.entries()) {
    if (file === undefined) {
      texts.push(undefined)
      continue
    }
    const bytes = await bytesOf(file, `/sources/${i}/file`, resources)
    texts.push(textOf(bytes, `/sources/${i}/file`))
    if (digests.every(({ name }) => name !== file))
      digests.push({ name: file, sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length })
  }
  return { data: texts, digests }
}

async function bytesOf(file: string, pointer: string, resources: Resources): Promise<Uint8Array> {
  const [folder = '', name = ''] = file.split('/')
  const path = await pathInDataSet(resources, folder, name, { folder: pointer, file: pointer })
  const { size } = await stat(path)
  if (size > MOST_BYTES)
    return refuse(pointer, `must not exceed ${shownWhole(MOST_BYTES)} bytes (file: ${shownWhole(size)} bytes)`)
  return await readFile(path, { signal: resources.signal })
}

/** UTF-8, with or without a byte order mark. */
function textOf(bytes: Uint8Array, pointer: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return refuse(pointer, 'must be UTF-8 text')
  }
}
