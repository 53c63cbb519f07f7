/** Results that an engineer enters in other workflows, each with its basis. */
import type { FeedSpec } from '@keelson/workflow'

const FLUID_GM = 'Transverse metacentric height, corrected for slack tanks.'
const OF_A_SHIP = { hull_type: ['box', 'offsets'] } as const

export const feeds: readonly FeedSpec[] = [
  {
    value: 'gm_fluid',
    to: { ref: 'modelrepo:hull-seakeeping', input: 'transverse_gm' },
    when: OF_A_SHIP,
    note: FLUID_GM,
  },
  {
    value: 'gm_fluid',
    to: { ref: 'modelrepo:damage-stability', input: 'initial_gm' },
    when: OF_A_SHIP,
    note: FLUID_GM,
  },
  {
    value: 'displacement',
    to: { ref: 'modelrepo:hull-seakeeping', input: 'displacement' },
    when: OF_A_SHIP,
    note: 'Displacement of the intact hull at the entered draught.',
  },
  {
    value: 'waterplane_area',
    to: { ref: 'modelrepo:hull-seakeeping', input: 'waterplane_area' },
    when: OF_A_SHIP,
    note: 'Waterplane area of the upright hull at the entered draught.',
  },
]
