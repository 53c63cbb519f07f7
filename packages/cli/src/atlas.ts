/** `keelson atlas build|check ID`: makes an atlas from its parent's solver, or says whether it still holds. */
import { createHash } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AtlasBuilder, AtlasSource } from '@keelson/workflow/atlas.ts'
import { CallError, type Command, type Given } from './command.ts'
import { progressBar } from './progress.ts'
import { notThere } from './read-call.ts'

export const atlas: Command = {
  about: 'Compute an atlas with the solver of its parent workflow, or check a sample of it. Exit 0: current; 1: stale',
  args: [
    {
      name: 'ACTION',
      about: 'compute and write the atlas file, or recompute a sample of it',
      choices: ['build', 'check'],
    },
    { name: 'ID', about: 'an atlas, such as mooring-fatigue-atlas-query' },
  ],
  run: atlasCommand,
}

async function atlasCommand({ args: [action, id], print }: Given): Promise<number> {
  const { atlases } = await import('@keelson/modelrepo/atlases.ts')
  const source = atlases.find((a) => a.id === id)
  if (source === undefined) {
    throw new CallError(
      notThere(
        'atlas',
        id ?? '',
        atlases.map((a) => a.id),
      ),
    )
  }
  const bar = progressBar(process.stderr, `${action} ${id}`)
  const builder: AtlasBuilder = { sha256: sha256Of, node: process.versions.node, progress: bar.progress }
  const { code, outcome, sentence } = await (action === 'build' ? build : check)(source, builder).finally(bar.clear)
  print(outcome, sentence)
  return code
}

/** What a command has to say, as JSON and in words. */
interface Done {
  readonly code: number
  readonly outcome: unknown
  readonly sentence: string
}

const sha256Of = (content: string): string => createHash('sha256').update(content).digest('hex')

async function build(source: AtlasSource, builder: AtlasBuilder): Promise<Done> {
  const atlas = source.build(builder)
  const content = `${JSON.stringify(atlas, null, 1)}\n`
  const path = fileURLToPath(source.file)
  await writeFile(`${path}.part`, content)
  await rename(`${path}.part`, path)
  const { points, max_relative_error } = atlas.holdout
  const errors = Object.entries(max_relative_error).map(([name, e]) => `${name} ${e.toExponential(2)}`)
  return {
    code: 0,
    outcome: {
      id: source.id,
      bytes: content.length,
      sha256: sha256Of(content),
      held_out_points: points,
      max_relative_error,
    },
    sentence: `${source.id}: ${content.length} bytes, largest relative error at ${points} held-out points: ${errors.join(', ')}`,
  }
}

async function check(source: AtlasSource, builder: AtlasBuilder): Promise<Done> {
  const { readAtlas } = await import('@keelson/workflow/atlas.ts')
  const atlas = readAtlas(JSON.parse(await readFile(fileURLToPath(source.file), 'utf8')), source.id)
  const found = source.check(atlas, builder)
  const verdict = found.fresh ? 'current' : `stale: ${found.reasons.join('; ')}`
  return {
    code: found.fresh ? 0 : 1,
    outcome: { id: source.id, ...found },
    sentence: `${source.id}: ${verdict} (${found.points} points, largest deviation ${found.max_relative_error.toExponential(2)})`,
  }
}
