/** What every ranking answers, tabulates and draws, by whichever method it was made. */
import type { Trace } from '@keelson/equations'
import { marginToSecond } from '@keelson/physics/decision/ranking.ts'
import { gives, inPractice, mapValue, notApplicable, once, textColumn, textsValue, textValue } from '@keelson/workflow'
import { marginOf, orderOf, type Ranked, ranksOf } from './calculate-ranked.ts'
import { rankingCharts } from './charts.ts'
import { rankingSentence } from './detail.ts'
import { radarDrawing } from './figures.ts'
import type { Draws } from './inputs.ts'
import { dominanceRows, number, rankRows, sweepRows } from './tables.ts'

const { numberColumn } = inPractice('oilfield')

export const firstValues = {
  selected_host: textValue({ title: 'First-ranked option', description: 'Host or alternative that ranks first.' }),
  rank_order: textsValue({
    title: 'Ranking',
    description: 'Hosts or alternatives from best to worst. Excluded hosts are omitted.',
  }),
  margin_to_second: gives(
    marginToSecond,
    '-',
    'Lead of the first-ranked over the second-ranked option, in score points or closeness.',
    {
      signed: true,
    },
  ),
}
export const scoreValue = {
  score: mapValue('-', {
    title: 'Score',
    description: 'Host screening score from 0 to 100 (0 for an excluded host), or weighted sum from 0 to 1.',
    keys: 'hosts or alternatives',
    minimum: 0,
  }),
}
export const probabilityValue = {
  probability_of_rank_1: mapValue('fraction', {
    title: 'First-rank probability',
    description: 'Fraction of sampled weight sets for which the host or alternative ranks first.',
    keys: 'hosts or alternatives; 0 for an excluded host',
    minimum: 0,
    maximum: 1,
  }),
}

export const rankTables = {
  ranks: {
    title: 'Rank probabilities',
    description: 'Fraction of sampled weight sets that give each rank to each host or alternative.',
    columns: {
      alternative: textColumn('Alternative'),
      rank: number('Rank'),
      probability: numberColumn('fraction', 'Probability'),
      standard_error: numberColumn('fraction', 'Standard error'),
    },
  },
  dominance: {
    title: 'Dominance',
    description:
      'Pairs in which one option is at least as good as the other in every criterion and better in at least one.',
    columns: { better: textColumn('Better'), worse: textColumn('Worse') },
  },
  sweep: {
    title: 'Single-weight sweep',
    description:
      'First-ranked option as one weight varies from 0 to 1 in steps of 0.05 and the other weights stay in proportion.',
    columns: {
      criterion: textColumn('Criterion'),
      weight: number('Entered weight', 'w'),
      from: number('From'),
      to: number('To'),
      first: textColumn('First'),
    },
  },
}

export const contributionChart = {
  contributions: {
    title: 'Criterion contributions',
    description: 'Weighted scores by criterion, stacked for each host or alternative.',
  },
}
export const rankCharts = {
  worth: {
    title: 'Score by criterion',
    description: 'Unweighted host scores, or performance values scaled between worst (0) and best (1).',
  },
  weight_tornado: {
    title: 'Lead sensitivity',
    description:
      'Lead of the first-ranked over the second-ranked option with each weight halved and doubled and the other weights in proportion. Below 0 the second-ranked option leads.',
  },
  rank_probability: {
    title: 'Rank probabilities',
    description: 'Fraction of sampled weight sets that give each rank to each host or alternative.',
  },
}

export const radar = {
  radar: {
    title: 'Three highest-ranked options',
    description:
      'Score by criterion of the three highest-ranked options. The outer ring is the highest possible score.',
  },
}

const NO_HOST = notApplicable('no host is feasible in this water depth')

/** `out`: those that take no part. */
export function rankedOf(p: Draws, ranking: Ranked, out: readonly string[], trace: Trace) {
  const { names } = ranking
  const order = orderOf(ranking.scores)
  const margin = marginOf(ranking, trace)
  const ranks = ranksOf(ranking, p.robustness_samples, p.seed)
  const best = order[0]
  return {
    margin,
    detail: rankingSentence(ranking, margin, best === undefined ? undefined : ranks?.[best]?.[0]),
    values: {
      rank_order: order.map((i) => names[i] ?? ''),
      selected_host: best === undefined ? NO_HOST : (names[best] ?? ''),
      ...(margin === undefined && {
        margin_to_second: best === undefined ? NO_HOST : notApplicable('no other host is feasible'),
      }),
      probability_of_rank_1: firsts(p, ranking, ranks, out),
    },
    tables: () => ({
      ranks: rankRows(ranking, ranks, p.robustness_samples),
      dominance: dominanceRows(ranking),
      sweep: sweepRows(ranking),
    }),
    charts: () => rankingCharts(ranking, ranks),
    figures: once(() => ({ radar: radarDrawing(ranking) })),
  }
}

function firsts(p: Draws, { names }: Ranked, ranks: ReturnType<typeof ranksOf>, out: readonly string[]) {
  if (p.robustness_samples === 0) return notApplicable('no weights were sampled')
  if (ranks === undefined) return NO_HOST
  const own = names.map((name, i): [string, number] => [name, ranks[i]?.[0] ?? 0])
  return Object.fromEntries([...own, ...out.map((name): [string, number] => [name, 0])])
}
