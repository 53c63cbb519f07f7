/** Two small workflows and a project of them, for tests: a line tension by offset, and a chain that carries it. */
import { createHash } from 'node:crypto'
import { canonicalText, countsOf, coveredIn, hashedInput, runNow, statusOf } from '@keelson/engine'
import {
  check,
  choice,
  defineContract,
  defineWorkflow,
  listValue,
  numberColumn,
  numberValue,
  optional,
  params,
  pinnedRef,
  quantity,
  quantityList,
  readParams,
  rows,
  text,
  type Workflow,
} from '@keelson/workflow'
import { BARE } from '@keelson/workflow/bare-contract.ts'
import { checkProject } from './check.ts'
import type { BasisEntry, Calculation, Project } from './document.ts'
import type { Judging } from './freshness.ts'
import type { LaidOut } from './laid-out.ts'
import type { CaseResult, Method, MethodOf } from './methods.ts'
import { readProject } from './read-document.ts'
import type { RunCase } from './running.ts'

const source = { id: 'S-1', title: 'Source of the test', publisher: 'Tests', revision: '2020' } as const
const described = (title: string) => ({ title, description: `${title} of the test.` })

/** Tension = stiffness x offset. */
const spring = defineWorkflow({
  contract: defineContract({
    ...BARE,
    id: 'spring',
    status: 'stable',
    params: params({
      offset: quantity('line_span', { ...described('Offset'), minimum: 0, maximum: 1000 }),
      stiffness: quantity('spring_stiffness', { ...described('Stiffness'), above: 0 }),
      segments: optional(
        rows(
          { length: quantity('line_span', { ...described('Length'), above: 0 }), name: text(described('Name')) },
          described('Segments'),
        ),
      ),
    }),
    values: {
      tension: numberValue('line_tension', described('Tension')),
      tensions: listValue('line_tension', described('Tensions')),
    },
    answers: ['tension'],
    tables: { steps: { ...described('Steps'), columns: { tension: numberColumn('line_tension', 'Tension') } } },
  }),
  example: { offset: 10, stiffness: 50 },
  home: import.meta.url,
  calculate: ({ offset, stiffness }) => {
    const tensions = [0.5, 1].map((share) => share * offset * stiffness)
    return {
      values: { tension: offset * stiffness, tensions },
      tables: () => ({ steps: tensions.map((tension) => ({ tension })) }),
    }
  },
})

/** Utilisation = factor x tension / breaking load. */
const chain = defineWorkflow({
  contract: defineContract({
    ...BARE,
    id: 'chain',
    status: 'stable',
    params: params({
      tension: quantity('line_tension', { ...described('Tension'), minimum: 0 }),
      tensions: optional(quantityList('line_tension', described('Tensions'))),
      breaking_load: quantity('rope_breaking_load', { ...described('Breaking load'), above: 0 }),
      lift: optional(quantity('lifting_load', described('Lift'))),
      factor: quantity('-', { ...described('Factor'), minimum: 1, default: 1.67 }),
      grade: optional(choice({ R3: 'R3', R4: 'R4' }, described('Grade'))),
    }),
    values: { margin: numberValue('line_tension', described('Margin')) },
    answers: ['margin'],
    checks: {
      strength: { title: 'Strength', source, clause: '1', demand: 'Tension', capacity: 'Breaking load', unit: 'kN' },
    },
  }),
  example: { tension: 500, breaking_load: 1500 },
  home: import.meta.url,
  calculate: ({ tension, breaking_load, factor }) => ({
    values: { margin: breaking_load - factor * tension },
    checks: { strength: check({ demand: factor * tension, capacity: breaking_load }) },
  }),
})

const WORKFLOWS: Readonly<Record<string, Workflow>> = { 'modelrepo:spring@1': spring, 'modelrepo:chain@1': chain }
const sha256 = (said: string): string => createHash('sha256').update(said).digest('hex')

/** `digests`: of methods that are not as they were. */
export const methodsWith =
  (digests: Readonly<Record<string, string>> = {}): MethodOf =>
  (ref) => {
    const workflow = Object.hasOwn(WORKFLOWS, ref) ? WORKFLOWS[ref] : undefined
    const method = (known: Workflow): Method => ({
      repo: 'modelrepo',
      contract: known.contract,
      digest: digests[ref] ?? 'first',
    })
    return workflow && method(workflow)
  }
const methodOf = methodsWith()
export const judging: Judging = { sha256, isDataSame: () => true }

/** A run of nothing but the calculation. Counts how often each case was run. */
export function countedRuns(): { readonly run: RunCase; readonly runs: string[] } {
  const runs: string[] = []
  const run: RunCase = async ({ calculation, method }, { name }, { params: sent, ref }) => {
    runs.push(name === '' ? calculation.id : `${calculation.id}/${name}`)
    return resultOfRun(ref, method, sent, `run-${runs.length}`)
  }
  return { run, runs }
}

export function resultOfRun(
  ref: string,
  method: Method,
  sent: Readonly<Record<string, unknown>>,
  run_id: string,
): CaseResult {
  const workflow = WORKFLOWS[ref] as Workflow
  const read = readParams(workflow.contract, sent)
  const { result, detail } = runNow(workflow, read)
  return {
    run_id,
    ref: pinnedRef({ repo: 'modelrepo', id: workflow.contract.id }, 1),
    digest: method.digest,
    data: [],
    status: statusOf(result.checks, []),
    ...countsOf(result.checks),
    detail,
    input_hash: sha256(canonicalText(hashedInput('modelrepo', workflow.contract, read.used, []))),
    result_hash: sha256(canonicalText(coveredIn(result as never))),
    values: result.values,
    tables: result.tables,
    checks: result.checks,
  }
}

const BASIS: Readonly<Record<string, BasisEntry>> = {
  'line.stiffness': {
    kind: 'spring_stiffness',
    value: 50,
    status: 'agreed',
    source: { document: 'MOR-001', revision: 'B' },
  },
  'chain.mbl': { kind: 'rope_breaking_load', value: 1.5, unit: 'MN', status: 'frozen' },
  grade: { text: 'R4', status: 'assumed' },
  offsets: {
    columns: [{ name: 'name' }, { name: 'limit_state' }, { name: 'offset', kind: 'line_span', unit: 'm' }],
    rows: [
      ['Intact', 'ULS', 10],
      ['Damaged', 'ALS', 20],
    ],
    status: 'agreed',
  },
}
const CALCULATIONS: readonly Calculation[] = [
  { id: 'W-01', ref: 'modelrepo:spring@1', inputs: { offset: '10 m', stiffness: { basis: 'line.stiffness' } } },
  {
    id: 'W-02',
    ref: 'modelrepo:chain@1',
    inputs: { tension: { from: 'W-01/tension' }, breaking_load: { basis: 'chain.mbl' }, grade: { basis: 'grade' } },
  },
]
export const MOORING: Project = {
  schema: 'keelson.project/1',
  id: 'mooring',
  title: 'Mooring of a buoy',
  basis: BASIS,
  calculations: CALCULATIONS,
}

type Changes = {
  readonly basis?: Readonly<Record<string, unknown>>
  readonly inputs?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly calculations?: Readonly<Record<string, unknown>>
  readonly more?: readonly Calculation[]
}
/** The project with entries, inputs by calculation, other members by calculation, and further calculations. */
export function mooring({ basis = {}, inputs = {}, calculations = {}, more = [] }: Changes = {}): Project {
  const changed = CALCULATIONS.map((one) => ({
    ...one,
    ...(calculations[one.id] as object | undefined),
    inputs: { ...one.inputs, ...inputs[one.id] },
  }))
  return { ...MOORING, basis: { ...BASIS, ...(basis as Project['basis']) }, calculations: [...changed, ...more] }
}

export const SPRING_CASES = {
  'W-01': { cases: { basis: 'offsets', inputs: { offset: 'offset' } } },
} as const

/** Laid out; throws what is wrong with it. */
export function laid(project: Project, methods: MethodOf = methodOf): LaidOut {
  const found = problemsOf(project, methods)
  if (found.length > 0) throw new Error(found.join('; '))
  const checked = checkProject(project, methods)
  if ('problems' in checked) throw new Error('unreachable')
  return checked.laid
}

/** '/pointer message' of each problem. */
export function problemsOf(project: unknown, methods: MethodOf = methodOf): readonly string[] {
  const read = readProject(project)
  const found = 'problems' in read ? read.problems : checkedProblems(read.project, methods)
  return found.map(({ pointer, message }) => `${pointer} ${message}`)
}

function checkedProblems(project: Project, methods: MethodOf) {
  const checked = checkProject(project, methods)
  return 'problems' in checked ? checked.problems : []
}
