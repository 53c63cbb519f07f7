/** Weather windows: what the workflow is, takes, gives and does not do. */
import { nordenstrom, persistence } from '@keelson/physics/weather-windows/equations.ts'
import { dnvOsH101 } from '@keelson/standards/dnv-os-h101-2011/source.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { warnings } from './warnings.ts'
import { weather } from './weather.ts'

export const contract = defineContract({
  ...about,
  ...weather.contract,
  id: 'weather-window',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'floating-marine', subdomain: 'installation' }],
  standards: [
    { source: dnvOsH101, section: 'section 4 B, operation periods, forecast limits and table 4-1' },
    { source: persistence, section: 'persistence of sea states' },
    { source: nordenstrom, section: '3.6.3 Weibull distribution of the significant wave height' },
  ],
  kind: 'calculation',
  cost: 'standard',
  tries: ['hs_limit', 'required_duration'],
  answers: [
    'feasible_start_percentage',
    'mean_waiting_time',
    'number_of_suitable_windows',
    'longest_window',
    'workability',
    'forecast_limit',
    'alpha_factor',
  ],
  deliverables: [],
  warnings,
})
