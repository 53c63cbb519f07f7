/** Builds and checks the atlas of the frequency ratio over span and current. */
import { dnvRpC205 } from '@keelson/standards/dnv-rp-c205-2021/source.ts'
import type { AtlasAxis } from '@keelson/workflow/atlas.ts'
import { type GridAtlas, geometric, gridAtlas } from '../../_shared/atlas/grid-atlas.ts'
import { methodText } from '../../_shared/atlas/method-text.ts'
import { ATLAS_ID, BASE_PIPE, CURRENT, LENGTH, PARENT, RATIO } from './atlas-names.ts'
import { ratioAt, solved } from './atlas-solver.ts'

const LIMITS = {
  span_length: { title: 'Span length', unit: 'm', low: 12, high: 36.6 },
  current_velocity: { title: 'Current', unit: 'm/s', low: 0.3, high: 1.9 },
} as const

/** The ratio is a straight line between logarithms: few nodes are many. */
const NODES = 8
const axis = (name: keyof typeof LIMITS): AtlasAxis => {
  const { title, unit, low, high } = LIMITS[name]
  return { name, title, unit, scale: 'log', values: geometric(low, high, NODES) }
}

const GRID: GridAtlas = {
  id: ATLAS_ID,
  home: import.meta.url,
  parent: { ref: PARENT, standards: [`${dnvRpC205.id} (${dnvRpC205.revision}) 9`] },
  limits: LIMITS,
  slices: [{ slice: {}, axes: [axis(LENGTH), axis(CURRENT)] }],
  response: { name: RATIO, unit: '-', scale: 'log' },
  solve: (_, point) =>
    ratioAt({ span_length: point[LENGTH] ?? Number.NaN, current_velocity: point[CURRENT] ?? Number.NaN }),
  method: () => {
    const text = methodText((trace) => solved({ span_length: 20, current_velocity: 1 }, trace))
    return `${text}\n${JSON.stringify(BASE_PIPE)}`
  },
}

export const vivAtlas = gridAtlas(GRID)
