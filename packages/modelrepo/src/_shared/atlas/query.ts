/** What every query of an atlas says of it: where a value was read, how far it may be off, and that it has no answer outside. */
import type { Source } from '@keelson/equations'
import { Refusal, type Warning } from '@keelson/workflow'
import type { AtlasFile, Outside } from '@keelson/workflow/atlas.ts'

export const atlasSource = ({ parent }: AtlasFile): Source => ({
  id: 'Atlas',
  title: `Atlas of ${parent.ref}`,
  publisher: 'Keelson',
  revision: parent.source_sha256.slice(0, 12),
})

/** Where a value that was read from the atlas stands. */
export const atlasPlace = (atlas: AtlasFile): { readonly source: Source; readonly clause: string } => ({
  source: atlasSource(atlas),
  clause: atlas.parent.ref,
})

/** Largest relative error of an output, as found when the atlas was built; without end where none was. */
export const largestError = ({ holdout }: AtlasFile, output: string): number =>
  holdout.max_relative_error[output] ?? Number.POSITIVE_INFINITY

/** How the error of an atlas was found, as the cell of a step. */
export const heldOut = ({ holdout }: AtlasFile): string =>
  `${holdout.points} values of the grid, each against what its neighbours give in its place`

/** Refuses a query for the inputs that lie outside the atlas. */
export function refuseOutside(beyond: readonly Outside[]): never {
  throw new Refusal(beyond.map(({ name, message }) => ({ pointer: `/${name}`, message })))
}

/** One warning for each input that lies outside the atlas, of the code `outside_atlas`, which every query declares. */
export const outsideWarnings = (beyond: readonly Outside[]): Warning[] =>
  beyond.map(({ name, message }) => ({
    code: 'outside_atlas',
    message: `${message}: the direct solver answers`,
    path: `/${name}`,
  }))
