/** Hosts screened by water depth and scored by depth, reservoir, distance and fluid. */
import { constant, house } from '@keelson/equations'
import { hostScreening } from '@keelson/physics/field-concepts/sources.ts'
import { compares, textsValue } from '@keelson/workflow'
import { screening } from './calculate-screening.ts'
import { contributions, windowChart } from './charts.ts'
import { fieldDrawing } from './figures.ts'
import { drawn, fieldMay, fieldTaken, way } from './inputs.ts'
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
import { drawProblems, screeningProblems } from './rules.ts'
import { costRows, costTable, hostRows, hostTable } from './tables.ts'
import { screeningWarnings } from './warnings.ts'

const windows = { source: hostScreening, clause: 'depth windows' }
const left = { symbol: 'n_h', title: 'Hosts within depth window' } as const
const ONE_HOST = constant({
  symbol: 'n_min',
  title: 'Minimum number of hosts',
  value: 1,
  unit: '-',
  source: house,
  clause: 'at least one host',
})

export const byScreening = way({
  takes: [...fieldTaken, ...drawn],
  may: fieldMay,
  rules: (p) => [...screeningProblems(p), ...drawProblems(p)],
  values: {
    ...firstValues,
    ...scoreValue,
    excluded_hosts: textsValue({
      title: 'Excluded hosts',
      description: 'Hosts whose depth window excludes the water depth, in alphabetical order.',
    }),
    ...probabilityValue,
  },
  checks: {
    feasible_host: compares('-', {
      title: 'Number of feasible hosts',
      demand: { constant: ONE_HOST, title: 'Minimum number of hosts' },
      capacity: left,
      criterion: windows,
    }),
  },
  tables: { ...hostTable, ...costTable, ...rankTables },
  charts: {
    ...contributionChart,
    ...rankCharts,
    depth_windows: {
      title: 'Depth windows',
      description: 'Depth window and optimum depth range of each host, with the field water depth marked.',
    },
  },
  figures: {
    field: {
      title: 'Field with first-ranked host',
      description: 'Water depth and, for a tieback, distance to infrastructure. Schematic, not a design.',
    },
    ...radar,
  },
  calculate: (p, trace) => {
    const found = screening(p, trace)
    const { hosts, ranked } = found
    const out = hosts.filter((h) => !h.feasible).map(({ host }) => host)
    const own = rankedOf(p, ranked, out, trace)
    trace.section('Remaining hosts')
    const value = ranked.names.length
    trace.lookup({ ...windows, ...left, unit: '-', value, cell: 'host table' })
    return {
      values: {
        ...own.values,
        score: Object.fromEntries(hosts.map(({ host, score }) => [host, score])),
        excluded_hosts: out.toSorted(),
      },
      beside: {
        feasible_host: value === 0 ? { failure: 'the water depth is outside the depth windows of all hosts' } : {},
      },
      tables: () => ({ ...own.tables(), hosts: hostRows(found), costs: costRows(p, found) }),
      charts: () => ({ contributions: contributions(ranked), ...own.charts(), depth_windows: windowChart(p, found) }),
      figures: () => ({ ...own.figures(), field: fieldDrawing(p, found) }),
      warnings: screeningWarnings(p, found, own.margin),
      ...(value > 0 && { detail: own.detail }),
    }
  },
})
