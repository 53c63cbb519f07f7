/** Reads the atlas file that stands beside this one. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Loaded } from '@keelson/workflow'
import { type AtlasFile, readAtlas } from '@keelson/workflow/atlas.ts'
import { ATLAS_ID } from './names.ts'

const NAME = 'atlas.json'

/** The atlas, checked, with the digest of its file. */
export async function load(): Promise<Loaded<AtlasFile>> {
  const content = await readFile(new URL(`./${NAME}`, import.meta.url))
  const sha256 = createHash('sha256').update(content).digest('hex')
  return {
    data: readAtlas(JSON.parse(content.toString('utf8')), ATLAS_ID),
    digests: [{ name: `${ATLAS_ID}/${NAME}`, sha256, bytes: content.byteLength }],
  }
}
