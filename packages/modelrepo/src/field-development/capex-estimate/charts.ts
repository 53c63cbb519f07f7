/** The charts of the estimate and of what it depends on. */
import { silent } from '@keelson/equations'
import { logSpaced, spaced } from '@keelson/numerics/spaced.ts'
import { type BenchmarkedField, benchmarkCapex, ENDS } from '@keelson/physics/field-cost/capex-benchmark.ts'
import { ACCURACY } from '@keelson/standards/aace-18r-97-2020/accuracy.ts'
import {
  capacityFactoredCost,
  LARGEST_RATIO,
  SMALLEST_RATIO,
} from '@keelson/standards/aace-59r-10-2011/capacity-factored.ts'
import {
  type ChartDefinition,
  lineChart,
  type NotApplicable,
  notApplicable,
  type Point,
  type Series,
  type Span,
  spanChart,
} from '@keelson/workflow'
import { between } from '../_shared/basis/basis.ts'
import { TIEBACK, windowOf } from '../_shared/hosts/hosts.ts'
import type { Estimate } from './estimate.ts'
import type { Classed } from './estimate-class.ts'
import type { Factored, Known } from './known.ts'

const COST = { title: 'Capital cost', unit: 'MUSD' } as const
const CAPACITY = { title: 'Oil capacity', unit: 'bbl/d' } as const
const CASE = 'this case'
const POINTS = 41

export const rangePicture = {
  range: {
    title: 'Estimate and class range',
    description: 'Estimate range, if any, with the widest and narrowest typical ranges of the estimate class.',
  },
}
export const capacityPicture = {
  cost_by_capacity: {
    title: 'Cost against capacity',
    description:
      'Low, base and high benchmark costs, or the known project cost scaled to other capacities. This case is marked.',
    apart: { 'known project': 'Known project cost at the date and location of the estimate.' },
  },
}
export const depthPictures = {
  cost_by_depth: {
    title: 'Cost against water depth',
    description: 'Low, base and high benchmark costs, with this case marked. Tieback cost does not vary with depth.',
  },
}
export const lengthPicture = {
  cost_by_length: {
    title: 'Cost against tieback length',
    description: 'Low, base and high benchmark costs, with this case marked.',
    onlyWhen: { host_type: [TIEBACK] } as const,
  },
}

export function rangeChart(
  { middle, range }: Estimate,
  found: Classed | undefined,
  called = 'base',
): ChartDefinition | NotApplicable {
  if (found === undefined) return notApplicable('the estimate class of the entered cost is not stated')
  const { low, high } = ACCURACY[found.estimateClass]
  const span = (name: string, from: number, to: number, group: string): Span => ({
    name,
    from,
    to,
    group,
    label: between(from, to, 'MUSD'),
  })
  const C = middle.value
  return spanChart({
    x: COST,
    spans: [
      ...(range ? [span('this estimate', range.low.value, range.high.value, 'estimate')] : []),
      span(`class ${found.estimateClass}, widest`, C * (1 - low[1]), C * (1 + high[1]), 'class'),
      span(`class ${found.estimateClass}, narrowest`, C * (1 - low[0]), C * (1 + high[0]), 'class'),
    ],
    levels: [{ at: C, label: called }],
  })
}

const CALLED = { low: 'Low', base: 'Base', high: 'High' } as const

export function benchmarkCharts(at: BenchmarkedField, { middle }: Estimate) {
  const curves = (xs: readonly number[], change: (x: number) => Partial<BenchmarkedField>): Series[] =>
    ENDS.map((end) => ({
      name: CALLED[end],
      points: xs.map((x): Point => [x, benchmarkCapex({ ...at, ...change(x) }, end, silent)]),
    }))
  const marked = (x: number) => [{ x, y: middle.value, label: CASE }]
  const window = windowOf(at.host)
  const deepest = Math.max(3000, at.d)
  return {
    cost_by_capacity: lineChart({
      x: CAPACITY,
      y: COST,
      series: curves(spaced(at.Q / 4, at.Q * 2, POINTS), (Q) => ({ Q })),
      markers: marked(at.Q),
    }),
    cost_by_depth: lineChart({
      x: { title: 'Water depth', unit: 'm' },
      y: COST,
      series: curves(spaced(Math.min(100, at.d), deepest, POINTS), (d) => ({ d })),
      markers: marked(at.d),
      ...(window && {
        limits: [
          { at: window.from.value, label: 'minimum water depth', along: 'y' as const },
          { at: window.to.value, label: 'maximum water depth', along: 'y' as const },
        ],
      }),
    }),
    ...(at.host === TIEBACK && {
      cost_by_length: lineChart({
        x: { title: 'Tieback length', unit: 'km' },
        y: COST,
        series: curves(spaced(0, Math.max(60e3, 1.5 * at.L), 61), (L) => ({ L })),
        markers: marked(at.L),
      }),
    }),
  }
}

export function factoredChart(p: Known, { middle, ratio }: Factored): ChartDefinition {
  const { reference_cost: C_1, reference_capacity: Q_1, production_capacity: Q } = p
  const { scale_exponent: n, reference_cost_index: I_1, cost_index: I_2, location_factor: L_f } = p
  const of = (Q_2: number, exponent: number): Point => [
    Q_2,
    capacityFactoredCost.evaluateSI({ C_1, Q_2, Q_1, n: exponent, I_2, I_1, L_f }),
  ]
  const [low, high] = [Math.min(SMALLEST_RATIO.value, ratio), Math.max(LARGEST_RATIO.value, ratio)]
  const along = logSpaced(low * Q_1, high * Q_1, POINTS)
  const curve = (exponent: number, name: string): Series => ({ name, points: along.map((x) => of(x, exponent)) })
  const others = [n - 0.1, n + 0.1].filter((x) => x > 0)
  return lineChart({
    x: { ...CAPACITY, log: true },
    y: { ...COST, log: true },
    series: [curve(n, 'entered exponent'), ...others.map((x) => curve(x, x < n ? '0.1 less' : '0.1 more'))],
    markers: [
      { x: Q, y: middle.value, label: CASE },
      { x: Q_1, y: C_1 * (I_2 / I_1) * L_f, label: 'known project' },
    ],
  })
}
