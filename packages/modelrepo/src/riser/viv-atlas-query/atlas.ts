/** The atlas of the frequency ratio over span and current. */
import { dnvRpC205 } from '@keelson/standards/dnv-rp-c205-2021/source.ts'
import { axesOf } from '../../_shared/atlas/axes.ts'
import { gridAtlas } from '../../_shared/atlas/grid.ts'
import { BASE_PIPE, ratioAt, solved } from './atlas-solver.ts'

/** The ratio is a straight line between logarithms: few nodes are many. */
export const axes = axesOf({
  span_length: { title: 'Span length', symbol: 'L', unit: 'm', range: [12, 36.6], scale: 'log', nodes: 8 },
  current_velocity: { title: 'Current', symbol: 'U', unit: 'm/s', range: [0.3, 1.9], scale: 'log', nodes: 8 },
})

export const vivAtlas = gridAtlas({
  id: 'viv-atlas-query',
  home: import.meta.url,
  parent: { ref: 'modelrepo:viv-analysis@1', standards: [`${dnvRpC205.id} (${dnvRpC205.revision}) 9`] },
  axes,
  response: { name: 'frequency_ratio_cross_flow', unit: '-', scale: 'log' },
  solve: ratioAt,
  method: (trace) => solved({ span_length: 20, current_velocity: 1 }, trace),
  terms: () => [BASE_PIPE],
})
