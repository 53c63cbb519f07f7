/** The checks: the host in its depth, the known project near enough, and the range as wide as its class. */

import { reachRule } from '@keelson/equations'
import { hostScreening } from '@keelson/physics/field-concepts/sources.ts'
import { CONFIDENCE } from '@keelson/standards/aace-18r-97-2020/accuracy.ts'
import { LARGEST_RATIO, SMALLEST_RATIO } from '@keelson/standards/aace-59r-10-2011/capacity-factored.ts'
import { against, check, checkOf, type NotChecked, notChecked } from '@keelson/workflow'
import { aHost, windowOf } from '../_shared/hosts/hosts.ts'
import { benchmarked } from './calculate-benchmark.ts'
import type { Classed } from './calculate-class.ts'
import type { Factored } from './calculate-factored.ts'
import { BENCHMARK, BREAKDOWN, ofBenchmark, ofFactored } from './modes.ts'
import type { Params } from './params.ts'

const WINDOWS = { source: hostScreening, clause: 'depth windows' }
const KNOWN_WINDOW = reachRule({
  ...WINDOWS,
  title: 'The depth window of the host is known',
  because: 'no depth is told to suit another host',
})
const sideOfClass = (title: string, demand: string, capacity: string) =>
  checkOf('-', { title, demand, capacity, criterion: CONFIDENCE })

export const checks = {
  depth_above_least: checkOf('water_depth', {
    title: 'Water deep enough for the host',
    demand: 'Least water depth of the host',
    capacity: 'Water depth',
    criterion: WINDOWS,
    onlyWhen: ofBenchmark,
    reach: [KNOWN_WINDOW],
  }),
  depth_below_greatest: checkOf('water_depth', {
    title: 'Water shallow enough for the host',
    demand: 'Water depth',
    capacity: 'Greatest water depth of the host',
    criterion: WINDOWS,
    onlyWhen: ofBenchmark,
    reach: [KNOWN_WINDOW],
  }),
  capacity_ratio_least: checkOf('-', {
    title: 'Known project not too large',
    demand: 'Smallest ratio of capacities',
    capacity: 'Ratio of the capacities',
    criterion: SMALLEST_RATIO,
    onlyWhen: ofFactored,
  }),
  capacity_ratio_greatest: checkOf('-', {
    title: 'Known project not too small',
    demand: 'Ratio of the capacities',
    capacity: 'Largest ratio of capacities',
    criterion: LARGEST_RATIO,
    onlyWhen: ofFactored,
  }),
  low_side_claims: sideOfClass(
    'Low side claims no more than the class',
    'Narrowest low side of the class',
    'Low side of the range',
  ),
  high_side_claims: sideOfClass(
    'High side claims no more than the class',
    'Narrowest high side of the class',
    'High side of the range',
  ),
  low_side_holds: sideOfClass('Low side holds the class', 'Low side of the range', 'Widest low side of the class'),
  high_side_holds: sideOfClass('High side holds the class', 'High side of the range', 'Widest high side of the class'),
}

const OTHER = notChecked('other_mode', 'not a part of this method')

export const checksOf = (p: Params, found: Classed | undefined, factored: Factored | undefined) => ({
  ...depthChecks(p),
  capacity_ratio_least: factored ? check({ demand: SMALLEST_RATIO, capacity: factored.ratio }) : OTHER,
  capacity_ratio_greatest: factored ? check({ demand: factored.ratio, capacity: LARGEST_RATIO }) : OTHER,
  ...classChecks(p, found),
})

function depthChecks(p: Params) {
  if (p.method !== BENCHMARK) return { depth_above_least: OTHER, depth_below_greatest: OTHER }
  const { host, d } = benchmarked(p)
  const window = windowOf(host)
  if (window === undefined) return { depth_above_least: unknown(host), depth_below_greatest: unknown(host) }
  return {
    depth_above_least: check({ demand: window.from, capacity: d }),
    depth_below_greatest: check({ demand: d, capacity: window.to }),
  }
}

function unknown(host: Parameters<typeof aHost>[0]): NotChecked {
  return notChecked('out_of_reach', against(KNOWN_WINDOW, `no depth window of ${aHost(host)} is known`))
}

function classChecks(p: Params, found: Classed | undefined) {
  const sides = found?.sides
  if (sides === undefined) {
    const none = notChecked(
      'other_mode',
      p.method === BENCHMARK || p.method === BREAKDOWN
        ? 'the estimate has no class'
        : 'the estimate has no range of its own',
    )
    return { low_side_claims: none, high_side_claims: none, low_side_holds: none, high_side_holds: none }
  }
  const { low, high } = sides
  const widest = notChecked('not_requested', 'class 5 is the widest there is: a wider range is shown, and warned of')
  const last = found?.estimateClass === 5
  return {
    low_side_claims: check({ demand: low.narrowest, capacity: low.spread }),
    high_side_claims: check({ demand: high.narrowest, capacity: high.spread }),
    low_side_holds: last ? widest : check({ demand: low.spread, capacity: low.widest }),
    high_side_holds: last ? widest : check({ demand: high.spread, capacity: high.widest }),
  }
}
