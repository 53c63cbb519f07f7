/** Results that an engineer enters in other workflows, each with its basis. */
import type { FeedSpec } from '@keelson/workflow'

export const feeds: readonly FeedSpec[] = [
  {
    value: 'maximum_skew_sling_force',
    to: { ref: 'modelrepo:lifting-lug-design', input: 'static_sling_load' },
    with: { skew_load_factor: 1 },
    note: 'Static force in the most loaded sling, including skew but not dynamic amplification, so that the skew load factor is 1.',
  },
  {
    value: 'skew_load_factor_calculated',
    to: { ref: 'modelrepo:lifting-lug-design', input: 'skew_load_factor' },
    note: 'Skew load factor of the most loaded sling, applied to the static sling load.',
  },
  {
    value: 'dynamic_amplification_factor',
    to: { ref: 'modelrepo:lifting-lug-design', input: 'dynamic_amplification_factor' },
    note: 'Dynamic amplification factor for a lift in air, applied to the static sling load.',
  },
]
