/** Results that an engineer enters in other workflows, each with its basis. */
import type { FeedSpec } from '@keelson/workflow'

const ROUND = { section_shape: ['tube', 'solid_round'] } as const

export const feeds: readonly FeedSpec[] = [
  {
    value: 'cross_section_area',
    to: { ref: 'modelrepo:von-mises', input: 'cross_section_area' },
    when: ROUND,
    note: 'Steel area of one member.',
  },
  {
    value: 'second_moment_of_area',
    to: { ref: 'modelrepo:von-mises', input: 'second_moment_of_area' },
    when: ROUND,
    note: 'Second moment of area of a round section, the same about every axis.',
  },
]
