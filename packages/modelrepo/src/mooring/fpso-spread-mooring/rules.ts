/** What the inputs must satisfy together, before anything is calculated. */
import type { Problem } from '@keelson/workflow'
import { uniformLineSilently } from '../_shared/spread/line.ts'
import { isExternal } from '../_shared/spread/load.ts'
import { spreadRules } from '../_shared/spread/rules.ts'
import type { Params } from './inputs.ts'

export const rules = (p: Params): Problem[] => [
  ...spreadRules(p, uniformLineSilently(p), 'unstretched_length'),
  ...(isExternal(p) ? [] : environment(p)),
]

/** What a wind, a current or a sea needs to push. */
const NEEDS = {
  wind_speed: ['wind_effective_area_frontal', 'wind_effective_area_lateral'],
  current_speed: ['wetted_surface_area'],
  significant_wave_height: ['mean_drift_coefficient_head', 'mean_drift_coefficient_beam'],
} as const

const environment = (p: Params): Problem[] =>
  (Object.keys(NEEDS) as (keyof typeof NEEDS)[]).flatMap((name) =>
    p[name] > 0
      ? NEEDS[name].flatMap((needed) =>
          p[needed] === undefined
            ? [{ pointer: `/${needed}`, message: `is required if {${name}} is greater than 0` }]
            : [],
        )
      : [],
  )
