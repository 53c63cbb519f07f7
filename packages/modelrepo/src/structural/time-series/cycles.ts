/** What a count of cycles comes to, step by step; written out where it is short. */

import type { Trace } from '@keelson/equations'
import { equivalentRangeOfCount, rangePowerSum } from '@keelson/physics/fatigue/equivalent-range.ts'
import { amzallag } from '@keelson/physics/fatigue/four-point.ts'
import { miner } from '@keelson/physics/fatigue/miner.ts'
import { astmE1049 } from '@keelson/physics/fatigue/rainflow.ts'
import { cyclesOfReversals } from '@keelson/physics/time-series/statistics.ts'
import { atLimit, type NotApplicable, type NotChecked, notApplicable, notChecked, shown } from '@keelson/workflow'
import { WRITTEN_OUT } from '../../_shared/rows/written-out.ts'
import type { CycleCount } from './counting.ts'

/** Sum of the counts, and the largest range. */
export function sumsOf(found: CycleCount, isAstm: boolean, trace: Trace) {
  const at = isAstm
    ? { source: astmE1049, clause: '5.4.4' }
    : { source: amzallag, clause: 'four points, rest repeated' }
  const counted = `over all cycles by the ${isAstm ? 'three-point rule' : 'four-point rule with the residual repeated once'}`
  const read = (symbol: string, title: string, value: number, cell: string) =>
    trace.lookup({ ...at, symbol, title, unit: '-', value, cell })
  const n_c = read('n_c', 'Cycle count', found.cycles, `sum of counts ${counted}`)
  const S_max = read('S_max', 'Maximum range', found.largest, `maximum range ${counted}`)
  read('E_3', 'Sum of counts times cubed range', found.cubes, `sum of counts times cubed range ${counted}`)
  return { n_c, S_max }
}

/** Sums between these are numbers of full length. */
const [SMALLEST_SUM, LARGEST_SUM] = [1e-290, 1e290] as const
export const isTold = (sum: number): boolean => sum > SMALLEST_SUM && sum < LARGEST_SUM

/** Why there is none, or the range. */
export function equivalentOf(
  { powers }: CycleCount,
  ranges: readonly { readonly range: number; readonly count: number }[] | null,
  m: number,
  n_c: number,
  trace: Trace,
): number | NotApplicable {
  if (!isTold(powers))
    return notApplicable(
      'the ranges to the power {sn_slope} are too large or too small to be summed; enter the record in another unit',
    )
  trace.section('Equivalent range')
  const short = ranges !== null && ranges.length <= WRITTEN_OUT
  const E_m = short
    ? trace.apply(rangePowerSum, { n: ranges.map((r) => r.count), S: ranges.map((r) => r.range), m })
    : trace.lookup({
        symbol: rangePowerSum.symbol,
        title: rangePowerSum.title,
        unit: '-',
        source: miner,
        clause: rangePowerSum.clause,
        value: powers,
        cell: 'sum over all counted cycles',
      })
  return trace.apply(equivalentRangeOfCount, { E_m, n_c, m })
}

/** Half a cycle for each range between two reversals: none is lost, none counted twice. */
export function balanceOf({ cycles, reversals }: CycleCount, trace: Trace): NotChecked | { readonly failure?: string } {
  if (reversals < 2) return notChecked('not_requested', 'there are fewer than two reversals')
  const n_r = trace.lookup({
    symbol: 'n_r',
    title: 'Reversals',
    unit: '-',
    source: astmE1049,
    clause: '5.4.4',
    value: reversals,
    cell: 'peaks and valleys of the record, identified independently of the count',
  })
  const expected = trace.apply(cyclesOfReversals, { n_r })
  if (atLimit(cycles, expected)) return {}
  return { failure: `the counts sum to ${shown(cycles)} but the reversals give ${shown(expected)}` }
}
