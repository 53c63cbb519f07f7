/** The ranking by its method, with what it rests on and how it holds. */
import type { Trace } from '@keelson/equations'
import { HIGHEST_RATIO } from '@keelson/physics/decision/pairwise.ts'
import { notApplicable, type Outcome, once, type RunContext } from '@keelson/workflow'
import { compared } from './calculate-pairwise.ts'
import { marginOf, orderOf, type Ranked, ranksOf } from './calculate-ranked.ts'
import { screening } from './calculate-screening.ts'
import { ranked } from './calculate-tables.ts'
import { rankingCharts, weightChart, windowChart } from './charts.ts'
import { checksOf } from './checks.ts'
import type { contract } from './contract.ts'
import { comparedSentence, rankingSentence } from './detail.ts'
import { fieldDrawing, radarDrawing } from './figures.ts'
import type { Params } from './inputs.ts'
import { IDEAL, PAIRWISE, SCREENING } from './modes.ts'
import * as tables from './tables.ts'
import { pairwiseWarnings, screeningWarnings, tableWarnings } from './warnings.ts'

export type Selection = Outcome<typeof contract>

export function calculate(p: Params, { trace }: RunContext): Selection {
  if (p.method === PAIRWISE) return byPairs(p, trace)
  return p.method === SCREENING ? byScreening(p, trace) : byTables(p, trace)
}

function byPairs(p: Params, trace: Trace): Selection {
  const found = compared(p, trace)
  const checks = checksOf(undefined, found, trace)
  const consistent = 'passes' in checks.consistency && checks.consistency.passes
  return {
    values: {
      weight: Object.fromEntries(found.names.map((name, i) => [name, found.weights[i] ?? 0])),
      lambda_max: found.lambda,
      consistency_index: found.index,
      consistency_ratio: found.ratio,
      consistent,
    },
    checks,
    tables: () => ({ comparisons: tables.comparedRows(found) }),
    charts: () => ({ weights: weightChart(found) }),
    warnings: pairwiseWarnings(found, HIGHEST_RATIO.value),
    ...(consistent && { detail: comparedSentence(found) }),
  }
}

function byScreening(p: Params, trace: Trace): Selection {
  const found = screening(p, trace)
  const own = rankedOf(p, found.ranked, trace)
  const out = found.hosts.filter((h) => !h.feasible).map(({ host }) => host)
  const { ranks } = own
  return {
    values: {
      ...own.values,
      score: Object.fromEntries(found.hosts.map(({ host, score }) => [host, score])),
      excluded_hosts: out.toSorted(),
      probability_of_rank_1: firsts(p, found.ranked, ranks, out),
    },
    checks: checksOf(found, undefined, trace),
    tables: () => ({
      ...own.tables(),
      hosts: tables.hostRows(found),
      costs: tables.costRows(p, found),
    }),
    charts: () => ({ ...own.charts(), depth_windows: windowChart(p, found) }),
    figures: () => ({ ...own.figures(), field: fieldDrawing(p, found) }),
    warnings: screeningWarnings(p, found, own.margin),
    ...(found.ranked.names.length > 0 && { detail: own.detail }),
  }
}

function byTables(p: Params, trace: Trace): Selection {
  const found = ranked(p, trace)
  const own = rankedOf(p, found.ranked, trace)
  const scores = Object.fromEntries(found.ranked.names.map((name, i) => [name, found.ranked.scores[i] ?? 0]))
  return {
    values: {
      ...own.values,
      ...(p.method === IDEAL ? { closeness: found.alike ? ALIKE : scores } : { score: scores }),
      probability_of_rank_1: firsts(p, found.ranked, own.ranks, []),
    },
    checks: checksOf(undefined, undefined, trace),
    tables: () => ({
      ...own.tables(),
      criteria: tables.criterionRows(found),
      performance: tables.performanceRows(p, found),
    }),
    charts: own.charts,
    figures: own.figures,
    warnings: tableWarnings(p, found, own.margin),
    detail: found.alike ? 'All alternatives are alike: they stand in the order given' : own.detail,
  }
}
const ALIKE = notApplicable('all alternatives are alike: ideal and anti-ideal are one')
const NO_HOST = notApplicable('no host is feasible in this depth of water')

/** What every ranking answers. */
function rankedOf(p: Params, ranking: Ranked, trace: Trace) {
  const { names, scores } = ranking
  const order = orderOf(scores)
  const margin = marginOf(ranking, trace)
  const ranks = ranksOf(ranking, p.robustness_samples, p.seed)
  const best = order[0]
  const detail = rankingSentence(ranking, margin, best === undefined ? undefined : ranks?.[best]?.[0])
  const drawings = once(() => ({ radar: radarDrawing(ranking) }))
  return {
    margin,
    ranks,
    detail,
    values: {
      rank_order: order.map((i) => names[i] ?? ''),
      selected_host: best === undefined ? NO_HOST : (names[best] ?? ''),
      margin_to_second: margin ?? (best === undefined ? NO_HOST : notApplicable('no other host is feasible')),
    },
    tables: () => ({
      ranks: tables.rankRows(ranking, ranks, p.robustness_samples),
      dominance: tables.dominanceRows(ranking),
      sweep: tables.sweepRows(ranking),
    }),
    charts: () => rankingCharts(p, ranking, ranks),
    figures: drawings,
  }
}

function firsts(p: Params, { names }: Ranked, ranks: ReturnType<typeof ranksOf>, out: readonly string[]) {
  if (p.robustness_samples === 0) return notApplicable('no weights were drawn')
  if (ranks === undefined) return NO_HOST
  const own = names.map((name, i): [string, number] => [name, ranks[i]?.[0] ?? 0])
  return Object.fromEntries([...own, ...out.map((name): [string, number] => [name, 0])])
}
