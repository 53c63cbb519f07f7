/** Changes of a document by pointer: an entry, a calculation, an input or a case is set or removed. */
import type { Project } from '@keelson/projects'
import { shortJson } from '@keelson/workflow'
import { refused } from './refused.ts'

/** `value` is left out: what stands there is removed. */
export interface Change {
  readonly at: string
  readonly value?: unknown
}

/** Throws ServiceProblem project_refused where a pointer leads nowhere. */
export function changedBy(project: Project, changes: readonly Change[]): unknown {
  const document = structuredClone(project) as unknown
  for (const [i, change] of changes.entries()) {
    const fault = laid(document, partsOf(change.at), change)
    if (fault !== undefined)
      throw refused([{ pointer: `/${i}/at`, message: `${fault} (entered: ${shortJson(change.at)})` }])
  }
  return document
}

const partsOf = (pointer: string): readonly string[] =>
  pointer.startsWith('/')
    ? pointer
        .slice(1)
        .split('/')
        .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    : []

/** What is wrong with the place; undefined where it was changed. */
function laid(document: unknown, parts: readonly string[], { value }: Change): string | undefined {
  const last = parts.at(-1)
  if (last === undefined) return 'must be a JSON pointer such as /basis/pipe.od'
  let held: unknown = document
  for (const part of parts.slice(0, -1)) held = memberOf(held, part)
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

function memberOf(held: unknown, part: string): unknown {
  if (Array.isArray(held)) return held[indexOf(part) ?? -1]
  if (typeof held !== 'object' || held === null || !Object.hasOwn(held, part)) return undefined
  return (held as Readonly<Record<string, unknown>>)[part]
}
