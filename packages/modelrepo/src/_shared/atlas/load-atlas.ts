/** Reads an atlas file that stands beside its workflow. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Loaded } from '@keelson/workflow'
import { type AtlasFile, readAtlas } from '@keelson/workflow/atlas.ts'

/** The atlas `atlas.json` beside the module `home`, checked, with the digest of its file. */
export async function loadAtlas(id: string, home: string): Promise<Loaded<AtlasFile>> {
  const content = await readFile(new URL('./atlas.json', home))
  const sha256 = createHash('sha256').update(content).digest('hex')
  return {
    data: readAtlas(JSON.parse(content.toString('utf8')), id),
    digests: [{ name: `${id}/atlas.json`, sha256, bytes: content.byteLength }],
  }
}
