/** A calculation taken out of a project: the links that break with it, the changes that take it out, and those that put it back. */
import { type Calculation, isDerived, type Link, type Project } from '@keelson/projects/document.ts'
import { escapePointer } from '@keelson/workflow/place.ts'
import type { Change } from './changes.ts'
import { isLinked } from './input-text.ts'

export interface BrokenLink {
  /** Id of the calculation that has it. */
  readonly calculation: string
  readonly path: string
  /** Name of its load case; undefined of an input of all. */
  readonly case?: string
  readonly link: Link
  readonly pointer: string
  /** Where a refusal of the project without the calculation leads. */
  readonly after: string
}
export interface Removal {
  readonly index: number
  readonly removed: Calculation
  readonly links: readonly BrokenLink[]
  /** Entries of the basis that are its results. */
  readonly entries: Project['basis']
}

/** undefined where the project has no such calculation. */
export function removalOf({ basis, calculations }: Project, id: string): Removal | undefined {
  const index = calculations.findIndex((one) => one.id === id)
  const removed = calculations[index]
  if (!removed) return undefined
  const isOf = (from: string) => from.startsWith(`${id}/`)
  const entries = Object.fromEntries(Object.entries(basis).filter(([, entry]) => isDerived(entry) && isOf(entry.from)))
  const isBroken = (value: unknown): value is Link =>
    isLinked(value) && ('from' in value ? isOf(value.from) : Object.hasOwn(entries, value.basis))
  const links = calculations.flatMap((one, i) => (one === removed ? [] : linksIn(one, i, index, isBroken)))
  return { index, removed, links, entries }
}

function linksIn(
  { id, inputs, cases }: Calculation,
  own: number,
  gone: number,
  isBroken: (value: unknown) => value is Link,
): readonly BrokenLink[] {
  const left = own > gone ? own - 1 : own
  const found = (taken: Calculation['inputs'], place: string, name?: string): readonly BrokenLink[] =>
    Object.entries(taken).flatMap(([path, link]) =>
      isBroken(link)
        ? [
            {
              calculation: id,
              path,
              link,
              pointer: `/calculations/${own}${place}/inputs/${escapePointer(path)}`,
              after: `/calculations/${left}${place}/inputs/${escapePointer(path)}`,
              ...(name !== undefined && { case: name }),
            },
          ]
        : [],
    )
  const ofCases = Array.isArray(cases) ? cases.flatMap((one, i) => found(one.inputs, `/cases/${i}`, one.name)) : []
  return [...found(inputs, ''), ...ofCases]
}

/** The calculation last: its place is that of others once it is gone. */
export const removalChanges = ({ index, links, entries }: Removal): readonly Change[] => [
  ...links.map(({ pointer }) => ({ at: pointer })),
  ...Object.keys(entries).map((name) => ({ at: `/basis/${escapePointer(name)}` })),
  { at: `/calculations/${index}` },
]

/** At its place again, with the links to it; what was changed elsewhere since stays. */
export function restoringChanges(
  { calculations }: Project,
  { index, removed, links, entries }: Removal,
): readonly Change[] {
  const others = calculations.map((one) => withLinks(one, links))
  return [
    ...Object.entries(entries).map(([name, entry]) => ({ at: `/basis/${escapePointer(name)}`, value: entry })),
    { at: '/calculations', value: others.toSpliced(index, 0, removed) },
  ]
}

function withLinks(calculation: Calculation, links: readonly BrokenLink[]): Calculation {
  const own = links.filter((one) => one.calculation === calculation.id)
  const inputsOf = (name: string | undefined) =>
    Object.fromEntries(own.flatMap((one) => (one.case === name ? [[one.path, one.link]] : [])))
  const { cases } = calculation
  return {
    ...calculation,
    inputs: { ...calculation.inputs, ...inputsOf(undefined) },
    ...(Array.isArray(cases) && {
      cases: cases.map((one) => ({ ...one, inputs: { ...one.inputs, ...inputsOf(one.name) } })),
    }),
  }
}
