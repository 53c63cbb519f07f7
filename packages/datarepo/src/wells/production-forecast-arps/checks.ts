/** The checks of a run, each by its clause. */
import { house } from '@keelson/equations'
import { lowOverHigh, relativeDifference } from '@keelson/physics/decline/recovery.ts'
import { robertson } from '@keelson/physics/decline/sources.ts'
import { checkOf } from '@keelson/workflow'
import { modified, sampled } from './modes.ts'

export const checks = {
  cumulative_integral: checkOf('-', {
    title: 'The cumulative is the integral of the rate',
    criterion: { source: house, clause: 'closed form against quadrature' },
    demand: relativeDifference,
    capacity: 'Permitted difference',
    selfCheck:
      'the closed form of the cumulative is the integral of the rate; it holds for every decline, so that no case fails it',
  }),
  switch_continuity: checkOf('-', {
    title: 'The rate is continuous at the switch',
    criterion: { source: robertson, clause: 'exponential from the terminal decline on' },
    demand: relativeDifference,
    capacity: 'Permitted difference',
    selfCheck: 'both pieces of the curve meet at the switch; they do for every decline, so that no case fails it',
    onlyWhen: modified,
  }),
  percentile_order: checkOf('-', {
    title: 'The low estimate is not above the high one',
    criterion: { source: house, clause: 'P90 is the low estimate, P10 the high one' },
    demand: lowOverHigh,
    capacity: 'Equal',
    selfCheck: 'percentiles come out of one sorted list of samples; no case makes them stand the other way',
    onlyWhen: sampled,
  }),
}
