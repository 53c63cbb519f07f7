/** The benchmark: the row of the host, brought to the capacity and the depth, or a tieback to its length. */
import type { Trace } from '@keelson/equations'
import { type BenchmarkedField, benchmarkCapex, ENDS } from '@keelson/physics/field-cost/capex-benchmark.ts'
import { costPerCapacity } from '@keelson/physics/field-cost/measures.ts'
import { given } from '@keelson/workflow'
import type { Estimate } from './calculate-estimate.ts'
import type { Params } from './params.ts'

export function benchmarked(p: Params): BenchmarkedField {
  const {
    host_type: host,
    production_capacity: Q,
    water_depth: d,
  } = given(p, 'host_type', 'production_capacity', 'water_depth')
  return { host, Q, d, L: p.tieback_distance ?? 0 }
}

export function benchmarkEstimate(p: Params, trace: Trace): Estimate {
  const at = benchmarked(p)
  const [low, base, high] = ENDS.map((end) => {
    trace.section(`Benchmark, ${end}`)
    return benchmarkCapex(at, end, trace)
  }) as [number, number, number]
  trace.section('Measures')
  const perCapacity = trace.apply(costPerCapacity, { C: base, Q: at.Q }, { rename: { C: 'C_base' } })
  const middle = { symbol: 'C_base', value: base }
  return {
    values: { low_capex: low, base_capex: base, high_capex: high, base_capex_per_capacity: perCapacity },
    cost: middle,
    middle,
    range: { low: { symbol: 'C_low', value: low }, high: { symbol: 'C_high', value: high } },
    estimateClass: 5,
  }
}
