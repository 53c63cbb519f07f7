/** Decline-curve forecast: what the workflow is, takes, gives and does not do. */
import { ARPS, burnham, duong, prms, robertson, valko } from '@keelson/physics/decline/sources.ts'
import { ogorA } from '@keelson/standards/bsee-ogor-a/source.ts'
import { defineContract } from '@keelson/workflow'
import { assumptions, method, notChecked, validity } from './method.ts'
import { charts, checks, tables } from './outputs.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'production-forecast-arps',
  version: 1,
  status: 'stable',
  title: 'Decline-curve production forecast and EUR',
  question: 'What will this well still produce, to what rate and when, and how sure is that?',
  askedAs: [
    'Fit an exponential, hyperbolic or harmonic decline curve to my monthly rates and give me the EUR.',
    'What are the P10, P50 and P90 reserves of this well by Arps?',
    'Forecast a shale well with hyperbolic decline and a terminal decline of 8 %.',
    'When does the well reach its economic limit, and how much oil is left until then?',
    'Convert an effective decline of 85 % in the first year to a nominal one.',
    'Duong or stretched exponential forecast for a fractured gas well.',
  ],
  routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  standards: [
    { source: ARPS, section: 'exponential, hyperbolic and harmonic decline' },
    { source: robertson, section: 'exponential from a terminal decline on' },
    { source: duong, section: 'eq 11, 15 and 16' },
    { source: valko, section: 'rate, cumulative and ultimate recovery' },
    { source: prms, section: 'P90, P50 and P10 as low, best and high estimates' },
    { source: burnham, section: 'eq 2.4' },
    { source: ogorA, section: 'history of a well from the files' },
  ],
  kind: 'calculation',
  cost: 'standard',
  params: inputs,
  yearLength: 'days_per_year',
  rules,
  values,
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
  checks,
  tables,
  charts,
  figures: {},
  deliverables: [],
  method,
  assumptions,
  validity,
  warnings,
  notChecked,
})
