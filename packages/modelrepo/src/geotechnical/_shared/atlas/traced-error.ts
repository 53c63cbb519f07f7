/** The error that an answer states, as a step: that of the grid, or none where the direct solver answered. */
import type { Trace } from '@keelson/equations'
import type { AtlasFile } from '@keelson/workflow/atlas.ts'
import { atlasPlace, heldOut, largestError } from '../../../_shared/atlas/query.ts'

const SYMBOL = { symbol: 'epsilon', unit: '-' } as const

export const statedError = (atlas: AtlasFile, output: string, trace: Trace): number =>
  trace.lookup({
    ...atlasPlace(atlas),
    ...SYMBOL,
    title: 'Largest leave-one-out error of the capacity',
    value: largestError(atlas, output),
    cell: heldOut(atlas),
  })

export const noError = (atlas: AtlasFile, trace: Trace): number =>
  trace.lookup({
    ...atlasPlace(atlas),
    ...SYMBOL,
    title: 'Error of interpolation',
    value: 0,
    cell: 'the direct solver, which interpolates nothing',
  })
