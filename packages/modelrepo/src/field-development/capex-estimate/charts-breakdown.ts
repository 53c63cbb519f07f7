/** The charts of a work breakdown: how the total is built up, what moves it, and how probable it is. */
import { spaced } from '@keelson/numerics/spaced.ts'
import { Z_90 } from '@keelson/physics/field-cost/aggregation.ts'
import {
  type ChartDefinition,
  lineChart,
  type NotApplicable,
  notApplicable,
  type Point,
  type Span,
  saying,
  spanChart,
  type TornadoBar,
  tornado,
  worstFirst,
} from '@keelson/workflow'
import { roughly } from '../_shared/basis/basis.ts'
import type { Breakdown, Summed } from './breakdown.ts'
import type { Item } from './inputs.ts'
import { itemAt } from './tables.ts'

const COST = { title: 'Capital cost', unit: 'MUSD' } as const
/** Items that are drawn one by one; the smallest of more are drawn together. */
const MOST_DRAWN = 9
const POINTS = 81
/** The curve is drawn to these shares of its outcomes. */
const TAIL = 0.003

export const breakdownPictures = {
  waterfall: {
    title: 'Cost build-up',
    description: 'Direct costs, management and owner costs, base estimate, contingency and total.',
  },
  item_tornado: {
    title: 'Base estimate sensitivity',
    description:
      'Base estimate with each item at its P10 and P90 and the other items at their means. Management and owner costs are included.',
  },
  s_curve: {
    title: 'Cost probability',
    description: 'Probability that the base estimate, excluding contingency, does not exceed a given cost.',
    apart: { 'P#': 'Non-exceedance probability of the marked percentile.' },
  },
}

export const breakdownCharts = (p: Summed, found: Breakdown) => ({
  waterfall: waterfall(p, found),
  item_tornado: itemTornado(found),
  s_curve: sCurve(found),
})

function waterfall(p: Summed, { items, base, total }: Breakdown): ChartDefinition {
  const direct = items.reduce((sum, { mean_cost_musd: m }) => sum + m, 0)
  const steps: (readonly [name: string, cost: number])[] = [
    ...gathered(items),
    ...(p.project_management_fraction > 0
      ? [['management and engineering', p.project_management_fraction * direct] as const]
      : []),
    ...(p.owner_cost_fraction > 0 ? [['owner cost', p.owner_cost_fraction * direct] as const] : []),
  ]
  let from = 0
  const spans = steps.map(([name, cost]): Span => {
    from += cost
    return { name, from: from - cost, to: from, group: 'parts', label: roughly(cost, 'MUSD') }
  })
  const whole = (name: string, cost: number): Span => ({
    name,
    from: 0,
    to: cost,
    group: 'sums',
    label: roughly(cost, 'MUSD'),
  })
  return spanChart({
    x: { ...COST, zero: true },
    spans: [
      ...spans,
      whole('base estimate', base),
      ...(total > base
        ? [
            {
              name: 'contingency',
              from: base,
              to: total,
              group: 'parts',
              label: roughly(total - base, 'MUSD'),
            },
          ]
        : []),
      ...(total > base ? [whole('total with contingency', total)] : []),
    ],
  })
}

/** The largest items, and what all others are together. */
function gathered(items: readonly Item[]): readonly (readonly [string, number])[] {
  if (items.length <= MOST_DRAWN) return items.map((i) => [i.name, i.mean_cost_musd])
  const largest = new Set(items.toSorted((a, b) => b.mean_cost_musd - a.mean_cost_musd).slice(0, MOST_DRAWN - 1))
  const rest = items.filter((i) => !largest.has(i))
  return [
    ...items.filter((i) => largest.has(i)).map((i) => [i.name, i.mean_cost_musd] as const),
    [`${rest.length} smaller items`, rest.reduce((sum, i) => sum + i.mean_cost_musd, 0)],
  ]
}

const LOWERED = 'item at its P10'
const RAISED = 'item at its P90'
const NO_SPREAD = notApplicable('no item has a cost spread')
/** Bars of the tornado. */
const MOST_BARS = 8

function itemTornado({ items, k, base }: Breakdown): ChartDefinition | NotApplicable {
  const uncertain = items.filter((i) => i.coefficient_of_variation > 0)
  if (uncertain.length === 0) return NO_SPREAD
  const swing = (item: Item) => itemAt(item, Z_90.value) - itemAt(item, -Z_90.value)
  const { shown, note } = worstFirst(
    uncertain.toSorted((a, b) => swing(b) - swing(a)),
    { most: MOST_BARS, things: 'items', by: 'the widest spread', worse: swing },
  )
  const bars = shown.flatMap((item): TornadoBar[] =>
    (
      [
        [LOWERED, -Z_90.value],
        [RAISED, Z_90.value],
      ] as const
    ).map(([end, z]) => {
      const cost = itemAt(item, z)
      return { name: item.name, end, to: base + k * (cost - item.mean_cost_musd), label: roughly(cost, 'MUSD') }
    }),
  )
  return saying(tornado({ x: { title: 'Base estimate', unit: 'MUSD' }, base, ends: [LOWERED, RAISED], bars }), note)
}

function sCurve({ covered, percentiles, base, total }: Breakdown): ChartDefinition | NotApplicable {
  if (covered === undefined) return NO_SPREAD
  const { P_10, P_50, P_80, P_90 } = percentiles
  const reach = [P_50 * (P_10 / P_50) ** 2.2, P_50 * (P_90 / P_50) ** 2.2] as const
  const points = spaced(Math.min(reach[0], base), Math.max(reach[1], total), POINTS)
    .map((cost): Point => [cost, covered(cost)])
    .filter(([, share]) => share >= TAIL)
  const marker = (cost: number, label: string) => ({ x: cost, y: covered(cost), label })
  return lineChart({
    x: COST,
    y: { title: 'Non-exceedance probability', unit: '%', domain: [0, 1] },
    series: [{ name: 'base estimate', points }],
    markers: [
      marker(P_10, 'P10'),
      marker(P_50, 'P50'),
      marker(P_80, 'P80'),
      marker(P_90, 'P90'),
      ...(total > base ? [marker(total, 'total with contingency')] : [marker(base, 'base estimate')]),
    ],
  })
}
