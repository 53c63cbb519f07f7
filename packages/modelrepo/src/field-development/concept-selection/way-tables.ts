/** Alternatives ranked by their performance: the weighted sum between worst and best, or closeness to the ideal. */
import { closeness } from '@keelson/physics/decision/ranking.ts'
import { mapValue, notApplicable } from '@keelson/workflow'
import { byIdeal, bySum, type Tabled } from './calculate-tables.ts'
import { closenessChart, contributions } from './charts.ts'
import { drawn, tabled, way } from './inputs.ts'
import {
  contributionChart,
  firstValues,
  probabilityValue,
  radar,
  rankCharts,
  rankedOf,
  rankTables,
  scoreValue,
} from './ranking.ts'
import { drawProblems, tableProblems } from './rules.ts'
import { criterionRows, performanceRows, performanceTables } from './tables.ts'
import { tableWarnings } from './warnings.ts'

const ALIKE = notApplicable('all alternatives are equal, so the ideal and the anti-ideal coincide')

export const byWeightedSum = way({
  takes: [...tabled, ...drawn],
  rules: (p) => [...tableProblems(p), ...drawProblems(p)],
  values: { ...firstValues, ...scoreValue, ...probabilityValue },
  checks: {},
  tables: { ...performanceTables, ...rankTables },
  charts: { ...contributionChart, ...rankCharts },
  figures: radar,
  calculate: (p, trace) => {
    const found = bySum(p, trace)
    const own = rankedOf(p, found.ranked, [], trace)
    return {
      values: { ...own.values, score: scoresOf(found) },
      tables: () => ({ ...own.tables(), criteria: criterionRows(found), performance: performanceRows(p, found) }),
      charts: () => ({ contributions: contributions(found.ranked), ...own.charts() }),
      figures: own.figures,
      warnings: tableWarnings(found, own.margin, false),
      detail: own.detail,
    }
  },
})

export const byCloseness = way({
  takes: [...tabled, ...drawn],
  rules: (p) => [...tableProblems(p), ...drawProblems(p)],
  values: {
    ...firstValues,
    closeness: mapValue('-', {
      title: closeness.title,
      description: 'Relative closeness to the ideal: 0 at the anti-ideal and 1 at the ideal.',
      keys: 'alternatives',
      minimum: 0,
      maximum: 1,
    }),
    ...probabilityValue,
  },
  checks: {},
  tables: { ...performanceTables, ...rankTables },
  charts: {
    closeness: { title: 'Closeness to ideal', description: 'Closeness of each alternative to the ideal.' },
    ...rankCharts,
  },
  figures: radar,
  calculate: (p, trace) => {
    const found = byIdeal(p, trace)
    const own = rankedOf(p, found.ranked, [], trace)
    return {
      values: { ...own.values, closeness: found.alike ? ALIKE : scoresOf(found) },
      tables: () => ({ ...own.tables(), criteria: criterionRows(found), performance: performanceRows(p, found) }),
      charts: () => ({ closeness: closenessChart(found.ranked), ...own.charts() }),
      figures: own.figures,
      warnings: tableWarnings(found, own.margin, true),
      detail: found.alike ? 'All alternatives are equal and are listed in the order entered' : own.detail,
    }
  },
})

const scoresOf = ({ ranked: { names, scores } }: Tabled) =>
  Object.fromEntries(names.map((name, i) => [name, scores[i] ?? 0]))
