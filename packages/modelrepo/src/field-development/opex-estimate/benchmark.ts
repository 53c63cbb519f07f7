/** The benchmark: the row of the host, brought to the capacity and the age. */
import type { Trace } from '@keelson/equations'
import { ENDS } from '@keelson/physics/field-cost/capex-benchmark.ts'
import { CALENDAR_YEAR } from '@keelson/physics/field-cost/economic-limit.ts'
import * as benchmark from '@keelson/physics/field-cost/opex-benchmark.ts'
import { YEAR_OF_COST } from '@keelson/physics/field-cost/opex-build-up.ts'
import type { Host } from '../_shared/hosts/hosts.ts'
import type { Some } from './inputs.ts'

/** What the benchmark needs, in SI. */
export interface Benchmarked {
  readonly host: Host
  readonly Q: number
  readonly a: number
}
export type Benchmarking = Some<'host_type' | 'production_capacity' | 'field_age'>
export const benchmarked = (p: Benchmarking): Benchmarked => ({
  host: p.host_type,
  Q: p.production_capacity,
  a: p.field_age,
})

export interface YearCost {
  readonly low: number | undefined
  readonly base: number
  readonly high: number | undefined
  /** USD/m3; where a capacity is known. */
  readonly unit: number | undefined
}

export function benchmarkYear(p: Benchmarking, trace: Trace): YearCost & { readonly unit: number } {
  const at = benchmarked(p)
  trace.section('Field age')
  const f_a = benchmark.ageFactor(at.a, trace)
  const [low, base, high] = ENDS.map((end) => {
    trace.section(`Benchmark, ${end}`)
    return benchmark.operatedYear(at, end, f_a, trace)
  }) as [number, number, number]
  trace.section('Unit cost')
  const unit = trace.apply(
    benchmark.unitOpex,
    { F: base, Y: YEAR_OF_COST, N_d: CALENDAR_YEAR, Q: at.Q },
    { rename: { F: 'F_base' } },
  )
  return { low, base, high, unit }
}
