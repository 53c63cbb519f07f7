/** A query against the atlas: what of it lies outside, its reading, and how near the nodes are. */
import type { Trace } from '@keelson/equations'
import { heightSquared } from '@keelson/physics/waves/mean-drift.ts'
import { type AtlasFile, type AtlasRead, interpolate, type Outside, outside } from '@keelson/workflow/atlas.ts'
import { atlasPlace } from '../../_shared/atlas/query.ts'
import { DEPTH, HEIGHT, HEIGHT_SQUARED, PERIOD, TENSION } from './atlas-names.ts'
import type { Asked } from './atlas-solver.ts'

/** The inputs that lie beyond an axis. */
export const outsideOf = (asked: Asked, atlas: AtlasFile): Outside[] =>
  ([HEIGHT, PERIOD, DEPTH] as const).flatMap((name) => outside(atlas, name, asked[name]) ?? [])

/** The point on the axes; an end reached in another unit is met where the last bit misses it. */
function pointOn(asked: Asked, atlas: AtlasFile): Readonly<Record<string, number>> {
  const at: Readonly<Record<string, number>> = {
    [HEIGHT_SQUARED]: heightSquared.evaluate({ H_s: asked.significant_wave_height }),
    [PERIOD]: asked.peak_period,
    [DEPTH]: asked.water_depth,
  }
  const axes = atlas.pieces[0]?.axes ?? []
  return Object.fromEntries(
    axes.map(({ name, values }) => [
      name,
      Math.min(Math.max(at[name] ?? Number.NaN, values[0] ?? Number.NaN), values.at(-1) ?? Number.NaN),
    ]),
  )
}

/** Inside the atlas. */
export const readAt = (asked: Asked, atlas: AtlasFile): AtlasRead =>
  interpolate(atlas, {}, pointOn(asked, atlas), TENSION)

const SYMBOLS = { [HEIGHT_SQUARED]: 'H_2', [PERIOD]: 'T_p', [DEPTH]: 'h' } as const

/** The tension read, with its step. */
export function tensionFrom(asked: Asked, atlas: AtlasFile, trace: Trace): number {
  trace.section('From the atlas')
  trace.apply(heightSquared, { H_s: asked.significant_wave_height })
  const read = readAt(asked, atlas)
  return trace.lookup({
    ...atlasPlace(atlas),
    symbol: 'T_max',
    title: 'Largest line tension read from the atlas',
    unit: 'N',
    value: read.value,
    cell: 'grid over wave height squared, peak period and water depth',
    ...read.reading(SYMBOLS),
  })
}
