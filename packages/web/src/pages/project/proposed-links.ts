/** Inputs of a new calculation that can be entries of the basis: where one input and one entry have a kind that no others have. */
import { type BasisEntry, isNumberEntry } from '@keelson/projects/document.ts'

export interface ProposedLink {
  readonly path: string
  readonly title: string
  /** Name of the entry. */
  readonly basis: string
}
/** Of an input as it is published. */
export interface PublishedField {
  readonly title?: string
  readonly 'x-kind'?: string
}

export function proposedLinks(
  fields: Readonly<Record<string, PublishedField>>,
  example: Readonly<Record<string, unknown>>,
  basis: Readonly<Record<string, BasisEntry>>,
): readonly ProposedLink[] {
  const entries = Map.groupBy(
    Object.keys(basis).filter((name) => kindOf(basis[name]) !== undefined),
    (name) => kindOf(basis[name]),
  )
  const inputs = Map.groupBy(
    Object.keys(example).filter((path) => fields[path]?.['x-kind'] !== undefined),
    (path) => fields[path]?.['x-kind'],
  )
  return [...inputs].flatMap(([kind, paths]) => {
    const [[path, otherPath], [name, otherName]] = [paths, entries.get(kind) ?? []]
    if (path === undefined || name === undefined || otherPath !== undefined || otherName !== undefined) return []
    return [{ path, title: fields[path]?.title ?? path, basis: name }]
  })
}

const kindOf = (entry: BasisEntry | undefined): string | undefined =>
  entry && isNumberEntry(entry) && entry.kind !== '-' ? entry.kind : undefined
