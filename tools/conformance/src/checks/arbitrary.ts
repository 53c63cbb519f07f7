/** Arbitrary requests to a subject, each run once: what they bring to light, for the three checks that go by them. */
import { CalculationError, NonFiniteError, type Problem, UnsolvedError } from '@keelson/workflow'
import fc from 'fast-check'
import { requests } from '../fuzz.ts'
import type { Request } from '../modes.ts'
import { isRun, type Subject } from '../subject.ts'
import { nonFinite } from './non-finite.ts'
import { restingOnLimits } from './resting.ts'

/** Requests of the corpus, and the time that they may take in all for a workflow that is not instant. */
const CORPUS = 300
const BUDGET_MS = 6000
const SEED = 20261121
/** A case that takes longer alone is left to the service's time limit, which has a test of its own. */
const HEAVY = 1e5

export interface Findings {
  /** Neither an answer nor a refusal, or one that no reader is served by. */
  readonly faults: readonly string[]
  readonly refusals: readonly Problem[]
  /** Checks that pass on a formula at its limit. */
  readonly atLimits: readonly string[]
}
const nothing: Findings = { faults: [], refusals: [], atLimits: [] }

const known = new WeakMap<Subject, Promise<Findings>>()

export function arbitraryFindings(subject: Subject): Promise<Findings> {
  const found = known.get(subject) ?? findings(subject)
  known.set(subject, found)
  return found
}

async function findings(subject: Subject): Promise<Findings> {
  const bases = (await subject.runs()).map((r) => r.request)
  const found: Findings[] = []
  const started = performance.now()
  for (const request of fc.sample(requests(subject, bases), { numRuns: CORPUS, seed: SEED })) {
    if (performance.now() - started > BUDGET_MS) break
    if (!heavy(request)) found.push(await tried(subject, request))
  }
  return {
    faults: found.flatMap((f) => f.faults),
    refusals: found.flatMap((f) => f.refusals),
    atLimits: found.flatMap((f) => f.atLimits),
  }
}

/** Requests for more work than a machine has: only their refusal or containment could be tested. */
const heavy = (request: Request) =>
  Object.values(request).some(
    (v) =>
      typeof v === 'number' &&
      Number.isInteger(v) &&
      Math.abs(v) > HEAVY &&
      Math.abs(v) < 1e300 &&
      v % 1 === 0 &&
      Math.abs(v) !== 1e9,
  )

async function tried(subject: Subject, request: Request): Promise<Findings> {
  try {
    const run = await subject.runWhole('arbitrary', request)
    if (!isRun(run))
      return { ...nothing, faults: run.refused.problems.flatMap(badRefusal), refusals: run.refused.problems }
    return { ...nothing, faults: nonFinite(run.emitted.result, 'result'), atLimits: restingOnLimits(run) }
  } catch (error) {
    return { ...nothing, faults: thrownFaults(error as Error, request) }
  }
}

function thrownFaults(error: Error, request: Request): string[] {
  if ((error instanceof NonFiniteError || error instanceof UnsolvedError) && !absurd(request))
    return [`${error.message} for ${JSON.stringify(request).slice(0, 2600)}`]
  if (error instanceof CalculationError) return isForPeople(error.message) ? [] : [`not in words: ${error.message}`]
  return [`${error.name}: ${error.message} for ${JSON.stringify(request).slice(0, 300)}`]
}

function badRefusal(p: Problem): string[] {
  if (!p.pointer.startsWith('/') || p.message === '')
    return [`a refusal without pointer or reason: ${JSON.stringify(p)}`]
  return isForPeople(p.message) ? [] : [`a refusal not in words: ${JSON.stringify(p)}`]
}

/** Words of a solver or of the language below it, where they are not quoted from the request. */
const NOT_FOR_PEOPLE =
  /\bNaN\b|\bInfinity\b|\bundefined\b|\bf\(|\[object |Cannot (?:read|convert|mix)|is not (?:a function|iterable|defined)|Invalid (?:array|string)|call stack/
/** Whether a message speaks to an engineer. */
const isForPeople = (message: string): boolean => !NOT_FOR_PEOPLE.test(message.replace(/"(?:[^"\\]|\\.)*"?/g, ''))

/** Magnitudes that no engineer means, whose powers leave the range of numbers. */
function absurd(value: unknown): boolean {
  if (typeof value === 'string') return /\de[+-]?\d{2,}/.test(value)
  if (typeof value === 'number') return Math.abs(value) > 1e20 || (value !== 0 && Math.abs(value) < 1e-20)
  return typeof value === 'object' && value !== null && Object.values(value).some(absurd)
}
