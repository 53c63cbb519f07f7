/** Builds and checks the riser fatigue atlas: damage by waves over the concentration, damage by vortices over the scale. */
import { COEFFICIENTS } from '@keelson/standards/dnv-rp-c203-2016/sn-curves.ts'
import { dnvRpC203 } from '@keelson/standards/dnv-rp-c203-2016/source.ts'
import type { AtlasAxis } from '@keelson/workflow/atlas.ts'
import { type GridAtlas, type GridPoint, geometric, gridAtlas } from '../../_shared/atlas/grid-atlas.ts'
import { methodText } from '../../_shared/atlas/method-text.ts'
import { ATLAS_ID, CONCENTRATION, DAMAGE, PARENT, SCALE, VORTICES, WAVES } from './atlas-names.ts'
import { type Asked, baseSegment, solved, solvedAt } from './atlas-solver.ts'

export const LIMITS = {
  stress_concentration_factor: { title: 'Stress concentration factor', unit: '-', low: 1, high: 1.6 },
  viv_stress_scale: { title: 'Scale on the stress ranges by vortices', unit: '-', low: 0.5, high: 2 },
} as const

/** Every range of the base stays below the knee inside the limits, so that each slice is one power of its axis. */
const POINTS = 9

const axis = (name: keyof typeof LIMITS): AtlasAxis => {
  const { title, unit, low, high } = LIMITS[name]
  return { name, title, unit, scale: 'log', values: geometric(low, high, POINTS) }
}

/** At a point of a slice the other input stands where it does nothing to it. */
const asked = (point: GridPoint): Asked => ({
  stress_concentration_factor: point[CONCENTRATION] ?? 1,
  viv_stress_scale: point[SCALE] ?? 1,
})

const GRID: GridAtlas = {
  id: ATLAS_ID,
  home: import.meta.url,
  parent: { ref: PARENT, standards: [`${dnvRpC203.id} (${dnvRpC203.revision}) table 2-2`] },
  limits: LIMITS,
  slices: [
    { slice: WAVES, axes: [axis(CONCENTRATION)] },
    { slice: VORTICES, axes: [axis(SCALE)] },
  ],
  response: { name: DAMAGE, unit: '1/s', scale: 'log' },
  solve: ({ cause }, point) => {
    const { D_w, D_v } = solvedAt(asked(point))
    return cause === WAVES.cause ? D_w : D_v
  },
  method: () =>
    `${methodText((trace) => solved(asked({}), trace))}\n${JSON.stringify(COEFFICIENTS)}\n${JSON.stringify(baseSegment())}`,
}

export const riserFatigueAtlas = gridAtlas(GRID)
