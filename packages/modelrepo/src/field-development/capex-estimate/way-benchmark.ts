/** The benchmark: the row of the host, brought to the capacity and the depth, or a tieback to its length. */
import type { Trace } from '@keelson/equations'
import {
  type BenchmarkedField,
  benchmarkCapex,
  ENDS,
  standaloneCapex,
} from '@keelson/physics/field-cost/capex-benchmark.ts'
import { costPerCapacity } from '@keelson/physics/field-cost/measures.ts'
import { against, check, inPractice, notChecked, once } from '@keelson/workflow'
import { basisFile, between } from '../_shared/basis/basis.ts'
import { aHost, TIEBACK, windowOf } from '../_shared/hosts/hosts.ts'
import { benchmarkCharts, capacityPicture, depthPictures, lengthPicture, rangeChart, rangePicture } from './charts.ts'
import { about, capacityValues, type Estimate, overReserves, reservesValue, withSpend } from './estimate.ts'
import { classed, classTold, classValues, sidesUnheld } from './estimate-class.ts'
import { development } from './figures.ts'
import { spread, way } from './inputs.ts'
import { checks, KNOWN_WINDOW, noKnown } from './screening.ts'
import { spendCharts, spendOf, spendPicture, spendTable, spendTables, spendValues } from './spend.ts'
import { basisOf, basisTables, benchmarkBasis } from './tables.ts'
import { benchmarkWarnings, classWarnings, idleWarnings } from './warnings.ts'

const { gives } = inPractice('oilfield')
const end = (symbol: string, title: string, description: string) =>
  gives(standaloneCapex, 'cost', description, { symbol, title, signed: true })

export const byBenchmark = way({
  takes: ['host_type', 'production_capacity', 'water_depth', ...spread],
  may: ['reserves', 'phasing'],
  takesWhen: { tieback_distance: { host_type: [TIEBACK] } },
  values: {
    low_capex: end('C_low', 'Low capital cost', 'Low value of the benchmark, not a percentile.'),
    high_capex: end('C_high', 'High capital cost', 'High value of the benchmark, not a percentile.'),
    ...capacityValues,
    ...reservesValue,
    ...spendValues,
    ...classValues,
  },
  checks,
  tables: { ...basisTables, ...spendTable },
  charts: { ...rangePicture, ...capacityPicture, ...depthPictures, ...lengthPicture, ...spendPicture },
  figures: {
    development: {
      title: 'Development schematic',
      description: 'Host, water depth and wells as in the benchmark. Schematic, not a design.',
    },
  },
  calculate: (p, trace) => {
    const at = { host: p.host_type, Q: p.production_capacity, d: p.water_depth, L: p.tieback_distance ?? 0 }
    const estimate = benchmarked(at, trace)
    const { middle, range } = estimate
    overReserves(p, estimate, trace)
    const found = classed(estimate, trace)
    const spend = spendOf(p, estimate.cost, trace)
    const reach = between(range.low.value, range.high.value, 'MUSD')
    const words = `Capital cost about ${about(middle.value)} (${reach}), AACE class 5, from a screening heuristic, not a published standard`
    const detail = withSpend(words, spend)
    const basis = once(() => basisOf(benchmarkBasis(p), p, estimate, found))
    return {
      values: { base_capex: middle.value, ...classTold(found) },
      checks: { ...inWindow(at), ...noKnown, ...sidesUnheld(found) },
      tables: () => ({ basis: basis(), ...spendTables(spend) }),
      charts: () => ({
        range: rangeChart(estimate, found),
        ...benchmarkCharts(at, estimate),
        ...spendCharts(spend),
      }),
      figures: () => ({ development: development(at, estimate) }),
      files: () => [basisFile(detail, basis())],
      warnings: [...benchmarkWarnings(at), ...classWarnings(found), ...idleWarnings(p)],
      detail,
    }
  },
})

function benchmarked(at: BenchmarkedField, trace: Trace) {
  const [low, base, high] = ENDS.map((of) => {
    trace.section(`Benchmark, ${of}`)
    return benchmarkCapex(at, of, trace)
  }) as [number, number, number]
  trace.section('Measures')
  trace.apply(costPerCapacity, { C: base, Q: at.Q }, { rename: { C: 'C_base' } })
  const middle = { symbol: 'C_base', value: base }
  const range = { low: { symbol: 'C_low', value: low }, high: { symbol: 'C_high', value: high } }
  return { cost: middle, middle, range, estimateClass: 5 } as const satisfies Estimate
}

function inWindow({ host, d }: BenchmarkedField) {
  const window = windowOf(host)
  if (window === undefined) {
    const unknown = notChecked(
      'out_of_reach',
      against(KNOWN_WINDOW, `no water depth range is known for ${aHost(host)}`),
    )
    return { depth_above_least: unknown, depth_below_greatest: unknown }
  }
  return {
    depth_above_least: check({ demand: window.from, capacity: d }),
    depth_below_greatest: check({ demand: d, capacity: window.to }),
  }
}
