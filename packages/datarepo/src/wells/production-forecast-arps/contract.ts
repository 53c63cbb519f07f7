/** Decline-curve forecast: what the workflow is, takes, gives and does not do. */

import { ARPS, burnham, duong, prms, robertson, valko } from '@keelson/physics/decline/sources.ts'
import { draperSmith } from '@keelson/physics/series-comparison/sources.ts'
import { ogorA } from '@keelson/standards/bsee-ogor-a/source.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { decline } from './decline-ways.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  ...decline.contract,
  id: 'production-forecast-arps',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  standards: [
    { source: ARPS, section: 'Exponential, hyperbolic and harmonic decline' },
    { source: robertson, section: 'Exponential from the terminal decline' },
    { source: duong, section: 'Eq 11, 15 and 16' },
    { source: valko, section: 'Rate, cumulative and ultimate recovery' },
    { source: prms, section: 'P90, P50 and P10 as low, best and high estimates' },
    { source: burnham, section: 'eq 2.4' },
    { source: ogorA, section: 'Well history from the files' },
  ],
  cites: [{ source: draperSmith, section: 'least squares line, residuals and coefficient of determination' }],
  kind: 'calculation',
  cost: 'standard',
  yearLength: 'days_per_year',
  answers: [
    'estimated_ultimate_recovery',
    'remaining_recovery',
    'time_to_economic_limit',
    'eur_p90_low',
    'eur_p50',
    'eur_p10_high',
    'initial_rate',
    'nominal_initial_decline',
  ],
  deliverables: [],
  warnings,
})
