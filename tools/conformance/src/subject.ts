/** A workflow as the suite looks at it: its requests, and what each of them gives in SI and as answered. */
import { calculate, canonicalText, type Emitted, emit, loadedBy } from '@keelson/engine'
import { type Step, unrecorded } from '@keelson/equations'
import { resourcesOf } from '@keelson/service/engines/resources.ts'
import { allCasesOf, casesOf } from '@keelson/service/workflow-detail.ts'
import {
  type AnyContract,
  caseParams,
  type DrawnOutcome,
  once,
  type ReadParams,
  Refusal,
  type Resources,
  readParams,
  type VerificationCase,
  type Workflow,
} from '@keelson/workflow'
import type { TObject } from 'typebox'
import { type Mode, modeRequests, type Request } from './modes.ts'

/** What one accepted request gave. */
export interface Run {
  readonly name: string
  readonly request: Request
  readonly read: ReadParams
  readonly outcome: DrawnOutcome
  readonly steps: readonly Step[]
  readonly emitted: Emitted
}
export interface Refused {
  readonly refused: Refusal
}

export interface Subject {
  readonly repo: string
  readonly workflow: Workflow
  readonly contract: AnyContract
  readonly cases: readonly VerificationCase[]
  /** Cases of every version: requests to try, whatever they expect. */
  readonly tried: readonly VerificationCase[]
  /** Runs a request; a refusal comes back as a value, anything else is thrown. The example and the cases are run once. */
  readonly run: (name: string, request: Request) => Promise<Run | Refused>
  /** Runs it whether it was run before or not. */
  readonly runAgain: (name: string, request: Request) => Promise<Run | Refused>
  /** Runs it; what is calculated for the same params is shared with others that were run so lately. */
  readonly runWhole: (name: string, request: Request) => Promise<Run | Refused>
  /** The same without steps, charts, figures and files, for checks of numbers. */
  readonly runForNumbers: (name: string, request: Request) => Promise<Run | Refused>
  /** The same with values, checks and figures alone. */
  readonly runForFigures: (name: string, request: Request) => Promise<Run | Refused>
  /** The example, each case and a request for each mode: all that were accepted. */
  readonly runs: () => Promise<readonly Run[]>
}

/** One check of the suite: the problems it finds, none when the workflow is sound. */
export interface ConformanceCheck {
  readonly name: string
  readonly problems: (subject: Subject) => Promise<readonly string[]>
}

const TIME_LIMIT_MS = 60_000
const KEPT_LOADS = 16
/** Of each kind of run: requests that differ only in what has no part are calculated once. */
const KEPT_OUTCOMES = 64

type Running = (name: string, request: Request) => Promise<Run | Refused>
type Calculating = (params: Request, data: unknown) => Pick<Run, 'outcome' | 'steps'>

export function subjectOf(
  repo: string,
  workflow: Workflow,
  datasets: string,
  cases?: readonly VerificationCase[],
): Subject {
  const { contract } = workflow
  const running =
    (tried: Workflow, calculating: Calculating = calculatingOf(tried)): Running =>
    async (name, request) => {
      const resources = resourcesOf(datasets, AbortSignal.timeout(TIME_LIMIT_MS))
      try {
        const read = readParams(contract, request)
        const data = await loaded(read.params, resources)
        const { outcome, steps } = calculating(read.params, data)
        return { name, request, read, outcome, steps, emitted: emit(tried.contract, read, outcome, steps) }
      } catch (error) {
        if (error instanceof Refusal) return { refused: error }
        throw error
      } finally {
        await resources.release()
      }
    }
  /** Data read for the same inputs is read once. */
  const kept = new Map<string, unknown>()
  const loaded = async (params: Request, resources: Resources): Promise<unknown> => {
    if (!workflow.load) return undefined
    const key = canonicalText(params)
    if (!kept.has(key)) kept.set(key, (await loadedBy(workflow, params, resources))?.data)
    if (kept.size > KEPT_LOADS) kept.delete(kept.keys().next().value ?? '')
    return kept.get(key)
  }
  const runAgain = running(workflow)
  const runOnce = running(workflow, onceForParams(calculatingOf(workflow)))
  const onceEach = (part: Workflow) => running(part, onceForParams(calculatingOf(part), KEPT_OUTCOMES))
  const tried = cases ?? allCasesOf(workflow)
  const lasting = once(() => {
    const requests = [workflow.example, ...tried.map((c) => caseParams(c, workflow.example))]
    return new Set(requests.map((request) => canonicalText(request)))
  })
  const answered = new Map<string, Promise<Run | Refused>>()
  let known: Promise<readonly Run[]> | undefined
  const subject: Subject = {
    repo,
    workflow,
    contract,
    cases: cases ?? casesOf(workflow),
    tried,
    run: async (name, request) => {
      const key = canonicalText(request)
      if (!lasting().has(key)) return runAgain(name, request)
      const answer = answered.get(key) ?? runOnce(name, request)
      answered.set(key, answer)
      const run = await answer
      return isRun(run) ? { ...run, name } : run
    },
    runAgain,
    runWhole: onceEach(workflow),
    runForNumbers: onceEach(withOnly('tables', workflow)),
    runForFigures: onceEach(withOnly('figures', workflow)),
    runs: () => {
      known ??= allRuns(subject, runOnce)
      return known
    },
  }
  return subject
}

const calculatingOf =
  (workflow: Workflow): Calculating =>
  (params, data) =>
    calculate(workflow, params, data)

/** Params that are the same to the last bit are calculated once, whatever way they were sent in; the last used are kept. */
function onceForParams(calculating: Calculating, most = Number.POSITIVE_INFINITY): Calculating {
  const known = new Map<string, ReturnType<Calculating>>()
  return (params, data) => {
    const key = JSON.stringify(params)
    const made = known.get(key) ?? calculating(params, data)
    known.delete(key)
    known.set(key, made)
    if (known.size > most) known.delete(known.keys().next().value ?? '')
    return made
  }
}

/** A workflow that makes its values and checks, and of all else one part. */
export function withOnly(part: 'tables' | 'charts' | 'figures', workflow: Workflow): Workflow {
  const { contract } = workflow
  const none = { tables: {}, charts: {}, figures: {}, deliverables: [] }
  return {
    ...workflow,
    contract: { ...contract, ...none, [part]: contract[part] },
    calculate: (params, _, data) => {
      const outcome = workflow.calculate(params, { trace: unrecorded }, data)
      const { tables, charts, figures, files, ...rest } = outcome
      return { ...rest, [part]: outcome[part] }
    },
  }
}

async function allRuns(subject: Subject, runOnce: Running): Promise<readonly Run[]> {
  const { workflow, tried } = subject
  const requests: [string, Request][] = [
    ['example', workflow.example],
    ...tried
      .filter((c) => !c.expect_refusal)
      .map((c): [string, Request] => [`case ${c.id}`, caseParams(c, workflow.example)]),
  ]
  const runs: Run[] = []
  const accept = async (name: string, request: Request, run: Running) => {
    const made = await run(name, request)
    if (isRun(made)) runs.push(made)
    return isRun(made)
  }
  for (const [name, request] of requests) await accept(name, request, subject.run)
  for (const [name, request] of optionalInputs(subject)) await accept(name, request, runOnce)
  for (const mode of modeRequests(subject))
    for (const request of candidates(subject.contract, mode)) if (await accept(mode.name, request, runOnce)) break
  return runs
}

/** The requests that reach a mode, each looked at when it is asked for; where none does, all of them. */
function* candidates(contract: AnyContract, mode: Mode): Generator<Request> {
  const others: Request[] = []
  let isReached = false
  for (const request of mode.requests) {
    if (reaches(contract, request, mode)) {
      isReached = true
      yield request
    } else others.push(request)
  }
  if (!isReached) yield* others
}

/** Whether a request is read as one in which the selector has its value and is used. */
function reaches(contract: AnyContract, request: Request, { selector, value }: Mode): boolean {
  try {
    return readParams(contract, request).params[selector] === value
  } catch {
    return false
  }
}

/** The example with each input that it leaves out, as the schema's own example has it. */
function optionalInputs({ contract, workflow }: Pick<Subject, 'contract' | 'workflow'>): [string, Request][] {
  return Object.entries((contract.params as TObject).properties).flatMap(([name, schema]): [string, Request][] => {
    const example = (schema as { examples?: readonly unknown[] }).examples?.[0]
    if (example === undefined || Object.hasOwn(workflow.example, name)) return []
    return [[`example with ${name}`, { ...workflow.example, [name]: example }]]
  })
}

export const isRun = (run: Run | Refused): run is Run => !('refused' in run)
/** Of runs that were calculated together the first: what they made and the work of it are the same. */
export const calculatedApart = (runs: readonly Run[]): readonly Run[] =>
  runs.filter(({ outcome }, i) => runs.findIndex((run) => run.outcome === outcome) === i)
