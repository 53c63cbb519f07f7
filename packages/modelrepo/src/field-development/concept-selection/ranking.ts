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
  selected_host: textValue({ title: 'First of the ranking', description: 'Host or alternative.' }),
  rank_order: textsValue({ title: 'Ranking', description: 'Best first; excluded hosts are left out.' }),
  margin_to_second: gives(marginToSecond, '-', 'Points of the score, or closeness.', { signed: true }),
}
export const scoreValue = {
  score: mapValue('-', {
    title: 'Score',
    description: '0 to 100 in the screening, where an excluded host has 0; 0 to 1 in the weighted sum.',
    keys: 'hosts or alternatives',
    minimum: 0,
  }),
}
export const probabilityValue = {
  probability_of_rank_1: mapValue('fraction', {
    title: 'Probability of the first rank',
    description: 'Share of drawn weights with which it leads.',
    keys: 'hosts or alternatives; an excluded host has 0',
    minimum: 0,
    maximum: 1,
  }),
}

export const rankTables = {
  ranks: {
    title: 'Ranks under any weights',
    description: 'Shares of drawn weights in which each takes each rank.',
    columns: {
      alternative: textColumn('Alternative'),
      rank: number('Rank'),
      probability: numberColumn('fraction', 'Probability'),
      standard_error: numberColumn('fraction', 'Standard error'),
    },
  },
  dominance: {
    title: 'Dominance',
    description: 'Which is at least as good as which in every criterion, and better in one.',
    columns: { better: textColumn('Better'), worse: textColumn('Worse') },
  },
  sweep: {
    title: 'One weight at a time',
    description: 'Who leads as the share of one weight goes from 0 to 1 in steps of 0.05, the others in proportion.',
    columns: {
      criterion: textColumn('Criterion'),
      weight: number('Weight now', 'w'),
      from: number('From'),
      to: number('To'),
      first: textColumn('First'),
    },
  },
}

export const contributionChart = {
  contributions: {
    title: 'What each criterion gives',
    description: 'Weighted worth of the criteria, one upon the other.',
  },
}
export const rankCharts = {
  worth: {
    title: 'Worth by criterion',
    description: 'Scores of the hosts, or performances between worst (0) and best (1), before any weight.',
  },
  weight_tornado: {
    title: 'What the lead rests on',
    description:
      'Margin of the first over the second, each weight halved and doubled, the others in proportion; below 0 the second leads.',
  },
  rank_probability: {
    title: 'Ranks under any weights',
    description: 'Share of drawn weights in which each takes each rank.',
  },
}

export const radar = {
  radar: {
    title: 'The best of them',
    description: 'Worth by criterion of the first three, the rim the best there is.',
  },
}

const NO_HOST = notApplicable('no host is feasible in this depth of water')

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
  if (p.robustness_samples === 0) return notApplicable('no weights were drawn')
  if (ranks === undefined) return NO_HOST
  const own = names.map((name, i): [string, number] => [name, ranks[i]?.[0] ?? 0])
  return Object.fromEntries([...own, ...out.map((name): [string, number] => [name, 0])])
}
