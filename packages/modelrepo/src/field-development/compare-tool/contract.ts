/** Comparison of result series: what the workflow is, takes, gives and does not do. */
import {
  asmeVv20,
  draperSmith,
  fritschButland,
  nashSutcliffe,
  nistStrd,
  numpyIsclose,
  smirnov,
  willmott,
} from '@keelson/physics/series-comparison/sources.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { checks } from './checks.ts'
import { inputs } from './inputs.ts'
import { charts, tables } from './outputs.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  id: 'compare-tool',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'wells-subsurface', subdomain: 'field-development' }],
  standards: [
    { source: asmeVv20, section: 'comparison error, the difference between two results' },
    { source: numpyIsclose, section: 'tolerance of a point' },
    { source: willmott, section: 'bias, mean absolute and root mean square error' },
    { source: nashSutcliffe, section: 'efficiency' },
    { source: draperSmith, section: 'straight line and correlation' },
    { source: nistStrd, section: 'mean, standard deviation and lag-1 autocorrelation' },
    { source: smirnov, section: 'distance between two samples' },
    { source: fritschButland, section: 'monotone cubic interpolation' },
  ],
  kind: 'calculation',
  cost: 'standard',
  params: inputs,
  rules,
  values,
  answers: [
    'bias',
    'rmse',
    'max_absolute_difference',
    'key_at_max_difference',
    'points_out_of_tolerance',
    'first_divergence_key',
    'pearson_correlation',
    'nash_sutcliffe_efficiency',
  ],
  checks,
  tables,
  charts,
  figures: {},
  deliverables: [],
  warnings,
})
