/**
 * The lock of the stable versions: what each example gives, and how near each case came when it was last run. A change
 * in a shared module that moves a locked value needs a new version, or a CHANGELOG line that calls it a correction.
 * `npm run lock` writes it.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@keelson/service/service.ts'
import { caseParams, compareCase } from '@keelson/workflow'
import { everyVersion } from './every-version.ts'
import { isRun, type Subject } from './subject.ts'

export interface LockEntry {
  /** Numbers of the example's values, in their units. */
  readonly values: Readonly<Record<string, number>>
  /** Largest relative error of each case; null where it expects no number. */
  readonly cases: Readonly<Record<string, number | null>>
}
export type Lock = Readonly<Record<string, LockEntry>>

const FILE = join(ROOT, 'verification.lock.json')
/** Relative change of a locked value that passes. */
const LOCK_TOLERANCE = 1e-9

export const readLock = (): Lock => JSON.parse(readFileSync(FILE, 'utf8'))

/** The lock of the code as it stands. */
export async function makeLock(): Promise<Lock> {
  const lock: Record<string, LockEntry> = {}
  for (const { ref, subject } of everyVersion) lock[ref] = await entryOf(subject())
  return lock
}

async function entryOf(subject: Subject): Promise<LockEntry> {
  const example = await subject.run('example', subject.workflow.example)
  if (!isRun(example)) throw new Error(`${subject.contract.id}: the example is refused: ${example.refused.message}`)
  const values = Object.entries(example.emitted.result.values).flatMap(([name, q]) =>
    typeof q.value === 'number' ? [[name, q.value] as const] : [],
  )
  const cases: [string, number | null][] = []
  for (const c of subject.cases) {
    if (c.expect_refusal) continue
    const run = await subject.run(c.id, caseParams(c, subject.workflow.example))
    if (!isRun(run)) continue
    const errors = compareCase(c, run.emitted).flatMap((r) => (r.error === null ? [] : [r.error]))
    cases.push([c.id, errors.length === 0 ? null : Number(Math.max(...errors).toPrecision(3))])
  }
  return { values: Object.fromEntries(values), cases: Object.fromEntries(cases) }
}

/** The numbers of the example that moved, and cases that came or went, since the version was locked. */
export async function lockProblems(subject: Subject, locked: LockEntry | undefined): Promise<readonly string[]> {
  if (locked === undefined) return ['it is not in the lock: npm run lock']
  const now = await entryOf(subject)
  return [
    ...keysMoved('value', now.values, locked.values),
    ...keysMoved('case', now.cases, locked.cases),
    ...Object.entries(now.values)
      .filter(([name, v]) => Math.abs(v - (locked.values[name] ?? Number.NaN)) > LOCK_TOLERANCE * Math.abs(v))
      .map(([name, v]) => `${name}: ${locked.values[name]} is now ${v}`),
  ]
}

type Named = Readonly<Record<string, unknown>>
const keysMoved = (what: string, now: Named, locked: Named): string[] => [
  ...Object.keys(now)
    .filter((key) => !(key in locked))
    .map((key) => `${what} ${key} is not in the lock`),
  ...Object.keys(locked)
    .filter((key) => !(key in now))
    .map((key) => `${what} ${key} is only in the lock`),
]

if (import.meta.main) writeFileSync(FILE, `${JSON.stringify(await makeLock(), null, 2)}\n`)
