/** The versions in one folder, held to the suite and to the lock. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findingsOf, lockCheck } from '@keelson/conformance/findings.ts'
import { kindProblems } from '@keelson/conformance/kind-rules.ts'
import { type ConformanceCheck, type Subject, subjectOf } from '@keelson/conformance/subject.ts'
import { counted, suite } from '@keelson/conformance/suite.ts'
import { type AnyContract, pinnedRef, workflowsIn } from '@keelson/workflow'
import type { NamedWorkflow } from '../tests/named.ts'
import type { Failure, Tried } from './failure.ts'
import { placesIn } from './place.ts'

/** One of the rules that the tests of the whole catalog hold. */
const kindsCheck: ConformanceCheck = {
  name: 'every dimensional input is of a kind and in its unit',
  problems: async ({ contract }) => kindProblems(contract),
}

export async function triedConformance({ repo, id, folder, version }: NamedWorkflow, root: string): Promise<Tried> {
  const module: object = await import(pathToFileURL(join(root, folder, 'index.ts')).href)
  const workflows = workflowsIn(module).filter(({ contract }) => version === undefined || contract.version === version)
  if (workflows.length === 0) throw new Error(`${folder}/index.ts exports no workflow of this version`)
  const failures: Failure[] = []
  let count = 0
  for (const workflow of workflows) {
    const subject = subjectOf(repo, workflow, join(root, 'datasets'))
    const ref = pinnedRef({ repo, id }, workflow.contract.version)
    const checks = [...suite, kindsCheck, lockCheck(ref), ...counted]
    count += checks.length
    failures.push(...(await failuresOf(ref, subject, checks, root)))
  }
  return { count, failures }
}

async function failuresOf(ref: string, subject: Subject, checks: typeof suite, root: string): Promise<Failure[]> {
  const placeOf = placesIn(subject.workflow.home, namesIn(subject.contract), root)
  const said = new Set<string>()
  return (await findingsOf(subject, checks)).map(({ check, problems }) => {
    const more = problems.filter((text) => !said.has(text))
    for (const text of more) said.add(text)
    return { what: `${ref}: ${check}`, problems: more.map((text) => ({ text, place: placeOf(text) })) }
  })
}

/** Of all that a contract declares by name. */
const namesIn = ({ params, values, checks, tables, charts, figures, warnings }: AnyContract): ReadonlySet<string> =>
  new Set(
    [params.properties, values, checks, tables, charts, figures, warnings].flatMap((all) => Object.keys(all ?? {})),
  )
