/** The charts of a ranking: what gives the scores, what the lead rests on, how ranks hold, windows, weights. */
import { DEPTH_WINDOWS, hostInWords } from '@keelson/physics/field-concepts/hosts.ts'
import { DEPTH_BANDS } from '@keelson/physics/field-concepts/scores.ts'
import {
  axisOf,
  barChart,
  type ChartDefinition,
  heatMap,
  type NotApplicable,
  notApplicable,
  type Span,
  shown,
  shownIn,
  spanChart,
  type TornadoBar,
  tornado,
} from '@keelson/workflow'
import type { Compared } from './calculate-pairwise.ts'
import { orderOf, type Ranked, weightsWith } from './calculate-ranked.ts'
import type { Screening } from './calculate-screening.ts'
import type { Field } from './inputs.ts'
import { fieldAndWeights } from './inputs-field.ts'

type Ranks = readonly (readonly number[])[] | undefined
const NONE_LEFT = notApplicable('no host is feasible')

export const rankingCharts = (ranked: Ranked, ranks: Ranks) => ({
  worth: ranked.names.length === 0 ? NONE_LEFT : worthMap(ranked),
  weight_tornado: weightTornado(ranked),
  rank_probability: rankMap(ranked, ranks),
})

/** Names as a chart writes them. */
const plain = (called: string | undefined): string => (called ?? '').replaceAll("'", '')

export function contributions(ranked: Ranked): ChartDefinition | NotApplicable {
  const { called, criteria, weights, worth, scores, scale } = ranked
  if (called.length === 0) return NONE_LEFT
  return barChart({
    category: scale === 1 ? 'Alternative' : 'Host',
    y: { title: 'Score', unit: '-' },
    stacked: true,
    bars: criteria.flatMap((group, j) =>
      orderOf(scores).map((i) => ({
        name: plain(called[i]),
        value: (weights[j] ?? 0) * (worth[i]?.[j] ?? 0),
        group,
      })),
    ),
  })
}

export const closenessChart = ({ called, scores }: Ranked): ChartDefinition =>
  barChart({
    category: 'Alternative',
    y: { title: 'Closeness to ideal', unit: '-', domain: [0, 1] },
    bars: orderOf(scores).map((i) => ({ name: plain(called[i]), value: scores[i] ?? 0 })),
  })

const worthMap = ({ called, criteria, worth, scale }: Ranked): ChartDefinition =>
  heatMap({
    x: 'Criterion',
    value: scale === 1 ? 'Worth' : 'Score',
    unit: '-',
    range: [0, scale],
    columns: criteria,
    cells: worth.flatMap((row, i) => row.map((value, j) => ({ x: criteria[j] ?? '', y: plain(called[i]), value }))),
  })

const [HALVED, DOUBLED] = ['weight halved', 'weight doubled'] as const

function weightTornado(ranked: Ranked): ChartDefinition | NotApplicable {
  const { criteria, weights, scores, scoresFor, called, scale } = ranked
  const [first, second] = orderOf(scores)
  if (first === undefined || second === undefined) return notApplicable('there is no second alternative')
  if (criteria.length < 2) return notApplicable('there is only one criterion')
  const margin = (w: readonly number[]) => {
    const own = scoresFor(w)
    return (own[first] ?? 0) - (own[second] ?? 0)
  }
  const bars = criteria.flatMap((name, c) =>
    (
      [
        [HALVED, 0.5],
        [DOUBLED, 2],
      ] as const
    ).flatMap(([end, factor]): TornadoBar[] => {
      const u = weights[c] ?? 0
      const share = (u * factor) / (1 - u + u * factor)
      if (u === 0 || u === 1) return []
      return [{ name, end, to: margin(weightsWith(weights, c, share)), label: shown(share, 2) }]
    }),
  )
  if (bars.length === 0) return notApplicable('one criterion has all the weight')
  const title = `Lead of ${plain(called[first])} over ${plain(called[second])}${scale === 1 ? '' : ', points'}`
  return tornado({ x: { title, unit: '-' }, base: margin(weights), ends: [HALVED, DOUBLED], bars })
}

function rankMap({ called }: Ranked, ranks: Ranks): ChartDefinition | NotApplicable {
  if (ranks === undefined) return notApplicable('no weights were sampled')
  return heatMap({
    x: 'Rank',
    value: 'Probability',
    unit: '-',
    range: [0, 1],
    cells: ranks.flatMap((row, i) => row.map((value, j) => ({ x: String(j + 1), y: plain(called[i]), value }))),
  })
}

export function windowChart({ water_depth: d }: Field, { hosts }: Screening): ChartDefinition {
  const span = (host: (typeof hosts)[number]['host'], ends: { from: { value: number }; to: { value: number } }) => ({
    name: hostInWords(host),
    from: ends.from.value,
    to: ends.to.value,
  })
  return spanChart({
    x: { ...axisOf(fieldAndWeights.water_depth), zero: true },
    spans: hosts.flatMap(({ host }): Span[] => {
      const { from, to } = DEPTH_WINDOWS[host]
      return [
        { ...span(host, DEPTH_BANDS[host]), group: 'optimum depth range' },
        {
          ...span(host, DEPTH_WINDOWS[host]),
          group: 'considered',
          label: `${shownIn(from.si, 'm')} to ${shownIn(to.si, 'm')}`,
        },
      ]
    }),
    levels: [{ at: d, label: 'field' }],
  })
}

export const weightChart = ({ names, weights }: Compared): ChartDefinition =>
  barChart({
    category: 'Criterion',
    y: { title: 'Weight', unit: '-' },
    bars: names.map((name, i) => ({ name, value: weights[i] ?? 0 })),
  })
