/** Results of a spread that an engineer enters in other workflows, each with its basis. */
import type { FeedSpec } from '@keelson/workflow'

const QUASI_STATIC = { analysis_method: ['quasi_static'] } as const

export const spreadFeeds: readonly FeedSpec[] = [
  {
    value: 'extreme_line_tension',
    to: { ref: 'modelrepo:api-2sk-mooring', input: 'maximum_tension' },
    when: QUASI_STATIC,
    with: { analysis_method: 'quasi_static', condition: 'intact' },
    note: 'Tension of the most loaded intact line at the extreme offset.',
  },
  {
    value: 'damaged_extreme_line_tension',
    to: { ref: 'modelrepo:api-2sk-mooring', input: 'maximum_tension' },
    when: QUASI_STATIC,
    with: { analysis_method: 'quasi_static', condition: 'damaged' },
    note: 'Tension of the most loaded line at the extreme offset, with one line failed.',
  },
  {
    value: 'anchor_horizontal_distance',
    to: { ref: 'modelrepo:catenary', input: 'horizontal_span' },
    note: 'Horizontal distance from fairlead to anchor at zero offset.',
  },
]
