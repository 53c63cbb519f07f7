/** What the page of a project shows: the project as it stands, with the titles that its workflows have for what is linked. */
import { KINDS } from '@keelson/kinds'
import { dependantsOf, type LaidOut, resultLinkOf, type CalculationRow as StandingRow } from '@keelson/projects'
import { endOfInput, endOfResult, isFault } from '@keelson/projects/ends.ts'
import { exampleInputs } from '@keelson/projects/input-statements.ts'
import { isBasisLink, sourceOf } from '@keelson/projects/links.ts'
import type {
  CalculationRow,
  EntryUse,
  KindUnit,
  ProjectView,
  ResultUse,
} from '@keelson/web/pages/project/project-view.ts'
import { type CheckSpec, engineeringChecks } from '@keelson/workflow'
import type { ProjectAnswer } from './projects.ts'

const KIND_UNITS: readonly KindUnit[] = Object.entries(KINDS).map(([name, { unit }]) => [name, unit])

export function projectViewOf(answer: ProjectAnswer, laid: LaidOut): ProjectView {
  const { id, version, updated, project, standing, revisions, running } = answer
  return {
    ...{ id, version, updated, project, revisions, running },
    verdict: standing.verdict,
    register: standing.register,
    calculations: standing.calculations.map((row) => rowOf(row, laid)),
    uses: usesIn(laid),
    entries: entriesOf(laid),
    kinds: KIND_UNITS,
  }
}

export function rowOf(row: StandingRow, { byId }: LaidOut): CalculationRow {
  const { method, cases = [] } = byId.get(row.id) ?? {}
  const checks: Readonly<Record<string, CheckSpec>> = method ? engineeringChecks(method.contract) : {}
  const check = row.governing?.check
  const title = check !== undefined && Object.hasOwn(checks, check) ? checks[check]?.title : undefined
  return { ...row, check: title ?? check ?? null, examples: exampleInputs(cases).length }
}

/** Each use of a result once, however many cases make it. */
function usesIn({ order, byId, project }: LaidOut): readonly ResultUse[] {
  return order.flatMap(({ calculation, method, cases }) => {
    const found = new Map<string, ResultUse>()
    for (const { path, link } of cases.flatMap(({ links }) => links)) {
      const result = resultLinkOf(project, link)
      const source = result && sourceOf(result)
      const from = source && byId.get(source.calculation)
      if (!result || !source || !from || found.has(`${path} ${result.from}`)) continue
      const [output, input] = [endOfResult(from.method.contract, source), endOfInput(method.contract, path)]
      found.set(`${path} ${result.from}`, {
        from: source.calculation,
        to: calculation.id,
        output: isFault(output) ? source.output : output.title,
        input: isFault(input) ? path : input.title,
        ...(result.reduce && { reduce: result.reduce }),
      })
    }
    return [...found.values()]
  })
}

/** By entry, in one look through all links. */
function entriesOf(laid: LaidOut): Readonly<Record<string, EntryUse>> {
  const users = new Map<string, Set<string>>()
  const note = (name: string, id: string) => users.set(name, (users.get(name) ?? new Set()).add(id))
  for (const { calculation, cases } of laid.order) {
    if (calculation.cases !== undefined && 'basis' in calculation.cases) note(calculation.cases.basis, calculation.id)
    for (const { link } of cases.flatMap(({ links }) => links)) if (isBasisLink(link)) note(link.basis, calculation.id)
  }
  const reaches = new Map<string, number>()
  const reachOf = (ids: readonly string[]): number => {
    const key = ids.join('\n')
    const reach = reaches.get(key) ?? dependantsOf(laid, ids).size
    reaches.set(key, reach)
    return reach
  }
  return Object.fromEntries([...users].map(([name, ids]) => [name, { users: [...ids], reach: reachOf([...ids]) }]))
}
