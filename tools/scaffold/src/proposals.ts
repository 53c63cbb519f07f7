/** Kinds that a number may be of: those that measure what its unit measures, by the words that they share with it. */
import { KINDS, type KindName, kindOf } from '@keelson/kinds'
import { isUnit, unit as unitOf } from '@keelson/units'

export interface Proposals {
  /** The one whose name is said whole, in whatever order; undefined where none is. */
  readonly likely: KindName | undefined
  /** All that measure the same, those that are most like it first. */
  readonly fitting: readonly KindName[]
}

const NAMES = Object.keys(KINDS) as KindName[]

export function proposedKinds(words: string, unit: string): Proposals {
  if (!isUnit(unit)) return { likely: undefined, fitting: [] }
  const said = stemsOf(words)
  const fitting = NAMES.filter((name) => unitOf(kindOf(name).unit).dimension === unitOf(unit).dimension)
    .map((name) => ({ name, score: likeness(said, name) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ name }) => name)
  return { likely: fitting.find((name) => stemsOf(name).isSubsetOf(said)), fitting }
}

/** A word of its name counts twice, one of its title once. */
function likeness(said: ReadonlySet<string>, name: KindName): number {
  const shared = (text: string) => stemsOf(text).intersection(said).size
  return 2 * shared(name) + shared(kindOf(name).title)
}

/** Beginnings of the words, so that deflection meets deflections. */
const STEM = 5
const SHORTEST = 3
const WITHOUT_MEANING: ReadonlySet<string> = new Set([
  'and',
  'for',
  'from',
  'its',
  'per',
  'than',
  'that',
  'the',
  'with',
])

function stemsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  const telling = words.filter((word) => word.length >= SHORTEST && !WITHOUT_MEANING.has(word))
  return new Set(telling.map((word) => word.slice(0, STEM)))
}
