/** What a query of an atlas writes beside its readings: where a number stands, what is fixed, and how far it may be off. */
import type { Source, Trace } from '@keelson/equations'
import type { AtlasFile } from '@keelson/workflow/atlas.ts'

/** Where a value stands that was read from a source of the house. */
export interface Place {
  readonly source: Source
  readonly clause: string
}

/** Where a value that was read from the atlas stands. */
export const atlasPlace = ({ parent }: AtlasFile): Place => ({
  source: {
    id: 'Atlas',
    title: `Atlas of ${parent.ref}`,
    publisher: 'Keelson',
    revision: parent.source_sha256.slice(0, 12),
  },
  clause: parent.ref,
})

/** Symbol, title, unit and value in SI of an input that the atlas holds fixed. */
export type Fixed = readonly [symbol: string, title: string, unit: string, value: number]

/** States what the atlas holds fixed, for the steps of the direct solver. */
export function stateFixed(place: Place, fixed: readonly Fixed[], cell: string, trace: Trace): void {
  for (const [symbol, title, unit, value] of fixed) trace.lookup({ ...place, symbol, title, unit, value, cell })
}

/** Largest relative error that the atlas states. */
export const largestError = ({ holdout }: AtlasFile): number => Math.max(...Object.values(holdout.max_relative_error))

/** How the error of a grid was found, as the cell of a step. */
export const leftOut = ({ holdout }: AtlasFile): string =>
  `${holdout.points} grid values, each compared with the value from its neighbours`

/** The error that the atlas states, as a step. */
export const errorStep = (atlas: AtlasFile, title: string, trace: Trace, cell = leftOut(atlas)): number =>
  trace.lookup({ ...atlasPlace(atlas), symbol: 'epsilon', unit: '-', title, value: largestError(atlas), cell })

/** The error of an answer by the direct solver, as a step. */
const noErrorStep = (atlas: AtlasFile, trace: Trace): number =>
  trace.lookup({
    ...atlasPlace(atlas),
    symbol: 'epsilon',
    unit: '-',
    title: 'Interpolation error',
    value: 0,
    cell: 'the direct solver, which has no such error',
  })

/** The error of an answer whose atlas has stated it in a step; that of the direct solver, which has none, is stated here. */
export const errorStated = ({ atlas, source }: AnsweredFrom, trace: Trace): number =>
  source === 'atlas' ? largestError(atlas) : noErrorStep(atlas, trace)

/** The error of an answer as a step: that of the atlas, or none where the direct solver answered. */
export const errorOfAnswer = ({ atlas, source }: AnsweredFrom, of: string, trace: Trace): number =>
  source === 'atlas' ? errorStep(atlas, `Maximum leave-one-out error, ${of}`, trace) : noErrorStep(atlas, trace)
interface AnsweredFrom {
  readonly atlas: AtlasFile
  readonly source: 'atlas' | 'direct'
}
