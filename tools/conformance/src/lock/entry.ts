/** What is locked of a version: the numbers of its example and of every case, and a digest of all else that they say. */
import { type CheckAnswer, type Comparison, compareCase, nearestNumber, type Quantity } from '@keelson/engine'
import { caseParams, type MeasuredCase, type NearestNumber } from '@keelson/workflow'
import { isRun, type Subject } from '../subject.ts'
import { digestOf, partsOf } from './parts.ts'

interface LockedCheck {
  readonly state: CheckAnswer['state']
  readonly demand?: number | null
  readonly capacity?: number | null
  readonly utilisation?: number | null
  readonly limit?: number | null
}
export interface LockedRun {
  readonly status: string
  /** Numbers among the values, in their units. */
  readonly values: Readonly<Record<string, number>>
  readonly checks: Readonly<Record<string, LockedCheck>>
  /** Of the parts of the answer, each to nine digits, under the pinned Node. */
  readonly digests: Readonly<Record<string, string>>
}
type LockedCase = LockedRun & MeasuredCase
/** A case that is refused, as it should be, is not in the lock. */
export interface LockEntry {
  readonly loads: readonly string[]
  readonly example: LockedRun
  readonly cases: Readonly<Record<string, LockedCase>>
}

const DIGESTED = ['values', 'tables', 'charts', 'figures', 'steps', 'warnings', 'words', 'files']

/** `loads`: the modules of formulas that the version loads. */
export async function entryOf(subject: Subject, loads: readonly string[]): Promise<LockEntry> {
  const example = await subject.run('example', subject.workflow.example)
  if (!isRun(example)) throw new Error(`${subject.contract.id}: the example is refused: ${example.refused.message}`)
  const cases: [string, LockedCase][] = []
  for (const c of subject.cases) {
    const run = await subject.run(c.id, caseParams(c, subject.workflow.example))
    if (isRun(run)) cases.push([c.id, { ...measured(compareCase(c, run.emitted)), ...lockedRun(run.emitted) }])
  }
  return { loads, example: lockedRun(example.emitted), cases: Object.fromEntries(cases) }
}

type Emitted = Parameters<typeof partsOf>[0]

function measured(comparisons: readonly Comparison[]): MeasuredCase {
  const errors = comparisons.flatMap(({ error }) => (error === null ? [] : [error]))
  const nearest = nearestNumber(comparisons)
  return {
    error: errors.length === 0 ? null : short(Math.max(...errors)),
    ...(nearest && { nearest: { ...nearest, error: within(nearest) } }),
  }
}

const short = (number: number): number => Number(number.toPrecision(3))
/** Rounded, and no larger than its tolerance unless it is. */
const within = ({ error, tolerance }: NearestNumber): number =>
  error <= tolerance ? Math.min(short(error), tolerance) : short(error)

function lockedRun(answer: Emitted): LockedRun {
  const parts = partsOf(answer)
  return {
    status: answer.status,
    values: numbersOf(answer.hashed.values),
    checks: Object.fromEntries(answer.hashed.checks.map((check) => [check.id, lockedCheck(check)])),
    digests: Object.fromEntries(DIGESTED.map((part) => [part, digestOf(parts[part])])),
  }
}

const numbersOf = (values: Readonly<Record<string, Quantity>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, { value }]) => (typeof value === 'number' ? [[name, value] as const] : [])),
  )

const lockedCheck = ({ state, demand, capacity, utilisation, limit }: CheckAnswer): LockedCheck =>
  state === 'not_made' ? { state } : { state, demand: demand.value, capacity: capacity.value, utilisation, limit }
