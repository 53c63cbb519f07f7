/** Whether a project holds together: every ref, entry, result, kind and case, before anything is run. */
import {
  type AnyContract,
  baseRef,
  holds,
  MOST_PROBLEMS,
  type Problem,
  paramsReader,
  Refusal,
  shortJson,
} from '@keelson/workflow'
import { escapePointer } from '@keelson/workflow/place.ts'
import { isDerived, isTableEntry, type Project } from './document.ts'
import { type End, endOfEntry, endOfInput, endOfResult, type FoundEnd, isFault, unfit } from './ends.ts'
import {
  type LaidCalculation,
  type LaidCase,
  type LaidOut,
  laidOut,
  type PlacedLink,
  resultLinkOf,
} from './laid-out.ts'
import { caseNamed, isBasisLink, sourceOf } from './links.ts'
import type { MethodOf } from './methods.ts'
import { laidParams } from './params.ts'

export type Checked = { readonly laid: LaidOut } | { readonly problems: readonly Problem[] }

/** At most 50 problems, each at its pointer in the document. */
export function checkProject(project: Project, methodOf: MethodOf): Checked {
  const laying = laidOut(project, methodOf)
  if ('problems' in laying) return { problems: laying.problems.slice(0, MOST_PROBLEMS) }
  const { laid } = laying
  const problems = new Map<string, Problem>()
  const note = (found: Iterable<Problem>) => {
    for (const one of found)
      if (problems.size < MOST_PROBLEMS && !problems.has(one.pointer)) problems.set(one.pointer, one)
  }
  note(derivedProblems(laid))
  for (const calculation of laid.order) for (const one of calculation.cases) note(caseProblems(laid, calculation, one))
  return problems.size > 0 ? { problems: [...problems.values()] } : { laid }
}

/** Entries of the basis that are results. */
function derivedProblems({ project, byId }: LaidOut): readonly Problem[] {
  return Object.entries(project.basis).flatMap(([name, entry]) => {
    if (!isDerived(entry)) return []
    const pointer = `/basis/${escapePointer(name)}/from`
    const source = sourceOf(entry)
    const from = source && byId.get(source.calculation)
    if (!source || !from)
      return [{ pointer, message: `is not a result of a calculation (entered: ${shortJson(entry.from)})` }]
    const end = endOfResult(from.method.contract, source)
    return isFault(end) ? [{ pointer, message: end.fault }] : []
  })
}

function* caseProblems(laid: LaidOut, calculation: LaidCalculation, one: LaidCase): Generator<Problem> {
  for (const placed of one.links) yield* linkProblems(laid, calculation, one, placed)
  yield* valueProblems(laid, calculation, one)
}

function* linkProblems(
  laid: LaidOut,
  calculation: LaidCalculation,
  one: LaidCase,
  { path, pointer, link }: PlacedLink,
): Generator<Problem> {
  const target = endOfInput(calculation.method.contract, path)
  if (isFault(target)) return yield { pointer, message: target.fault }
  const result = resultLinkOf(laid.project, link)
  if (result === undefined) {
    const source = isBasisLink(link) ? entryEnd(laid.project, link.basis, link.column) : undefined
    if (source) yield* endProblems(source, target, link, pointer)
    return
  }
  const named = sourceOf(result)
  const from = named && laid.byId.get(named.calculation)
  if (!named || !from) return
  const source = endOfResult(from.method.contract, named)
  if (isFault(source)) return yield { pointer: isBasisLink(link) ? pointer : `${pointer}/from`, message: source.fault }
  const isFed = feeds(laid, from, named.output, calculation.method, path)
  const isReduced = result.reduce !== undefined && caseNamed(result.reduce) === undefined
  const reduced = isReduced && source.holds === 'numbers' ? { ...source, holds: 'number' as const } : source
  yield* endProblems(
    reduced,
    target,
    { ...(result.because !== undefined && { because: result.because }), isFed },
    pointer,
  )
  yield* joinProblems(from, calculation, one, result, pointer)
}

function entryEnd({ basis }: Project, name: string, column: string | undefined): FoundEnd {
  const entry = Object.hasOwn(basis, name) ? basis[name] : undefined
  if (entry === undefined) return { fault: `is not an entry of the basis (entered: ${shortJson(name)})` }
  const end = endOfEntry(name, entry, column)
  if (isFault(end) || !isTableEntry(entry) || entry.rows.length > 0) return end
  return { fault: `${end.title} has no row` }
}

function* endProblems(
  source: FoundEnd,
  target: End,
  link: { readonly because?: string; readonly isFed?: boolean },
  pointer: string,
): Generator<Problem> {
  if (isFault(source)) return yield { pointer, message: source.fault }
  const why = unfit(source, target, link)
  if (why !== undefined) return yield { pointer, message: why }
  if (source.holds === 'numbers' && target.holds === 'number')
    yield { pointer, message: `${source.title} has several numbers; state "reduce" as max, min or max_abs` }
}

/** A pair that whoever has read both declares to be the same thing. */
function feeds(
  laid: LaidOut,
  from: LaidCalculation,
  value: string,
  to: LaidCalculation['method'],
  input: string,
): boolean {
  const target = baseRef({ repo: to.repo, id: to.contract.id })
  const declared = (from.method.contract.feeds ?? []).filter(
    (feed) => feed.value === value && feed.to.ref === target && feed.to.input === input,
  )
  return from.cases.every((one) => {
    const { params } = laidParams(laid, one)
    return declared.some(({ when = {} }) => holds(when, params))
  })
}

/** Cases join by name; to a calculation without cases they are reduced. */
function* joinProblems(
  from: LaidCalculation,
  to: LaidCalculation,
  one: LaidCase,
  { reduce }: { readonly reduce?: string },
  pointer: string,
): Generator<Problem> {
  const names = from.cases.map(({ name }) => name)
  const named = caseNamed(reduce as never)
  const hasCases = from.calculation.cases !== undefined
  const { id } = from.calculation
  if (named !== undefined) {
    if (!names.includes(named))
      yield { pointer: `${pointer}/reduce`, message: `is not a case of ${id} (entered: ${shortJson(named)})` }
    return
  }
  if (!hasCases || reduce !== undefined) return
  if (to.calculation.cases === undefined)
    yield { pointer, message: `${id} has ${names.length} cases; state "reduce" as max, min, max_abs or case:NAME` }
  else if (!names.includes(one.name)) yield { pointer, message: `${id} has no case ${shortJson(one.name)}` }
}

/** Own values and entries of the basis as the workflow reads them; what waits for a result is not judged yet. */
function valueProblems(
  laid: LaidOut,
  { method, pointer: at, calculation }: LaidCalculation,
  one: LaidCase,
): readonly Problem[] {
  const { rules: _, ...unruled } = method.contract
  const { params, waiting } = laidParams(laid, one)
  const isWaiting = (pointer: string) =>
    waiting.some((path) => `/${path}`.startsWith(`${pointer}/`) || `${pointer}/`.startsWith(`/${path}/`))
  try {
    paramsReader(unruled as AnyContract, params)({})
    return []
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error.problems
      .filter(({ pointer }) => !isWaiting(pointer))
      .map(({ pointer, message }) => ({ pointer: placeOf(pointer, one, calculation.inputs, at), message }))
  }
}

/** Where in the document an input of a run is written: in the case or in the calculation. */
function placeOf(pointer: string, one: LaidCase, shared: LaidCase['inputs'], at: string): string {
  const path = pointer.slice(1)
  const paths = Object.keys(one.inputs).filter(
    (own) => path === own || path.startsWith(`${own}/`) || own.startsWith(`${path}/`),
  )
  const longest = paths.toSorted((a, b) => b.length - a.length)[0]
  if (longest === undefined) return `${at}/inputs${pointer}`
  const rest = path.slice(longest.length)
  const isShared = Object.hasOwn(shared, longest) && shared[longest] === one.inputs[longest]
  return `${isShared ? at : one.pointer}/inputs/${escapePointer(longest)}${rest}`
}
