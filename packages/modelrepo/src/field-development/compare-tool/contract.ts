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
import { assumptions, method, notChecked, validity } from './method.ts'
import { charts, checks, tables } from './outputs.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'compare-tool',
  version: 1,
  status: 'stable',
  title: 'Compare result series from several runs or tools',
  question: 'How far apart are these series, run against run, tool against tool or test against analysis?',
  askedAs: [
    'Compare the results of two runs within a tolerance.',
    'Does my rerun on a new software version match the old results?',
    'RMSE, bias and correlation between measured and simulated data.',
    'Benchmark two analysis tools, say OrcaFlex vs Flexcom, against each other on the same key.',
    'Where do these two CSV files of results first diverge?',
    'Nash-Sutcliffe efficiency of predicted against measured production.',
  ],
  routes: [{ domain: 'wells-subsurface', subdomain: 'field-development' }],
  standards: [
    { source: asmeVv20, section: 'comparison error of two results' },
    { source: numpyIsclose, section: 'tolerance of a point' },
    { source: willmott, section: 'bias, mean absolute and root mean square error' },
    { source: nashSutcliffe, section: 'efficiency' },
    { source: draperSmith, section: 'straight line and correlation' },
    { source: nistStrd, section: 'mean, deviation and lag-1 autocorrelation' },
    { source: smirnov, section: 'distance of two samples' },
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
  method,
  assumptions,
  validity,
  warnings,
  notChecked,
})
