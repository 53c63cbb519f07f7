/** A project of many calculations that use each other near and far, for tests of the chain and of many chapters. */
import type { CalculationRow } from '@keelson/projects/standing.ts'
import type { ProjectReportInput } from './input.ts'
import { alone } from './project.fixture.ts'

const TITLES = [
  'Wall thickness',
  'On-bottom stability of the export line',
  'Free span',
  'Lateral buckling at crossings',
]
const STATES = ['current', 'stale', 'blocked', 'current'] as const

export function wide(count: number): ProjectReportInput {
  const idOf = (i: number) => `P-${String(i).padStart(2, '0')}`
  const rowOf = (i: number): CalculationRow => {
    const freshness = STATES[i % STATES.length] ?? 'current'
    const needs = i < 5 ? [] : [...new Set([idOf(Math.floor(i / 3)), idOf(Math.floor(i / 2)), idOf(i % 5)])]
    return {
      ...{
        id: idOf(i),
        title: TITLES[i % TITLES.length] ?? '',
        ref: 'modelrepo:catenary@1',
        in_scope: true,
        freshness,
      },
      ...{ why: freshness === 'current' ? '' : 'a result that it uses is not current', outcome: 'passed', detail: '' },
      ...{ governing: null, cases: 1, not_calculated: [], run_id: null, origin: null, needs, newer: null },
    }
  }
  const calculations = Array.from({ length: count }, (_, i) => rowOf(i))
  const base = alone('unchecked')
  return {
    ...base,
    project: {
      ...base.project,
      calculations: calculations.map(({ id, title, ref }) => ({ id, title, ref, inputs: {} })),
    },
    calculations,
    envelopes: calculations.map(({ id }) => ({
      ...{ calculation: id, cases: [], checks: [], not_calculated: [], governing: null },
    })),
  }
}
