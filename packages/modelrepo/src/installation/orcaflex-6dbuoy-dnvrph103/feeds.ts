/** Results that an engineer enters in other workflows, each with its basis. */
import type { FeedSpec } from '@keelson/workflow'

export const feeds: readonly FeedSpec[] = [
  {
    value: 'maximum_hook_load',
    to: { ref: 'modelrepo:rigging', input: 'load' },
    with: { analysis: 'leg_angle', dynamic_amplification_factor: 1 },
    note: 'Total load on the legs, including the hydrodynamic force at the surface, so that the dynamic amplification factor is 1.',
  },
  {
    value: 'dynamic_amplification',
    to: { ref: 'modelrepo:lifting-lug-design', input: 'dynamic_amplification_factor' },
    note: 'Maximum hook load divided by weight in air, applied to the static sling load in air.',
  },
  {
    value: 'allowable_significant_wave_height',
    to: { ref: 'modelrepo:weather-window', input: 'hs_limit' },
    note: 'Actual wave height at the slack sling limit for the entered period, without forecast uncertainty.',
  },
]
