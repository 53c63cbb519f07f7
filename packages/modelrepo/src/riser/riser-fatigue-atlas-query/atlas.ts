/** The riser fatigue atlas: damage by waves over the concentration, damage by vortices over the scale. */
import { COEFFICIENTS } from '@keelson/standards/dnv-rp-c203-2016/sn-curves.ts'
import { dnvRpC203 } from '@keelson/standards/dnv-rp-c203-2016/source.ts'
import { axesOf } from '../../_shared/atlas/axes.ts'
import { gridAtlas } from '../../_shared/atlas/grid.ts'
import { baseSegment, PARENT, solved, solvedAt } from './atlas-solver.ts'

/** Every range of the base stays below the knee inside the limits, so that each slice is one power of its axis. */
const POWER = { unit: '-', scale: 'log', nodes: 9 } as const

export const axes = axesOf({
  stress_concentration_factor: { title: 'Stress concentration factor', symbol: 'SCF_w', range: [1, 1.6], ...POWER },
  viv_stress_scale: { title: 'VIV stress range scale', symbol: 'k_v', range: [0.5, 2], ...POWER },
})

/** Two slices: the sum of both damages is no power of anything. */
export const WAVES = { cause: 'waves' } as const
export const VORTICES = { cause: 'vortices' } as const

/** The base as it is: at a point of a slice the other input stands where it does nothing to it. */
const BASE = { stress_concentration_factor: 1, viv_stress_scale: 1 }

export const riserFatigueAtlas = gridAtlas({
  id: 'riser-fatigue-atlas-query',
  home: import.meta.url,
  parent: { ref: PARENT, standards: [`${dnvRpC203.id} (${dnvRpC203.revision}) table 2-2`] },
  axes,
  slices: [
    { slice: WAVES, axes: ['stress_concentration_factor'], beside: BASE },
    { slice: VORTICES, axes: ['viv_stress_scale'], beside: BASE },
  ],
  response: { name: 'annual_damage', unit: '1/s', scale: 'log' },
  solve: (asked, { cause }) => (cause === WAVES.cause ? solvedAt(asked).D_w : solvedAt(asked).D_v),
  method: (trace) => solved(BASE, trace),
  terms: () => [COEFFICIENTS, baseSegment()],
})
