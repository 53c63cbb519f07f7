/** A small workflow for tests of what a study may ask: a number of each kind, a word, a table, one value, one check. */
import {
  check,
  choice,
  defineContract,
  defineWorkflow,
  numberValue,
  type Problem,
  params,
  quantity,
  quantityOr,
  Refusal,
  rows,
} from '@keelson/workflow'
import { type Plan, readPlan } from './plan.ts'
import type { StudyRequest } from './request.ts'

const source = { id: 'S-1', title: 'Source of the test', publisher: 'Tests', revision: '2020' } as const
const { contract, example } = defineWorkflow({
  contract: defineContract({
    id: 'strip',
    version: 1,
    status: 'stable',
    title: 'Strip',
    askedAs: [],
    question: 'How long is the strip?',
    routes: [{ domain: 'floating-marine', subdomain: 'tests' }],
    standards: [{ source, section: '1' }],
    kind: 'calculation',
    cost: 'instant',
    params: params({
      length: quantity('structure_dimension', { title: 'Length', description: 'Its length.', above: 0, maximum: 100 }),
      wall_thickness: quantity('wall_thickness_pipe', {
        title: 'Wall thickness',
        description: 'Of the wall.',
        minimum: 1,
      }),
      peakedness: quantityOr(['auto'], 'peak_enhancement_factor', {
        title: 'Peakedness',
        description: 'Of the waves.',
        minimum: 1,
        maximum: 7,
        default: 'auto',
      }),
      grade: choice({ S235: 'S235', S355: 'S355' }, { title: 'Grade', description: 'Of the steel.' }),
      layers: rows(
        { width: quantity('structure_dimension', { title: 'Width', description: 'Of a layer.', above: 0 }) },
        { title: 'Layers', description: 'Of the strip.' },
      ),
    }),
    values: { doubled: numberValue('structure_dimension', { title: 'Doubled', description: 'Twice the length.' }) },
    answers: ['doubled'],
    checks: { short: { title: 'Short', source, clause: '1', demand: 'Length', capacity: 'Longest', unit: 'm' } },
    tables: {},
    charts: {},
    figures: {},
    deliverables: [],
    method: [{ title: 'Double', text: 'Twice the length.', module: 'studies/src/strip.fixture.ts' }],
    assumptions: [],
    validity: [],
    warnings: {},
    notChecked: [],
  }),
  example: { length: 20, wall_thickness: 12, grade: 'S355', layers: [{ width: 1 }, { width: 2 }] },
  home: import.meta.url,
  calculate: ({ length }) => ({
    values: { doubled: 2 * length },
    checks: { short: check({ demand: length, capacity: 10 }) },
  }),
})
const MOST_POINTS = 1000

/** Throws Refusal. */
export { example }
export const planOf = (request: unknown): Plan => readPlan(contract, example, request as StudyRequest, MOST_POINTS)
/** What is wrong with it; whatever else is thrown goes on. */
export function problemsOf(request: unknown): readonly Problem[] {
  try {
    planOf(request)
  } catch (error) {
    if (error instanceof Refusal) return error.problems
    throw error
  }
  return []
}
