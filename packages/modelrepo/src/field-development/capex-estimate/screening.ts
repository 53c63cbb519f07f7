/** The checks that one method makes and the others name: the host in its depth, the known project near enough. */
import { reachRule } from '@keelson/equations'
import { hostScreening } from '@keelson/physics/field-concepts/sources.ts'
import { capacityRatio, LARGEST_RATIO, SMALLEST_RATIO } from '@keelson/standards/aace-59r-10-2011/capacity-factored.ts'
import { checkOf, compares, notChecked } from '@keelson/workflow'
import { classChecks } from './estimate-class.ts'
import { BENCHMARK, FACTORED } from './inputs.ts'

const WINDOWS = { source: hostScreening, clause: 'depth windows' }
export const KNOWN_WINDOW = reachRule({
  ...WINDOWS,
  title: 'The depth window of the host is known',
  because: 'no depth is told to suit another host',
})
const ofHost = { criterion: WINDOWS, onlyWhen: { method: [BENCHMARK] }, reach: [KNOWN_WINDOW] } as const
const ratio = { symbol: capacityRatio.symbol, title: 'Ratio of the capacities' } as const
const onlyWhen = { method: [FACTORED] } as const

export const checks = {
  depth_above_least: checkOf('water_depth', {
    title: 'Water deep enough for the host',
    demand: 'Least water depth of the host',
    capacity: 'Water depth',
    ...ofHost,
  }),
  depth_below_greatest: checkOf('water_depth', {
    title: 'Water shallow enough for the host',
    demand: 'Water depth',
    capacity: 'Greatest water depth of the host',
    ...ofHost,
  }),
  capacity_ratio_least: compares('-', {
    title: 'Known project not too large',
    demand: { constant: SMALLEST_RATIO, title: 'Smallest ratio of capacities' },
    capacity: ratio,
    criterion: SMALLEST_RATIO,
    onlyWhen,
  }),
  capacity_ratio_greatest: compares('-', {
    title: 'Known project not too small',
    demand: ratio,
    capacity: { constant: LARGEST_RATIO, title: 'Largest ratio of capacities' },
    criterion: LARGEST_RATIO,
    onlyWhen,
  }),
  ...classChecks,
}

const OTHER = notChecked('other_mode', 'not a part of this method')
export const noHost = { depth_above_least: OTHER, depth_below_greatest: OTHER }
export const noKnown = { capacity_ratio_least: OTHER, capacity_ratio_greatest: OTHER }
