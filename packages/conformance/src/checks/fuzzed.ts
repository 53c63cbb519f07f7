/** Whatever is sent, a workflow answers or refuses: nothing else is thrown, nothing non-finite leaves. */
import { CalculationError, NonFiniteError, type Problem, UnsolvedError } from '@keelson/workflow'
import fc from 'fast-check'
import { requests } from '../fuzz.ts'
import type { Request } from '../modes.ts'
import { type ConformanceCheck, isRun, type Subject } from '../subject.ts'

/** Runs of the corpus, and the time that they may take in all for a workflow that is not instant. */
const CORPUS = 300
const BUDGET_MS = 6000
const SEED = 20261121
/** A case that takes longer alone is left to the service's time limit, which has a test of its own. */
const HEAVY = 1e5

export const fuzzCheck: ConformanceCheck = {
  name: 'whatever is sent is answered or refused',
  problems: async (subject) => {
    const bases = (await subject.runs()).map((r) => r.request)
    const problems = new Set<string>()
    const started = performance.now()
    for (const request of fc.sample(requests(subject, bases), { numRuns: CORPUS, seed: SEED })) {
      if (performance.now() - started > BUDGET_MS) break
      if (heavy(request)) continue
      for (const problem of await tried(subject, request)) problems.add(problem)
      if (problems.size > 5) break
    }
    return [...problems]
  },
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

async function tried(subject: Subject, request: Request): Promise<string[]> {
  try {
    const run = await subject.run('fuzz', request)
    if (!isRun(run)) return run.refused.problems.flatMap(badRefusal)
    return nonFinite(run.emitted.result, 'result')
  } catch (error) {
    if ((error instanceof NonFiniteError || error instanceof UnsolvedError) && !absurd(request))
      return [`${error.message} for ${JSON.stringify(request).slice(0, 2600)}`]
    if (error instanceof CalculationError) return isForPeople(error.message) ? [] : [`not in words: ${error.message}`]
    return [`${(error as Error).name}: ${(error as Error).message} for ${JSON.stringify(request).slice(0, 300)}`]
  }
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

/** Paths of numbers that JSON cannot carry, or that are -0. */
export function nonFinite(value: unknown, path: string): string[] {
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? [] : [`${path} is ${Object.is(value, -0) ? '-0' : value}`]
  if (Array.isArray(value)) return value.flatMap((v, i) => nonFinite(v, `${path}[${i}]`)).slice(0, 3)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .flatMap(([k, v]) => (k === 'typed' ? [] : nonFinite(v, `${path}.${k}`)))
    .slice(0, 3)
}
