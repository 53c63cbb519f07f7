/** The rows of the tables: hosts, criteria, performances, ranks, dominance, weights swept, benchmark costs. */
import { silent } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { standardError } from '@keelson/physics/decision/robustness.ts'
import { DEPTH_WINDOWS, hostInWords } from '@keelson/physics/field-concepts/hosts.ts'
import { benchmarkCapex } from '@keelson/physics/field-cost/capex-benchmark.ts'
import { operatedYear } from '@keelson/physics/field-cost/opex-benchmark.ts'
import { type NotApplicable, notApplicable } from '@keelson/workflow'
import type { Compared } from './calculate-pairwise.ts'
import { dominates, orderOf, type Ranked, weightsWith } from './calculate-ranked.ts'
import type { Screening } from './calculate-screening.ts'
import type { Column, Tabled } from './calculate-tables.ts'
import type { Params } from './inputs.ts'

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
      reason: feasible ? '' : `excluded: considered from ${from.value} to ${to.value} m`,
    }
  })
}

export const criterionRows = ({ columns }: Tabled) =>
  columns.map((c: Column) => ({
    criterion: c.name,
    weight: c.weight,
    direction: c.benefit ? 'more is better' : 'less is better',
    worst: c.worst,
    best: c.best,
    length: c.length,
    ideal: c.ideal,
    anti_ideal: c.antiIdeal,
  }))

export const performanceRows = (p: Params, { columns, normalised, ranked }: Tabled) =>
  ranked.names.flatMap((alternative, i) =>
    columns.map(({ name, weight }, j) => ({
      alternative,
      criterion: name,
      performance: p.performance?.[i]?.[j] ?? null,
      normalised: normalised[i]?.[j] ?? null,
      weight,
    })),
  )

export const comparedRows = ({ names, weights, sums }: Compared) =>
  names.map((criterion, i) => ({ criterion, weight: weights[i] ?? null, sum: sums[i] ?? null }))

export function rankRows({ called }: Ranked, ranks: readonly (readonly number[])[] | undefined, samples: number) {
  if (ranks === undefined) return notApplicable('no weights were drawn')
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
  return pairs.length > 0 ? pairs : notApplicable('none is at least as good as another in every criterion')
}

/** Shares at which one weight after the other is looked at. */
const STEPS = 20

/** For each criterion the spans of its weight, the others in proportion, and which leads in each. */
export function sweepRows({ criteria, weights, scoresFor, called }: Ranked) {
  if (called.length < 2 || criteria.length < 2) return notApplicable('there is nothing to choose between')
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
export function costRows(p: Params, { hosts }: Screening) {
  const { production_capacity: Q, water_depth: d = 0, reservoir_size: R = 0, distance_to_infrastructure: L } = p
  if (Q === undefined) return notApplicable('no oil capacity is given')
  const costed = hosts.filter(({ host, feasible }) => feasible && !(host === 'Subsea_Tieback' && L === undefined))
  if (costed.length === 0) return notApplicable('no feasible host has a benchmark')
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
