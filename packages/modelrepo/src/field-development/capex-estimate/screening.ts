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
  title: 'Known water depth range of host',
  because: 'no depth range is known for other hosts',
})
const ofHost = { criterion: WINDOWS, onlyWhen: { method: [BENCHMARK] }, reach: [KNOWN_WINDOW] } as const
const ratio = { symbol: capacityRatio.symbol, title: 'Capacity ratio' } as const
const onlyWhen = { method: [FACTORED] } as const

export const checks = {
  depth_above_least: checkOf('water_depth', {
    title: 'Minimum water depth',
    demand: 'Minimum host water depth',
    capacity: 'Water depth',
    ...ofHost,
  }),
  depth_below_greatest: checkOf('water_depth', {
    title: 'Maximum water depth',
    demand: 'Water depth',
    capacity: 'Maximum host water depth',
    ...ofHost,
  }),
  capacity_ratio_least: compares('-', {
    title: 'Minimum capacity ratio',
    demand: { constant: SMALLEST_RATIO, title: 'Minimum capacity ratio' },
    capacity: ratio,
    criterion: SMALLEST_RATIO,
    onlyWhen,
  }),
  capacity_ratio_greatest: compares('-', {
    title: 'Maximum capacity ratio',
    demand: ratio,
    capacity: { constant: LARGEST_RATIO, title: 'Maximum capacity ratio' },
    criterion: LARGEST_RATIO,
    onlyWhen,
  }),
  ...classChecks,
}

const OTHER = notChecked('other_mode', 'not applicable to this method')
export const noHost = { depth_above_least: OTHER, depth_below_greatest: OTHER }
export const noKnown = { capacity_ratio_least: OTHER, capacity_ratio_greatest: OTHER }
