/** A query against the atlas: what of it lies outside, and its two readings. */
import type { Trace } from '@keelson/equations'
import {
  type AtlasAxis,
  type AtlasFile,
  type AtlasRead,
  interpolate,
  type Outside,
  outside,
} from '@keelson/workflow/atlas.ts'
import { atlasPlace } from '../../_shared/atlas/query.ts'
import { CONCENTRATION, DAMAGE, SCALE, VORTICES, WAVES } from './atlas-names.ts'
import type { Asked } from './atlas-solver.ts'

export const outsideOf = (asked: Asked, atlas: AtlasFile): Outside[] =>
  [CONCENTRATION, SCALE].flatMap((name) => outside(atlas, name, asked[name as keyof Asked]) ?? [])

/** The axis of a slice. */
export const axisOf = (atlas: AtlasFile, { cause }: typeof WAVES | typeof VORTICES): AtlasAxis | undefined =>
  atlas.pieces.find(({ slice }) => slice.cause === cause)?.axes[0]

/** A value reached in another way may miss the end of an axis by its last bit. */
const held = (axis: AtlasAxis | undefined, x: number) =>
  Math.min(Math.max(x, axis?.values[0] ?? x), axis?.values.at(-1) ?? x)

export interface Readings {
  readonly waves: AtlasRead
  readonly vortices: AtlasRead
}

/** Both annual damages, 1/s, inside the atlas. */
export function readAt(asked: Asked, atlas: AtlasFile): Readings {
  const read = (slice: typeof WAVES | typeof VORTICES, name: string, x: number) =>
    interpolate(atlas, slice, { [name]: held(axisOf(atlas, slice), x) }, DAMAGE)
  return {
    waves: read(WAVES, CONCENTRATION, asked.stress_concentration_factor),
    vortices: read(VORTICES, SCALE, asked.viv_stress_scale),
  }
}

/** The same as steps that can be read again. */
export function tracedReadings(asked: Asked, atlas: AtlasFile, trace: Trace) {
  trace.section('From the atlas')
  const { waves, vortices } = readAt(asked, atlas)
  const at = { ...atlasPlace(atlas), unit: '1/year' }
  const D_w = trace.lookup({
    ...at,
    symbol: 'D_w',
    title: 'Annual damage by waves read from the atlas, log-log',
    value: waves.value,
    cell: 'waves, over the stress concentration factor',
    ...waves.reading({ [CONCENTRATION]: 'SCF_w' }),
  })
  const D_v = trace.lookup({
    ...at,
    symbol: 'D_v',
    title: 'Annual damage by vortices read from the atlas, log-log',
    value: vortices.value,
    cell: 'vortices, over the scale on the stress ranges',
    ...vortices.reading({ [SCALE]: 'k_v' }),
  })
  return { D_w, D_v }
}
