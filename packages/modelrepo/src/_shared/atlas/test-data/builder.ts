/** What the tests build and check atlases with: the hash and the Node that the command line uses. */
import { createHash } from 'node:crypto'
import type { AtlasBuilder } from '@keelson/workflow/atlas.ts'

export const builder: AtlasBuilder = {
  sha256: (text) => createHash('sha256').update(text).digest('hex'),
  node: process.versions.node,
}
