/** What is different between two states of a project: entries, calculations, links, cases and results. */
import { canonicalText } from '@keelson/engine'
import type { BasisEntry, Calculation, Project } from './document.ts'
import type { Results } from './methods.ts'

type Change = 'added' | 'removed' | 'changed'
export interface EntryChange {
  readonly name: string
  readonly change: Change
  readonly before?: BasisEntry
  readonly after?: BasisEntry
}
interface InputChange {
  readonly path: string
  readonly before?: unknown
  readonly after?: unknown
}
export interface CalculationChange {
  readonly id: string
  readonly change: Change
  /** Inputs and links that are not the same. */
  readonly inputs: readonly InputChange[]
  /** Other members that are not the same: 'ref', 'cases', 'title'. */
  readonly members: readonly string[]
}
export interface ResultChange {
  readonly calculation: string
  readonly case: string
  readonly status: { readonly before: string | null; readonly after: string | null }
  readonly run: { readonly before: string | null; readonly after: string | null }
}
/** A state of a project: its document and its results. */
export interface ProjectState {
  readonly project: Project
  readonly results: Results
}
export interface Differences {
  readonly basis: readonly EntryChange[]
  readonly calculations: readonly CalculationChange[]
  /** Results that are of other numbers. */
  readonly results: readonly ResultChange[]
}

export const differencesOf = (before: ProjectState, after: ProjectState): Differences => ({
  basis: entryChanges(before.project.basis, after.project.basis),
  calculations: calculationChanges(before.project.calculations, after.project.calculations),
  results: resultChanges(before.results, after.results),
})

const isSame = (a: unknown, b: unknown) => canonicalText(a ?? null) === canonicalText(b ?? null)
const keysOf = (a: object, b: object) => [...new Set([...Object.keys(a), ...Object.keys(b)])]

function entryChanges(before: Project['basis'], after: Project['basis']): readonly EntryChange[] {
  return keysOf(before, after).flatMap((name): EntryChange[] => {
    const [was, now] = [own(before, name), own(after, name)]
    if (isSame(was, now)) return []
    return [{ name, change: changeOf(was, now), ...(was && { before: was }), ...(now && { after: now }) }]
  })
}

const own = <T>(object: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(object, name) ? object[name] : undefined

const changeOf = (was: unknown, now: unknown): Change =>
  was === undefined ? 'added' : now === undefined ? 'removed' : 'changed'

function calculationChanges(
  before: readonly Calculation[],
  after: readonly Calculation[],
): readonly CalculationChange[] {
  const [was, now] = [byId(before), byId(after)]
  return keysOf(was, now).flatMap((id): CalculationChange[] => {
    const [a, b] = [own(was, id), own(now, id)]
    if (isSame(a, b)) return []
    if (!a || !b) return [{ id, change: changeOf(a, b), inputs: [], members: [] }]
    const inputs = keysOf(a.inputs, b.inputs).flatMap((path): InputChange[] => {
      const [x, y] = [own(a.inputs, path), own(b.inputs, path)]
      return isSame(x, y) ? [] : [{ path, ...(x !== undefined && { before: x }), ...(y !== undefined && { after: y }) }]
    })
    const members = keysOf(a, b).filter((name) => name !== 'inputs' && !isSame(memberOf(a, name), memberOf(b, name)))
    return [{ id, change: 'changed', inputs, members }]
  })
}

const byId = (all: readonly Calculation[]): Readonly<Record<string, Calculation>> =>
  Object.fromEntries(all.map((one) => [one.id, one]))
const memberOf = (calculation: Calculation, name: string): unknown =>
  (calculation as unknown as Readonly<Record<string, unknown>>)[name]

function resultChanges(before: Results, after: Results): readonly ResultChange[] {
  return keysOf(before, after).flatMap((calculation) => {
    const [was, now] = [own(before, calculation) ?? {}, own(after, calculation) ?? {}]
    return keysOf(was, now).flatMap((name): ResultChange[] => {
      const [a, b] = [own(was, name), own(now, name)]
      if (a?.result_hash === b?.result_hash && a?.status === b?.status) return []
      return [
        {
          calculation,
          case: name,
          status: { before: a?.status ?? null, after: b?.status ?? null },
          run: { before: a?.run_id ?? null, after: b?.run_id ?? null },
        },
      ]
    })
  })
}
