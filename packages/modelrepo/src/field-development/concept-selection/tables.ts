/** The rows of the tables: hosts, criteria, performances, ranks, dominance, weights swept, benchmark costs. */
import { silent } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { standardError } from '@keelson/physics/decision/robustness.ts'
import { DEPTH_WINDOWS, hostInWords } from '@keelson/physics/field-concepts/hosts.ts'
import { benchmarkCapex } from '@keelson/physics/field-cost/capex-benchmark.ts'
import { operatedYear } from '@keelson/physics/field-cost/opex-benchmark.ts'
import { inPractice, type NotApplicable, notApplicable, shownIn, textColumn, wordedColumn } from '@keelson/workflow'
import type { Compared } from './calculate-pairwise.ts'
import { dominates, orderOf, type Ranked, weightsWith } from './calculate-ranked.ts'
import type { Screening } from './calculate-screening.ts'
import type { Column, Tabled } from './calculate-tables.ts'
import type { Field, Tables } from './inputs.ts'

const { numberColumn } = inPractice('oilfield')
export const number = (title: string, symbol?: string) =>
  numberColumn('-', title, symbol === undefined ? {} : { symbol })

export const hostTable = {
  hosts: {
    title: 'Hosts',
    description: 'Scores from 0 to 100, weighted sum and reason for exclusion of each host.',
    columns: {
      host: textColumn('Host'),
      rank: number('Rank'),
      depth: number('Depth', 's_d'),
      reservoir: number('Reservoir', 's_r'),
      distance: number('Distance', 's_L'),
      fluid: number('Fluid', 's_f'),
      score: number('Score', 'S'),
      reason: wordedColumn('Reason'),
    },
  },
}
export const costTable = {
  costs: {
    title: 'Host benchmark costs',
    description:
      'AACE class 5 screening costs for the Gulf of Mexico in 2024 money. Operating cost is for the fifth year. The costs can be used as ranking criteria and are not part of the scores.',
    columns: {
      host: textColumn('Host'),
      capex_low: numberColumn('cost', 'Capital, low'),
      capex_base: numberColumn('cost', 'Capital, base'),
      capex_high: numberColumn('cost', 'Capital, high'),
      capex_per_barrel: numberColumn('oil_price', 'Capital cost per barrel'),
      opex_base: numberColumn('annual_cost', 'Operating'),
    },
  },
}
export const performanceTables = {
  criteria: {
    title: 'Criteria',
    description:
      'Weights as fractions and the range of the alternatives. Ideal and anti-ideal values are weighted and normalised.',
    columns: {
      criterion: textColumn('Criterion'),
      weight: number('Weight', 'w'),
      direction: wordedColumn('Direction'),
      worst: number('Worst', 'x_w'),
      best: number('Best', 'x_b'),
      length: number('Column norm', 'x_n'),
      ideal: number('Ideal', 'v_p'),
      anti_ideal: number('Anti-ideal', 'v_m'),
    },
  },
  performance: {
    title: 'Performance',
    description:
      'Performance as entered, and either scaled between worst and best or divided by the column norm and weighted.',
    columns: {
      alternative: textColumn('Alternative'),
      criterion: textColumn('Criterion'),
      performance: number('Performance', 'x'),
      normalised: number('Normalised'),
      weight: number('Weight', 'w'),
    },
  },
}
export const comparedTable = {
  comparisons: {
    title: 'Compared criteria',
    description: 'Criterion weights and column sums of the comparison matrix.',
    columns: {
      criterion: textColumn('Criterion'),
      weight: number('Weight', 'w'),
      sum: number('Column sum', 'c'),
    },
  },
}

export function hostRows({ hosts }: Screening) {
  const places = orderOf(hosts.map((h) => (h.feasible ? h.score : -1)))
  return hosts.map(({ host, feasible, parts, score }, i) => {
    const { from, to } = DEPTH_WINDOWS[host]
    const [depth = null, reservoir = null, distance = null, fluid = null] = parts
    return {
      host: hostInWords(host),
      rank: feasible ? places.indexOf(i) + 1 : null,
      depth,
      reservoir,
      distance,
      fluid,
      score,
      reason: feasible ? '' : `excluded: depth window ${shownIn(from.si, 'm')} to ${shownIn(to.si, 'm')}`,
    }
  })
}

export const criterionRows = ({ columns }: Tabled) =>
  columns.map((c: Column) => ({
    criterion: c.name,
    weight: c.weight,
    direction: c.benefit ? 'higher is better' : 'lower is better',
    worst: c.worst,
    best: c.best,
    length: c.length,
    ideal: c.ideal,
    anti_ideal: c.antiIdeal,
  }))

export const performanceRows = (p: Tables, { columns, normalised, ranked }: Tabled) =>
  ranked.names.flatMap((alternative, i) =>
    columns.map(({ name, weight }, j) => ({
      alternative,
      criterion: name,
      performance: p.performance[i]?.[j] ?? null,
      normalised: normalised[i]?.[j] ?? null,
      weight,
    })),
  )

export const comparedRows = ({ names, weights, sums }: Compared) =>
  names.map((criterion, i) => ({ criterion, weight: weights[i] ?? null, sum: sums[i] ?? null }))

export function rankRows({ called }: Ranked, ranks: readonly (readonly number[])[] | undefined, samples: number) {
  if (ranks === undefined) return notApplicable('no weights were sampled')
  return ranks.flatMap((row, i) =>
    row.map((share, j) => ({
      alternative: called[i] ?? '',
      rank: j + 1,
      probability: share,
      standard_error: standardError(share, samples),
    })),
  )
}

export function dominanceRows({ called, worth }: Ranked): { better: string; worse: string }[] | NotApplicable {
  const pairs = worth.flatMap((a, i) =>
    worth.flatMap((b, j) => (dominates(a, b) ? [{ better: called[i] ?? '', worse: called[j] ?? '' }] : [])),
  )
  return pairs.length > 0 ? pairs : notApplicable('no option is at least as good as another in every criterion')
}

/** Shares at which one weight after the other is looked at. */
const STEPS = 20

/** For each criterion the spans of its weight, the others in proportion, and which leads in each. */
export function sweepRows({ criteria, weights, scoresFor, called }: Ranked) {
  if (called.length < 2 || criteria.length < 2) return notApplicable('there are no alternatives to compare')
  return criteria.flatMap((criterion, c) => {
    const leaders = spaced(0, 1, STEPS + 1).map((share) => {
      return { share, first: called[orderOf(scoresFor(weightsWith(weights, c, share)))[0] ?? 0] ?? '' }
    })
    const starts = leaders.filter(({ first }, k) => leaders[k - 1]?.first !== first)
    return starts.map(({ share, first }, k) => ({
      criterion,
      weight: weights[c] ?? null,
      from: share,
      to: (starts[k + 1]?.share ?? 1 + 1 / STEPS) - 1 / STEPS,
      first,
    }))
  })
}

/** Low, base and high of each feasible host by the benchmarks; no part of the scores. */
export function costRows(p: Field, { hosts }: Screening) {
  const { production_capacity: Q, water_depth: d, reservoir_size: R, distance_to_infrastructure: L } = p
  if (Q === undefined) return notApplicable('no oil capacity is entered')
  const costed = hosts.filter(({ host, feasible }) => feasible && !(host === 'Subsea_Tieback' && L === undefined))
  if (costed.length === 0) return notApplicable('no feasible host has a benchmark cost')
  return costed.map(({ host }) => {
    const capex = (end: 'low' | 'base' | 'high') => benchmarkCapex({ host, Q, d, L: L ?? 0 }, end, silent)
    return {
      host: hostInWords(host),
      capex_low: capex('low'),
      capex_base: capex('base'),
      capex_high: capex('high'),
      capex_per_barrel: capex('base') / R,
      opex_base: operatedYear({ host, Q }, 'base', 1, silent),
    }
  })
}
