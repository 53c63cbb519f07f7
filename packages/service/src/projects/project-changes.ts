/** Changes of a document by pointer: an entry, a calculation, an input or a case is set or removed. */
import type { InputBases } from '@keelson/engine'
import type { Project } from '@keelson/projects'
import { without } from '@keelson/projects/input-statements.ts'
import { shortJson } from '@keelson/workflow'
import { partsOf } from '@keelson/workflow/place.ts'
import { memberOf, valueAt } from '@keelson/workflow/value-at.ts'
import { refused } from './refused.ts'

/** `value` is left out: what stands there is removed. */
export interface Change {
  readonly at: string
  readonly value?: unknown
}

/** Throws ServiceProblem project_refused where a pointer leads nowhere. */
export function changedBy(project: Project, changes: readonly Change[]): unknown {
  // A copy of a calculation has the inputs of its original, and a structured clone would keep them one.
  const document = JSON.parse(JSON.stringify(project)) as unknown
  for (const [i, change] of changes.entries()) {
    const fault = laid(document, partsOf(change.at), change)
    if (fault !== undefined)
      throw refused([{ pointer: `/${i}/at`, message: `${fault} (entered: ${shortJson(change.at)})` }])
  }
  for (const { index, path } of changedInputs(changes)) dropStatement(document, index, path)
  return document
}

/** Inputs that are set or removed, unless the same changes state where they come from. */
function changedInputs(changes: readonly Change[]): readonly { readonly index: string; readonly path: string }[] {
  const places = changes.map(({ at }) => partsOf(at)).filter(([place]) => place === 'calculations')
  const stated = new Set(places.flatMap(([, index, member]) => (member === 'input_basis' ? [index] : [])))
  return places.flatMap(([, index = '', member, path]) =>
    member === 'inputs' && path !== undefined && !stated.has(index) ? [{ index, path }] : [],
  )
}

/** What was stated of the value before is not known of the one that is there now. */
function dropStatement(document: unknown, index: string, path: string): void {
  const calculation = memberOf(memberOf(document, 'calculations'), index)
  const stated = memberOf(calculation, 'input_basis')
  if (typeof stated !== 'object' || stated === null) return
  const kept = without(stated as InputBases, [path])
  Object.assign(calculation as object, { input_basis: kept })
}

/** What is wrong with the place; undefined where it was changed. */
function laid(document: unknown, parts: readonly string[], { value }: Change): string | undefined {
  const last = parts.at(-1)
  if (last === undefined) return 'must be a JSON pointer such as /basis/pipe.od'
  const held = valueAt(document, parts.slice(0, -1))
  if (Array.isArray(held)) return laidInList(held, last, value)
  if (typeof held !== 'object' || held === null) return 'does not exist in the project'
  const own = held as Record<string, unknown>
  if (value !== undefined)
    Object.defineProperty(own, last, { value, enumerable: true, configurable: true, writable: true })
  else if (!Object.hasOwn(own, last)) return 'does not exist in the project'
  else delete own[last]
  return undefined
}

function laidInList(held: unknown[], last: string, value: unknown): string | undefined {
  const at = last === '-' ? held.length : indexOf(last)
  if (at === undefined || at > held.length || (value === undefined && at === held.length))
    return 'does not exist in the list'
  if (value === undefined) held.splice(at, 1)
  else held[at] = value
  return undefined
}

const indexOf = (part: string): number | undefined => (/^(0|[1-9]\d{0,5})$/.test(part) ? Number(part) : undefined)
