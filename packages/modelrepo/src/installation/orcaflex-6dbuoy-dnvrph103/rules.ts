/** What the inputs must satisfy together, before anything is calculated. */
import { type Problem, shownIn } from '@keelson/workflow'
import { outlineOf } from './calculate-outline.ts'
import type { Params } from './inputs.ts'

export const rules = (p: Params): Problem[] => [...liftRules(p), ...trappedRules(p)]

function liftRules(p: Params): Problem[] {
  if (p.significant_wave_height === undefined) return []
  const needed = (['zero_crossing_period', 'crane_tip_velocity', 'crane_tip_acceleration'] as const).filter(
    (name) => p[name] === undefined,
  )
  return [
    ...needed.map((name) => ({ pointer: `/${name}`, message: 'is required with {significant_wave_height}' })),
    ...(p.water_plane_area > 0 && p.crane_tip_amplitude === undefined
      ? [{ pointer: '/crane_tip_amplitude', message: 'is required with a {water_plane_area} above 0' }]
      : []),
  ]
}

/** Digits to which an outline that is full holds its volume. */
const FULL = 1 + 1e-9

function trappedRules(p: Params): Problem[] {
  const outline = outlineOf(p)
  if (!p.include_trapped_water || p.volume === undefined || outline === undefined) return []
  if (p.volume <= outline.volume * FULL) return []
  return [
    {
      pointer: '/volume',
      message: `must not exceed the outline volume with trapped water, ${shownIn(outline.volume, 'm3')} (entered: ${shownIn(p.volume, 'm3')})`,
    },
  ]
}
