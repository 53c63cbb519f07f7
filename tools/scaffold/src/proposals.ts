/** Kinds that a number may be of: those that measure what its unit measures, by the words that they share with it. */
import { KINDS, type KindName, kindOf } from '@keelson/kinds'
import { isUnit, unit as unitOf } from '@keelson/units'

export interface Proposals {
  /** The one whose name is said whole, in whatever order; undefined where none is. */
  readonly likely: KindName | undefined
  /** Those that share a word, the most like first, and of those the ones that are used nearest by. */
  readonly like: readonly KindName[]
}

const NAMES = Object.keys(KINDS) as KindName[]

/** `nearness`: how near to the new workflow a kind is used. */
export function proposedKinds(words: string, unit: string, nearness: (kind: KindName) => number = () => 0): Proposals {
  if (!isUnit(unit)) return { likely: undefined, like: [] }
  const said = stemsOf(words)
  const like = NAMES.filter((name) => unitOf(kindOf(name).unit).dimension === unitOf(unit).dimension)
    .map((name) => ({ name, score: likeness(said, name) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || nearness(b.name) - nearness(a.name))
    .map(({ name }) => name)
  return { likely: like.find((name) => stemsOf(name).isSubsetOf(said)), like }
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
