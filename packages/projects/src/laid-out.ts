/** A project laid out: its calculations with their methods, cases and links, in the order in which they are calculated. */
import type { InputBases } from '@keelson/engine'
import { type Problem, shortJson } from '@keelson/workflow'
import { escapePointer } from '@keelson/workflow/place.ts'
import { casesOf, type OneCase } from './cases.ts'
import { type Calculation, type Inputs, isDerived, type Link, type Project, type ResultLink } from './document.ts'
import { statementsFor } from './input-statements.ts'
import { isBasisLink, isLink, sourceOf } from './links.ts'
import type { Method, MethodOf } from './methods.ts'

export interface PlacedLink {
  /** Of the input or the cell that it fills. */
  readonly path: string
  readonly pointer: string
  readonly link: Link
}
export interface LaidCase extends OneCase {
  /** Those of the calculation with those of the case laid over them. */
  readonly inputs: Inputs
  /** Where its own values come from, as far as it is stated. */
  readonly input_basis?: InputBases
  readonly links: readonly PlacedLink[]
}
export interface LaidCalculation {
  readonly calculation: Calculation
  readonly pointer: string
  readonly method: Method
  readonly cases: readonly LaidCase[]
  /** Ids of the calculations whose results it takes. */
  readonly needs: readonly string[]
}
export interface LaidOut {
  readonly project: Project
  /** Each after those whose results it takes. */
  readonly order: readonly LaidCalculation[]
  readonly byId: ReadonlyMap<string, LaidCalculation>
}
export type Laying = { readonly laid: LaidOut } | { readonly problems: readonly Problem[] }

/** Problems: a ref or an entry that there is not, cases that cannot be read, a circle of links. */
export function laidOut(project: Project, methodOf: MethodOf): Laying {
  const problems: Problem[] = []
  const found = project.calculations.flatMap((calculation, i) => {
    const placed = laidCalculation(project, calculation, `/calculations/${i}`, methodOf)
    if ('problems' in placed) problems.push(...placed.problems)
    return 'problems' in placed ? [] : [placed]
  })
  if (problems.length > 0) return { problems }
  const byId = new Map(found.map((one) => [one.calculation.id, one]))
  const unknown = found.flatMap((one) => unknownSources(one, byId))
  if (unknown.length > 0) return { problems: unknown }
  const order = ordered(found, byId)
  return 'circle' in order
    ? { problems: [circleProblem(order.circle, byId)] }
    : { laid: { project, order: order.order, byId } }
}

function laidCalculation(
  project: Project,
  calculation: Calculation,
  pointer: string,
  methodOf: MethodOf,
): LaidCalculation | { readonly problems: readonly Problem[] } {
  const method = methodOf(calculation.ref)
  if (method === undefined) {
    const message = `is not a version of a workflow that can be run, such as modelrepo:catenary@1 (entered: ${shortJson(calculation.ref)})`
    return { problems: [{ pointer: `${pointer}/ref`, message }] }
  }
  const read = casesOf(project, calculation, pointer)
  if ('problems' in read) return read
  const cases = read.cases.map((one): LaidCase => {
    const inputs = { ...calculation.inputs, ...one.inputs }
    const input_basis = statementsFor(calculation, one.inputs)
    return { ...one, inputs, links: linksIn(calculation.inputs, one, pointer), ...(input_basis && { input_basis }) }
  })
  const needs = new Set(cases.flatMap(({ links }) => links.flatMap(({ link }) => sourcesIn(project, link))))
  return { calculation, pointer, method, cases, needs: [...needs] }
}

function linksIn(shared: Inputs, one: OneCase, pointer: string): readonly PlacedLink[] {
  const placed = (inputs: Inputs, at: string) =>
    Object.entries(inputs).flatMap(([path, link]) =>
      isLink(link) ? [{ path, pointer: `${at}/inputs/${escapePointer(path)}`, link }] : [],
    )
  const own = Object.keys(one.inputs)
  return [...placed(shared, pointer).filter(({ path }) => !own.includes(path)), ...placed(one.inputs, one.pointer)]
}

/** The result that a link leads to, by itself or through the basis. */
export function resultLinkOf({ basis }: Pick<Project, 'basis'>, link: Link): ResultLink | undefined {
  if (!isBasisLink(link)) return link
  const entry = Object.hasOwn(basis, link.basis) ? basis[link.basis] : undefined
  if (entry === undefined || !isDerived(entry)) return undefined
  const because = link.because ?? entry.because
  return { from: entry.from, ...(entry.reduce && { reduce: entry.reduce }), ...(because !== undefined && { because }) }
}

function sourcesIn(project: Project, link: Link): readonly string[] {
  const source = resultLinkOf(project, link)
  const named = source && sourceOf(source)
  return named ? [named.calculation] : []
}

function unknownSources(
  { cases, calculation }: LaidCalculation,
  byId: ReadonlyMap<string, unknown>,
): readonly Problem[] {
  const seen = new Map<string, Problem>()
  for (const { pointer, link } of cases.flatMap(({ links }) => links)) {
    if (isBasisLink(link)) continue
    const source = sourceOf(link)?.calculation ?? ''
    if (source === calculation.id)
      seen.set(pointer, { pointer: `${pointer}/from`, message: 'is a result of this calculation itself' })
    else if (!byId.has(source))
      seen.set(pointer, {
        pointer: `${pointer}/from`,
        message: `is not a calculation of this project (entered: ${shortJson(source)})`,
      })
  }
  return [...seen.values()]
}

/** Depth first; a circle by the ids along it. */
function ordered(
  all: readonly LaidCalculation[],
  byId: ReadonlyMap<string, LaidCalculation>,
): { readonly order: readonly LaidCalculation[] } | { readonly circle: readonly string[] } {
  const done = new Set<string>()
  const order: LaidCalculation[] = []
  for (const first of all) {
    const way: { readonly one: LaidCalculation; next: number }[] = [{ one: first, next: 0 }]
    while (way.length > 0) {
      const here = way[way.length - 1] as (typeof way)[number]
      const { id } = here.one.calculation
      if (done.has(id)) {
        way.pop()
        continue
      }
      const needed = here.one.needs[here.next++]
      if (needed === undefined) {
        done.add(id)
        order.push(here.one)
        way.pop()
        continue
      }
      const ids = way.map(({ one }) => one.calculation.id)
      if (ids.includes(needed)) return { circle: [...ids.slice(ids.indexOf(needed)), needed] }
      const one = byId.get(needed)
      if (one !== undefined && !done.has(needed)) way.push({ one, next: 0 })
    }
  }
  return { order }
}

function circleProblem(circle: readonly string[], byId: ReadonlyMap<string, LaidCalculation>): Problem {
  const [first = ''] = circle
  const at = byId.get(first)
  const link = at?.cases
    .flatMap(({ links }) => links)
    .find(({ link: one }) => !isBasisLink(one) && sourceOf(one)?.calculation === circle[1])
  return {
    pointer: link?.pointer ?? at?.pointer ?? '',
    message: `creates a circular reference, in which ${circle.join(' uses ')}`,
  }
}

/** Ids of all calculations that take a result of these, directly or through others. */
export function dependantsOf({ order }: Pick<LaidOut, 'order'>, ids: Iterable<string>): ReadonlySet<string> {
  const reached = new Set(ids)
  for (const { calculation, needs } of order) if (needs.some((id) => reached.has(id))) reached.add(calculation.id)
  return reached
}

/** Ids of the calculations that take an entry of the basis. */
export function usersOf({ order, project }: LaidOut, name: string): readonly string[] {
  const takes = (calculation: LaidCalculation) => {
    const { cases } = calculation.calculation
    const isCases = cases !== undefined && 'basis' in cases && cases.basis === name
    return (
      isCases ||
      calculation.cases.some(({ links }) => links.some(({ link }) => isBasisLink(link) && link.basis === name))
    )
  }
  return Object.hasOwn(project.basis, name) ? order.filter(takes).map(({ calculation }) => calculation.id) : []
}
