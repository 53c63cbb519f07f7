/** The tests of one folder, and what failed in them. */
import { globSync } from 'node:fs'
import { relative } from 'node:path'
import { jobsOf } from '../tests/jobs.ts'
import { runJobs } from '../tests/run.ts'
import type { Failure, Tried } from './failure.ts'

/** What failed, as the test runner tells it. */
interface Failed {
  readonly name: string
  readonly file?: string
  readonly line?: number
  readonly details: { readonly error: Error & { readonly failureType?: string } }
}

const SAID_BY_ERROR = /^\w*Error\b.*/m

export async function triedTests(folder: string, root: string): Promise<Tried> {
  const files = globSync(`${folder}/**/*.test.ts`, { cwd: root }).toSorted()
  const failures: Failure[] = []
  if (files.length === 0) return { count: 0, failures }
  let count = 0
  let said = ''
  for await (const { type, data } of runJobs(jobsOf(files), root)) {
    if (type === 'test:stderr') said += data.message
    if (type !== 'test:pass' && type !== 'test:fail') continue
    if (data.details.type === 'suite' || (type === 'test:pass' && isLoader(data.file))) continue
    count += 1
    if (type === 'test:fail') failures.push(...failureOf(data as Failed, said, root))
  }
  return { count, failures }
}

/** The module that loads files of tests which share a process has a test of its own. */
const isLoader = (file: string | undefined) => file?.endsWith('.mjs') ?? false

/** A test that only has others in it fails by them. */
function failureOf({ name, file, line, details: { error } }: Failed, said: string, root: string): Failure[] {
  if (error.failureType === 'subtestsFailed') return []
  const text = error.cause instanceof Error ? error.cause.message : (SAID_BY_ERROR.exec(said)?.[0] ?? error.message)
  const place = file === undefined || isLoader(file) ? undefined : `${relative(root, file)}:${line}`
  return [{ what: `test: ${name.replace(root, '')}`, problems: [{ text, place }] }]
}
