/** Finds workflows by what one would ask: one index over the live catalog, for HTTP, the home page, the command line and chat. */
import { baseRef } from '@keelson/workflow'
import MiniSearch, { type SearchResult } from 'minisearch'
import { type Catalog, type Entry, shownOf } from '../catalog.ts'
import { termsOf, type Word, wordsOf } from './words.ts'

export interface Hit {
  readonly ref: string
  readonly title: string
  /** '' of a workflow that is not built or is another repo's. */
  readonly question: string
  readonly firable: boolean
  /** Why it cannot be fired here; '' when firable. */
  readonly reason: string
  readonly domain: string
  readonly subdomain: string
  readonly score: number
}
export interface Found {
  readonly query: string
  /** Whether a workflow fits; below the threshold the hits are only the nearest. */
  readonly fits: boolean
  /** Words of the query that no workflow knows. */
  readonly unmatched: readonly string[]
  readonly hits: readonly Hit[]
}
export interface Finder {
  /** The best first, at most `limit`. The query is at most LONGEST_QUERY characters. */
  readonly find: (query: string, limit?: number) => Found
}

export const LONGEST_QUERY = 300
export const HITS = 10
/** Score, by the rarity of the words asked, below which the best hit is only the nearest: 1 in 150 of prompts that fit lie below. */
const FITTING = 2
const BOOST = { title: 4, asked: 3, question: 2, id: 2, standards: 2, subdomain: 1, values: 0.8, inputs: 0.6 }
const FIELDS = Object.keys(BOOST) as (keyof typeof BOOST)[]

/** Workflows that do what another does in another way: meant where the word for that way is said, else second to the other. */
const VARIANTS = [
  { of: /-atlas-query$/, said: 'instant' },
  { of: /-parametric$/, said: 'sweep' },
]
const MEANT = 1.3
const NOT_MEANT = 0.7

/** Terms may hold spaces. */
const BETWEEN = '\n'
/** In how many workflows a term counts as standing that stands in none. */
const UNKNOWN = 0.5

const STORED = ['ref', 'title', 'question', 'firable', 'reason', 'domain', 'subdomain'] as const

interface Entered extends Omit<Hit, 'score'>, Readonly<Record<keyof typeof BOOST, string>> {}

/** The words of a workflow that is not built or is another repo's. */
const UNWRITTEN = { asked: '', standards: '', values: '', inputs: '' }

interface Words {
  /** In how many workflows a term stands. */
  readonly counts: ReadonlyMap<string, number>
  /** The fewer workflows know a term, the more it says. */
  readonly rarity: (term: string) => number
}

const made = new WeakMap<Catalog, Finder>()

/** The finder of a catalog, made at its first use and kept. */
export function finderOf(catalog: Catalog): Finder {
  const finder = made.get(catalog) ?? newFinder(catalog)
  made.set(catalog, finder)
  return finder
}

function newFinder(catalog: Catalog): Finder {
  const entries = catalog.entries.map(entered)
  const words = wordsIn(entries)
  /** What is known is not misspelt, and a number never is. */
  const misspelt = (term: string) => !words.counts.has(term) && !/\d/.test(term)
  const index = new MiniSearch<Entered>({
    idField: 'ref',
    fields: FIELDS,
    storeFields: [...STORED],
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (terms) => terms.split(BETWEEN),
      boost: BOOST,
      prefix: (term) => term.length > 3 && misspelt(term),
      fuzzy: (term) => (term.length > 4 && misspelt(term) ? 0.2 : false),
    },
  })
  index.addAll(entries)
  return { find: (query, limit = HITS) => search(index, words, query, limit) }
}

function wordsIn(entries: readonly Entered[]): Words {
  const each = entries.flatMap((entry) => [...new Set(FIELDS.flatMap((field) => termsOf(entry[field])))])
  const counts = new Map([...Map.groupBy(each, (term) => term)].map(([term, all]) => [term, all.length]))
  return { counts, rarity: (term) => Math.log(1 + entries.length / (counts.get(term) ?? UNKNOWN)) }
}

function entered(entry: Entry): Entered {
  const listing = entry.versions.length === 0 ? undefined : shownOf(entry.versions)
  const [route] = entry.routes
  return {
    ref: baseRef(entry),
    title: entry.title,
    question: listing?.question ?? '',
    firable: entry.firable,
    reason: entry.reason,
    domain: route.domain,
    subdomain: route.subdomain,
    id: entry.id,
    ...(listing?.words ?? UNWRITTEN),
  }
}

function search(index: MiniSearch<Entered>, { counts, rarity }: Words, query: string, limit: number): Found {
  const known = (term: string) => counts.has(term)
  const asked = wordsOf(query, known).filter(
    ({ terms, written }) => terms.some(known) || (terms.length > 0 && !/^\d/.test(written)),
  )
  const terms = [...new Set(asked.flatMap((word) => word.terms))]
  const results = index.search(terms.join(BETWEEN))
  const met = new Set(results.flatMap((r) => r.queryTerms))
  const unmatched = asked.filter((word) => !word.terms.some((term) => met.has(term))).map(({ written }) => written)
  const ranked = results.map((r) => hitOf(r, shareOf(r, asked, rarity) * variantFactor(r, terms))).toSorted(byRank)
  const fits = (ranked[0]?.score ?? 0) > FITTING * total(terms.map(rarity))
  return { query, fits, unmatched: [...new Set(unmatched)], hits: ranked.slice(0, limit) }
}

/** How much of what is asked a result knows. */
function shareOf(result: SearchResult, asked: readonly Word[], rarity: Words['rarity']): number {
  const known = new Set(result.queryTerms)
  const weight = ({ terms }: Word) => Math.max(...terms.map(rarity))
  const met = asked.filter(({ terms }) => terms.some((term) => known.has(term)))
  return total(met.map(weight)) / total(asked.map(weight))
}

function variantFactor({ ref }: SearchResult, terms: readonly string[]): number {
  const variant = VARIANTS.find(({ of }) => of.test(ref))
  if (!variant) return 1
  return terms.includes(variant.said) ? MEANT : NOT_MEANT
}

function hitOf(result: SearchResult, factor: number): Hit {
  const { ref, title, question, firable, reason, domain, subdomain } = result as SearchResult & Entered
  const score = Number((result.score * factor).toPrecision(4))
  return { ref, title, question, firable, reason, domain, subdomain, score }
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0)

/** Of two that fit alike, the one that can be run. */
const byRank = (a: Hit, b: Hit): number =>
  b.score - a.score || Number(b.firable) - Number(a.firable) || (a.ref < b.ref ? -1 : 1)
