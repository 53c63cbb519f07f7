/** The tables, charts and figures of a run, as the contract declares them. */
import { inPractice, textColumn } from '@keelson/workflow'
import { ofIdeal, ofPairwise, ofRanking, ofScores, ofScreening, ofTables } from './modes.ts'

const { numberColumn } = inPractice('oilfield')
const number = (title: string, symbol?: string) => numberColumn('-', title, symbol === undefined ? {} : { symbol })

export const tables = {
  hosts: {
    title: 'Hosts',
    description: 'Scores from 0 to 100, their sum by weights, and why a host is out.',
    columns: {
      host: textColumn('Host'),
      rank: number('Rank'),
      depth: number('Depth', 's_d'),
      reservoir: number('Reservoir', 's_r'),
      distance: number('Distance', 's_L'),
      fluid: number('Fluid', 's_f'),
      score: number('Score', 'S'),
      reason: textColumn('Reason'),
    },
    onlyWhen: ofScreening,
  },
  costs: {
    title: 'Benchmark costs of the hosts',
    description:
      'Screening heuristics of AACE class 5, Gulf of Mexico in money of 2024, operating cost of the fifth year: criteria for a ranking, and no part of the scores.',
    columns: {
      host: textColumn('Host'),
      capex_low: numberColumn('cost', 'Capital, low'),
      capex_base: numberColumn('cost', 'Capital, base'),
      capex_high: numberColumn('cost', 'Capital, high'),
      capex_per_barrel: numberColumn('oil_price', 'Capital a barrel'),
      opex_base: numberColumn('annual_cost', 'Operating'),
    },
    onlyWhen: ofScreening,
  },
  criteria: {
    title: 'Criteria',
    description: 'Weights as shares, and what the alternatives span; ideal and anti-ideal are weighted and normalised.',
    columns: {
      criterion: textColumn('Criterion'),
      weight: number('Weight', 'w'),
      direction: textColumn('Direction'),
      worst: number('Worst', 'x_w'),
      best: number('Best', 'x_b'),
      length: number('Length of the column', 'x_n'),
      ideal: number('Ideal', 'v_p'),
      anti_ideal: number('Anti-ideal', 'v_m'),
    },
    onlyWhen: ofTables,
  },
  performance: {
    title: 'Performance',
    description: 'As given, and between worst and best in a weighted sum, or weighted over the length of its column.',
    columns: {
      alternative: textColumn('Alternative'),
      criterion: textColumn('Criterion'),
      performance: number('Performance', 'x'),
      normalised: number('Normalised'),
      weight: number('Weight', 'w'),
    },
    onlyWhen: ofTables,
  },
  comparisons: {
    title: 'Compared criteria',
    description: 'Weights, and the sums of the columns of comparisons.',
    columns: {
      criterion: textColumn('Criterion'),
      weight: number('Weight', 'w'),
      sum: number('Sum of its column', 'c'),
    },
    onlyWhen: ofPairwise,
  },
  ranks: {
    title: 'Ranks under any weights',
    description: 'Shares of drawn weights in which each takes each rank.',
    columns: {
      alternative: textColumn('Alternative'),
      rank: number('Rank'),
      probability: numberColumn('fraction', 'Probability'),
      standard_error: numberColumn('fraction', 'Standard error'),
    },
    onlyWhen: ofRanking,
  },
  dominance: {
    title: 'Dominance',
    description: 'Which is at least as good as which in every criterion, and better in one.',
    columns: { better: textColumn('Better'), worse: textColumn('Worse') },
    onlyWhen: ofRanking,
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
    onlyWhen: ofRanking,
  },
}

export const charts = {
  contributions: {
    title: 'What each criterion gives',
    description: 'Weighted worth of the criteria, one upon the other.',
    onlyWhen: ofScores,
  },
  closeness: {
    title: 'Closeness to the ideal',
    description: 'Of each alternative.',
    onlyWhen: ofIdeal,
  },
  worth: {
    title: 'Worth by criterion',
    description: 'Scores of the hosts, or performances between worst (0) and best (1), before any weight.',
    onlyWhen: ofRanking,
  },
  weight_tornado: {
    title: 'What the lead rests on',
    description:
      'Margin of the first over the second, each weight halved and doubled, the others in proportion; below 0 the second leads.',
    onlyWhen: ofRanking,
  },
  rank_probability: {
    title: 'Ranks under any weights',
    description: 'Share of drawn weights in which each takes each rank.',
    onlyWhen: ofRanking,
  },
  depth_windows: {
    title: 'Depth windows',
    description: 'Depths for which each host is considered, and at which it is at its best, with the field marked.',
    onlyWhen: ofScreening,
  },
  weights: {
    title: 'Weights of the criteria',
    description: 'From the comparisons.',
    onlyWhen: ofPairwise,
  },
}

export const figures = {
  field: {
    title: 'The field with its first host',
    description: 'Water depth, and the distance to infrastructure of a tieback; signs, not a design.',
    onlyWhen: ofScreening,
  },
  radar: {
    title: 'The best of them',
    description: 'Worth by criterion of the first three, the rim the best there is.',
    onlyWhen: ofRanking,
  },
}
