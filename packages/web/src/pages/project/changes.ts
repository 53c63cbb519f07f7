/** Changes of a project as they are sent, and the changes that undo them. */
import type { InputBases } from '@keelson/engine/input-basis.ts'
import type { BasisEntry, Unfrozen } from '@keelson/projects/document.ts'
import { escapePointer } from '@keelson/workflow/place.ts'

/** Without a value: what stands there is removed. */
export interface Change {
  readonly at: string
  readonly value?: unknown
}
type Basis = Readonly<Record<string, BasisEntry>>

const entryPointer = (name: string): string => `/basis/${escapePointer(name)}`
export const inputPointer = (index: number, path: string): string =>
  `/calculations/${index}/inputs/${escapePointer(path)}`

const set = (at: string, value: unknown): Change => (value === undefined ? { at } : { at, value })

/** The entries as they shall be; undefined: removed. */
export const entryChanges = (entries: Readonly<Record<string, BasisEntry | undefined>>): readonly Change[] =>
  Object.entries(entries).map(([name, entry]) => set(entryPointer(name), entry))

/** What puts these entries back as they are now. */
export const undoOfEntries = (
  basis: Basis,
  names: readonly string[],
): Readonly<Record<string, BasisEntry | undefined>> =>
  Object.fromEntries(names.map((name) => [name, Object.hasOwn(basis, name) ? basis[name] : undefined]))

export const inputChange = (index: number, path: string, value: unknown): Change =>
  set(inputPointer(index, path), value)

/** What states again where the value of an input comes from. */
export const statementChanges = (index: number, stated: InputBases | undefined): readonly Change[] =>
  Object.entries(stated ?? {}).map(([pointer, basis]) => ({
    at: `/calculations/${index}/input_basis/${escapePointer(pointer)}`,
    value: basis,
  }))

/** Names of frozen entries that these would change. */
export const frozenAmong = (basis: Basis, names: readonly string[]): readonly string[] =>
  names.filter((name) => Object.hasOwn(basis, name) && basis[name]?.status === 'frozen')

/** The entries, those that are frozen with the account of who changed them and why. */
export const accountedFor = (
  basis: Basis,
  entries: Readonly<Record<string, BasisEntry | undefined>>,
  unfrozen: Unfrozen | undefined,
): Readonly<Record<string, BasisEntry | undefined>> =>
  Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => {
      const isFrozen = frozenAmong(basis, [name]).length > 0
      return [name, entry && isFrozen && unfrozen ? { ...entry, unfrozen } : entry]
    }),
  )
