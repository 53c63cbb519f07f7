/** What was sent with one of its quantities scaled: a number, all of a list, each member of all rows. */
import { annotations } from '@keelson/workflow'
import type { TSchema } from 'typebox'

export interface Scaled {
  /** 'line_tension', 'layers/thickness'. */
  readonly path: string
  readonly kind: string
  readonly at: (factor: number) => unknown
}

export function scaledOf(path: string, spec: TSchema, sent: unknown): readonly Scaled[] {
  const { items, properties } = spec as { items?: TSchema; properties?: Readonly<Record<string, TSchema>> }
  if (Array.isArray(sent)) return items === undefined ? [] : ofList(path, items, sent)
  if (typeof sent === 'number') return ofNumber(path, spec, sent)
  if (typeof sent !== 'object' || sent === null) return []
  if ('value' in sent && 'unit' in sent)
    return scaledOf(path, spec, sent.value).map((one) => ({ ...one, at: (f) => ({ ...sent, value: one.at(f) }) }))
  return Object.entries(sent).flatMap(([member, own]) => {
    const field = properties?.[member]
    if (field === undefined) return []
    return scaledOf(`${path}/${member}`, field, own).map((one) => ({
      ...one,
      at: (factor: number) => ({ ...sent, [member]: one.at(factor) }),
    }))
  })
}

function ofNumber(path: string, spec: TSchema, sent: number): readonly Scaled[] {
  const { kind } = annotations(spec)
  return kind === undefined || sent === 0 ? [] : [{ path, kind, at: (factor) => sent * factor }]
}

/** All entries of a list together: those that have the quantity. */
function ofList(path: string, items: TSchema, sent: readonly unknown[]): readonly Scaled[] {
  const entries = sent.map((entry) => scaledOf(path, items, entry))
  const paths = new Map(entries.flat().map((one) => [one.path, one.kind]))
  return [...paths].map(([own, kind]) => ({
    path: own,
    kind,
    at: (factor: number) => sent.map((entry, i) => entries[i]?.find((one) => one.path === own)?.at(factor) ?? entry),
  }))
}
