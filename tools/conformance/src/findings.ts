/** What the suite and the lock find wrong with one version, check by check. */
import { entryOf } from './lock/entry.ts'
import { readLocked } from './lock/files.ts'
import { digestProblems, digestsSkipped, numberProblems } from './lock/problems.ts'
import type { ConformanceCheck, Subject } from './subject.ts'

export interface Finding {
  readonly check: string
  readonly problems: readonly string[]
}

/** Of these checks, those that find something; one that throws has found that. */
export async function findingsOf(subject: Subject, checks: readonly ConformanceCheck[]): Promise<readonly Finding[]> {
  const found: Finding[] = []
  for (const { name, problems } of checks) {
    const own = await problems(subject).catch((error: Error) => [error.message])
    if (own.length > 0) found.push({ check: name, problems: own })
  }
  return found
}

/** That it answers as it did when it was locked; what was never locked answers as it likes. */
export const lockCheck = (ref: string): ConformanceCheck => ({
  name: 'it answers what it answered when it was locked',
  problems: async (subject) => {
    const locked = readLocked(ref)
    if (locked === undefined) return []
    const entry = await entryOf(subject, locked.loads)
    const digests = digestsSkipped ? [] : digestProblems(entry, locked)
    return [...new Set([...numberProblems(entry, locked), ...digests])]
  },
})
