/** Incident statistics: what the workflow is, takes, gives and does not do. */
import { fisher, garwood, kendall, rothman, sen } from '@keelson/physics/event-rates/sources.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { bseeStatistics, imoCasualtyCode, iogpRates, noaaIncidentNews, tsbMarsis } from './about-sources.ts'
import { checks } from './checks.ts'
import { inputs } from './inputs.ts'
import { charts, tables } from './outputs.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  id: 'marine-safety-stats',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'floating-marine', subdomain: 'vessels' }],
  standards: [
    { source: noaaIncidentNews, section: '17 columns of the raw list' },
    { source: bseeStatistics, section: 'Fiscal years to 2017, calendar years from 2018' },
    { source: imoCasualtyCode, section: 'Severity classes, with MSC-MEPC.3/Circ.4/Rev.1' },
    { source: tsbMarsis, section: 'Occurrences and their vessels' },
    { source: iogpRates, section: 'FAR per 10⁸ h; TRIR per 10⁶ h, or per 2×10⁵ h to OSHA' },
    { source: garwood, section: 'Exact limits of a Poisson expectation' },
    { source: kendall, section: 'Trend test' },
    { source: sen, section: 'slope' },
    { source: fisher, section: 'Index of dispersion' },
  ],
  cites: [{ source: rothman, section: 'incidence rate ratio, confidence limits and proportions' }],
  kind: 'calculation',
  query: true,
  cost: 'standard',
  params: inputs,
  rules,
  values,
  answers: [
    'occurrences',
    'rate',
    'rate_ci_low',
    'rate_ci_high',
    'total_fatalities',
    'very_serious_fraction',
    'potential_release_total_gal',
    'potential_release_max_gal',
  ],
  checks,
  tables,
  charts,
  figures: {},
  deliverables: [],
  warnings,
})
