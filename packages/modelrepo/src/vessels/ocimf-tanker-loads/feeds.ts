/** Results that an engineer enters in other workflows, each with its basis. */
import type { FeedSpec } from '@keelson/workflow'

const BY_TABLE = { method: ['coefficient_table'] } as const

export const feeds: readonly FeedSpec[] = [
  {
    value: 'cx',
    to: { ref: 'modelrepo:fpso-mooring-full', input: 'wind_coefficient_x' },
    when: BY_TABLE,
    note: 'Coefficient for the entered wind direction, based on frontal area, positive forward.',
  },
  {
    value: 'cy',
    to: { ref: 'modelrepo:fpso-mooring-full', input: 'wind_coefficient_y' },
    when: BY_TABLE,
    note: 'Coefficient for the entered wind direction, based on lateral area, positive to port.',
  },
  {
    value: 'cn',
    to: { ref: 'modelrepo:fpso-mooring-full', input: 'wind_coefficient_yaw' },
    when: BY_TABLE,
    note: 'Coefficient for the entered wind direction, based on lateral area times length, positive turning the bow to port.',
  },
]
